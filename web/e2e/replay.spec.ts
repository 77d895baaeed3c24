import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { againstBots, Person, type TableInfo } from "./people";
import { siteOfFile } from "./site";
import { openTable } from "./table";

const site = siteOfFile();
const GAME = new URL("../../tests/games/sands/golden/sands-5p-golden.jsonl", import.meta.url);
const JUMPS = 40;

/** Runs in the page: moves the scrubber and waits until the board has followed; milliseconds. */
async function jump(to: number): Promise<number> {
  const knob = document.querySelector<HTMLInputElement>(".scrubber input[type=range]") as HTMLInputElement;
  const begun = performance.now();
  knob.value = String(to);
  knob.dispatchEvent(new Event("input", { bubbles: true }));
  while (document.querySelector("[data-past]")?.getAttribute("data-past") !== String(to)) {
    await new Promise((next) => requestAnimationFrame(next));
  }
  await new Promise((next) => requestAnimationFrame(next));
  return performance.now() - begun;
}

test("any decision of a long finished game is a jump of 200 ms, and a table opens within a second late in the game @full", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const table = await anna.post<TableInfo>("/games", { file: await readFile(GAME, "utf8") });
  await openTable(anna.page, table.name);
  const took: number[] = [];
  for (let n = 0; n < JUMPS; n++) {
    // far from the last place, so that nothing of it was fetched in advance
    const to = Math.floor((((n * 17) % JUMPS) / JUMPS) * (table.seq - 2)) + 1;
    took.push(await anna.page.evaluate(jump, to));
  }
  took.sort((a, b) => a - b);
  const median = took[Math.floor(took.length / 2)] as number;
  test.info().annotations.push({
    type: "jumps",
    description: `${table.seq} entries, median ${median.toFixed(0)} ms, longest ${took.at(-1)?.toFixed(0)} ms`,
  });

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
  expect(median).toBeLessThanOrEqual(200);
});

test("a finished game plays itself again until somebody stops it @full", async ({ browser }) => {
  const ben = await Person.arrives(browser, site.base, "Ben");
  const table = await ben.post<TableInfo>("/games", { file: await readFile(GAME, "utf8") });
  await openTable(ben.page, table.name);
  const past = ben.page.locator("[data-past]");
  await ben.page.keyboard.press("Home");
  await expect(past).toHaveAttribute("data-past", "0");
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
