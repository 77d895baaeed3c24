import { expect } from "@playwright/test";
import { againstBots, Person } from "../support/people";
import { Player } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
/** More answers than a first round ever asks for. */
const MOST = 40;

test("a newcomer plays the first round against a bot by clicks: trade, an advance, an expansion @full", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const anna = await Person.arrives(browser, site.base, "Anna");
  const { page } = anna;
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  const table = await againstBots(anna, 2, { title: "era" });
  await openTable(page, table.name);
  const player = new Player(page);
  const moment = page.locator("header .moment");

  const done: string[] = [];
  /** The first of these answers that may be given now is clicked; without any, something that is lit. */
  const click = async (...answers: string[]): Promise<void> => {
    const before = await page.locator("[data-seq]").getAttribute("data-seq");
    for (const answer of answers) {
      const button = page.locator(`.prompt [data-answer='"${answer}"']:enabled:not([aria-disabled=true])`);
      if (!(await button.isVisible())) continue;
      await button.click();
      const confirm = page.locator("[data-action=confirm]:enabled");
      await expect
        .poll(async () => {
          if ((await page.locator("[data-seq]").getAttribute("data-seq")) !== before) return true;
          if (await confirm.isVisible()) await confirm.click();
          return false;
        })
        .toBe(true);
      done.push(answer);
      return;
    }
    await player.answer();
  };

  for (let answers = 0; answers < MOST; answers++) {
    const { question } = await player.asked();
    if (/\b2\b/.test((await moment.textContent()) ?? "")) break;
    if (question === "action")
      await click(...["trade", "advance", "pass"].filter((deed) => !done.includes(deed)));
    else if (question === "march") await click("done");
    else await player.answer();
  }
  await expect(moment).toContainText("2");
  expect(done).toContain("trade");
  expect(done).toContain("done"); // whoever does not expand does so at the end of the round
  expect(faults).toEqual([]);
});
