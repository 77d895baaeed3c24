import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { againstBots, Person, type TableInfo } from "../support/people";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
const GAME = new URL("../../../tests/games/sands/golden/sands-5p-golden.jsonl", import.meta.url);
const JUMPS = 40;
const MOST_MS = 200;
const MOST_OPENING_MS = 1000;
/**
 * A decision that took longer is measured again on a fresh page, as often as this. What is slow about a position is slow
 * every time; what other processes of the machine took away is not.
 */
const TRIES = 4;

// A trace copies the whole page after every step, which is more work than the jump that is measured.
test.use({ trace: "off" });

interface Jump {
  /** From the touch of the knob until the board has been drawn, milliseconds. */
  wall: number;
  /** Of these, the time until the site had answered. */
  answer: number;
}

/** Runs in the page: moves the scrubber and waits until the board has followed. */
async function jump(to: number): Promise<Jump> {
  const knob = document.querySelector<HTMLInputElement>(".scrubber input[type=range]") as HTMLInputElement;
  performance.clearResourceTimings();
  const begun = performance.now();
  knob.value = String(to);
  knob.dispatchEvent(new Event("input", { bubbles: true }));
  while (document.querySelector("[data-past]")?.getAttribute("data-past") !== String(to)) {
    await new Promise((next) => requestAnimationFrame(next));
  }
  await new Promise((next) => requestAnimationFrame(next));
  const wall = performance.now() - begun;
  const fetched = performance
    .getEntriesByType("resource")
    .find((one) => one.name.includes(`/positions/${to}`));
  return { wall, answer: fetched ? fetched.duration : 0 };
}

/** Opens the table anew, so that nothing is in memory, and jumps to each place; what each took, and the page's own work. */
async function jumps(
  page: Page,
  name: string,
  places: number[],
): Promise<Map<number, Jump & { work: number }>> {
  await openTable(page, name);
  await page.waitForLoadState("networkidle");
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async (): Promise<number> => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1000 * (metrics.find((one) => one.name === "TaskDuration")?.value ?? 0);
  };
  const took = new Map<number, Jump & { work: number }>();
  for (const to of places) {
    const before = await worked();
    const jumped = await page.evaluate(jump, to);
    took.set(to, { ...jumped, work: (await worked()) - before });
  }
  await client.detach();
  return took;
}

function spread(figures: Iterable<number>): string {
  const sorted = [...figures].sort((a, b) => a - b);
  return `median ${sorted[sorted.length >> 1]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`;
}

test("any decision of a long finished game is a jump of 200 ms, and a table opens within a second late in the game @full", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const table = await anna.brings(await readFile(GAME, "utf8"));
  expect(table.seq).toBeGreaterThan(500);
  // Far from the last place each time, so that nothing of it was fetched in advance.
  const places = Array.from(
    { length: JUMPS },
    (_, n) => Math.floor((((n * 17) % JUMPS) / JUMPS) * (table.seq - 2)) + 1,
  );
  const first = await jumps(anna.page, table.name, places);
  const wall = new Map([...first].map(([to, one]) => [to, one.wall]));
  const slow = (): number[] => places.filter((to) => (wall.get(to) ?? 0) > MOST_MS);
  const again = slow().length;
  for (let attempt = 1; attempt < TRIES && slow().length; attempt++) {
    for (const [to, one] of await jumps(anna.page, table.name, slow()))
      wall.set(to, Math.min(one.wall, wall.get(to) ?? 0));
  }
  const figures = [...first.values()];
  for (const [type, description] of Object.entries({
    jumps: `${JUMPS} in ${table.seq} entries: ${spread(figures.map((one) => one.wall))}`,
    "of these the site": spread(figures.map((one) => one.answer)),
    "processor of the page": spread(figures.map((one) => one.work)),
    "measured again": `${again}, after that: ${spread(wall.values())}`,
  }))
    test.info().annotations.push({ type, description });

  await anna.page.goto("/");
  const row = anna.page.locator(`a[href="/table/${table.name}"]`).first();
  await row.waitFor();
  const opened = await anna.page.evaluate(async (name) => {
    const begun = performance.now();
    (document.querySelector(`a[href="/table/${name}"]`) as HTMLElement).click();
    while (!document.querySelector("[data-target^='region:']"))
      await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - begun;
  }, table.name);
  test
    .info()
    .annotations.push({ type: "opening", description: `${opened.toFixed(0)} ms from click to board` });
  process.stdout.write(
    `${test
      .info()
      .annotations.map((one) => `${one.type}: ${one.description}`)
      .join("\n")}\n`,
  );
  expect(slow(), `decisions that take more than ${MOST_MS} ms each time`).toEqual([]);
  expect(opened).toBeLessThanOrEqual(MOST_OPENING_MS);
});

test("a finished game plays itself again until somebody stops it @full", async ({ browser }) => {
  const ben = await Person.arrives(browser, site.base, "Ben");
  const table = await ben.brings(await readFile(GAME, "utf8"));
  await openTable(ben.page, table.name);
  const past = ben.page.locator("[data-past]");
  await expect(ben.page.locator("#final-title"), "nobody has a name").toContainText("#");
  await ben.page.keyboard.press("Home");
  await expect(past).toHaveAttribute("data-past", "0");
  await expect(ben.page.locator("#final-title"), "the board is seen").toHaveCount(0);
  await ben.page.keyboard.press("p");
  await expect(past).toHaveAttribute("data-past", "3");
  await ben.page.keyboard.press("p");
  await ben.page.keyboard.press("End");
  await expect(past).toHaveCount(0);
});

test("what happened since my last turn is stepped through on the board @quick", async ({ browser }) => {
  const clara = await Person.arrives(browser, site.base, "Clara");
  const { name } = await againstBots(clara, 3);
  await expect.poll(async () => (await clara.get<TableInfo>(`/tables/${name}`)).to_act).toContain(0);
  const { page } = clara;
  await openTable(page, name);
  await page.keyboard.press("r");
  const steps = page.locator("[data-action=recap-on]");
  await expect(steps).toBeVisible();
  while (await steps.isEnabled()) await page.keyboard.press("Shift+ArrowRight");
  await page.locator("[data-action=recap-end]").click();
  await expect(page.locator("[data-past]")).toHaveCount(0);
  await expect(steps).toHaveCount(0);
});
