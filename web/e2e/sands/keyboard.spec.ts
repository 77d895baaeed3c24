import { expect } from "@playwright/test";
import { againstBots, Person, type TableInfo } from "../support/people";
import { Player } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { journal, openTable } from "../support/table";

const site = siteOfFile();
const LONGEST = 3000;

test("the first round by keyboard alone: arrows walk the map, digits answer, Shift with arrows looks back @quick", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const anna = await Person.arrives(browser, site.base, "Anna");
  const { name } = await againstBots(anna, 2);
  const { page } = anna;
  await openTable(page, name);
  const player = new Player(page, "keyboard", 6);

  await test.step("a region is reached by arrow keys and chosen by Enter", async () => {
    await player.asked();
    const before = await journal(page);
    await player.walkAndTouch();
    await page.waitForFunction(
      (seq) =>
        Number(document.querySelector("[data-seq]")?.getAttribute("data-seq")) > seq ||
        document.querySelector("[data-action=confirm]:enabled") !== null,
      before,
    );
    if (await page.locator("[data-action=confirm]:enabled").isVisible()) await page.keyboard.press("Enter");
    await expect.poll(() => journal(page)).toBeGreaterThan(before);
  });

  await test.step("the rest of the round is answered by keys", async () => {
    for (let answers = 0; answers < 12; answers++) {
      expect((await player.asked()).over).toBe(false);
      await player.answer();
    }
  });

  await test.step("the past is a key away, and so is the present", async () => {
    await player.asked();
    await page.locator("body").press("Shift+ArrowLeft");
    await expect(page.locator("[data-action=now]")).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.locator("[data-action=now]")).toHaveCount(0);
  });
});

test("a whole game by keyboard alone @full", async ({ browser }) => {
  const anna = await Person.arrives(browser, site.base, "Kay");
  const { name } = await againstBots(anna, 2);
  await openTable(anna.page, name);
  const player = new Player(anna.page, "keyboard", 7);
  for (let answers = 0; answers < LONGEST && !(await player.asked()).over; answers++) await player.answer();
  expect((await anna.get<TableInfo>(`/tables/${name}`)).status).toBe("finished");
});
