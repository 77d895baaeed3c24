/** Reading along: the log while a game goes on, and what a step of the past tells, whatever the title. */
import { expect, type Page } from "@playwright/test";
import { againstBots, Person, titlesOf } from "./support/people";
import { Player } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { some } from "./support/sizes";
import { openTable } from "./support/table";

interface Told {
  seq: number;
  text: string;
  params: { seat?: number };
}

const site = siteOfFile();
const log = (page: Page) => page.locator(".log");
const fromEnd = (page: Page): Promise<number> =>
  log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);

test("the log follows until the reader scrolls away, and then offers the newest line @quick", async ({
  browser,
}) => {
  // So low a window that a few lines fill the log.
  const anna = await Person.arrives(browser, site.base, "Anna", { viewport: { width: 1440, height: 620 } });
  const { page } = anna;
  const { name } = await againstBots(anna, 3);
  await openTable(page, name);
  const player = new Player(page, "mouse", 4);
  const newest = page.locator("[data-action=log-newest]");
  for (let answers = 0; answers < 8; answers++) {
    await player.asked();
    await expect.poll(() => fromEnd(page), { message: `after ${answers} answers` }).toBeLessThan(3);
    await player.answer();
  }
  await expect(newest).toHaveCount(0);

  await log(page).hover();
  await page.mouse.wheel(0, -400);
  await expect(newest).toBeVisible();
  const read = await log(page).evaluate((box) => box.scrollTop);
  await player.asked();
  await player.answer();
  await player.asked();
  expect(await log(page).evaluate((box) => box.scrollTop)).toBe(read);
  await newest.click();
  await expect.poll(() => fromEnd(page)).toBeLessThan(3);
  await expect(newest).toHaveCount(0);
});

test("a step of the past tells what happened and who did it, and the log stands there @quick @full", async ({
  browser,
}) => {
  const ben = await Person.arrives(browser, site.base, "Ben");
  const { page } = ben;
  for (const { id, seats } of some(await titlesOf(ben), 1)) {
    const name = (
      await site.beside("e2e/support/finished.py", id, ben.name, String(Math.min(...seats)))
    ).trim();
    const { lines } = await ben.get<{ lines: Told[] }>(`/tables/${name}/notes?since=0&lang=en`);
    const early = lines.find(({ seq, params }) => seq > 30 && params.seat !== undefined);
    if (!early) throw new Error(`${id} tells nothing`);
    await page.goto(`/table/${name}?at=${early.seq + 1}`);
    await expect(page.locator(`[data-past="${early.seq + 1}"]`)).toBeAttached();
    await expect(page.locator(".told li").filter({ hasText: early.text }).first()).toBeVisible();
    await expect(page.locator(`.log .here [data-line="${early.seq}"]`).first()).toBeInViewport();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.locator(`[data-past="${early.seq + 2}"]`)).toBeAttached();
    for (const { text } of lines.filter(({ seq }) => seq === early.seq + 1).slice(0, 4))
      await expect(page.locator(".told li").filter({ hasText: text }).first()).toBeVisible();
  }
});

test("after a hint, Enter confirms the answer that was chosen @quick", async ({ browser }) => {
  const clara = await Person.arrives(browser, site.base, "Clara");
  const { page } = clara;
  await clara.patch("/people/me", { confirm: "always" });
  const { name } = await againstBots(clara, 2, { teaching: true });
  await openTable(page, name);
  const player = new Player(page);
  await player.asked();
  const before = Number(await page.locator("[data-seq]").getAttribute("data-seq"));
  await page.locator("[data-action=hint]").click();
  await expect(page.locator("[data-action=hint-take]").first()).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.locator("[data-action=confirm]:enabled")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => Number(await page.locator("[data-seq]").getAttribute("data-seq")))
    .toBeGreaterThan(before);
});
