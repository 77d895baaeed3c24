/** The map never moves: whatever is asked, its box on the page stays where it is, at every size. */
import { expect, type Page } from "@playwright/test";
import { againstBots, Person, PHONE, titlesOf } from "./support/people";
import { Player } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { isQuick } from "./support/sizes";
import { openTable } from "./support/table";

const site = siteOfFile();
const SIZES = {
  wide: { viewport: { width: 1440, height: 900 } },
  middle: { viewport: { width: 1024, height: 768 } },
  phone: PHONE,
};
/** So many questions are answered at each size of the page. */
const ANSWERS = { quick: 4, full: 14 };

async function mapBox(page: Page): Promise<string> {
  return JSON.stringify(await page.locator(".board[data-part], .map").first().boundingBox());
}

/** How many pixels of the button that confirms an answer are cut off by the dock. */
function cutOff(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dock = document.querySelector("[data-area=dock]")?.getBoundingClientRect();
    const button = document.querySelector("[data-action=confirm]")?.getBoundingClientRect();
    return dock && button ? Math.max(0, Math.ceil(button.bottom - dock.bottom)) : 0;
  });
}

/** In the quick tests the titles take turns, so that each is seen at one size and each size with one of them. */
function turn<T>(all: readonly T[], place: number): readonly T[] {
  if (!isQuick()) return all;
  return all.filter((_, at) => at % Object.keys(SIZES).length === place);
}

for (const [place, [size, how]] of Object.entries(SIZES).entries()) {
  test(`the map keeps its place through a game, ${size} @quick @full`, async ({ browser }) => {
    const anna = await Person.arrives(browser, site.base, `Anna ${size}`, how);
    for (const { id } of turn(await titlesOf(anna), place)) {
      const { name } = await againstBots(anna, 2, { title: id });
      await openTable(anna.page, name);
      const player = new Player(anna.page, size === "phone" ? "touch" : "mouse", 5);
      await player.asked();
      const first = await mapBox(anna.page);
      for (let given = 0; given < ANSWERS[isQuick() ? "quick" : "full"]; given++) {
        const { question, over } = await player.asked();
        if (over) break;
        expect(await mapBox(anna.page), `${id}: ${question}`).toBe(first);
        if (size !== "phone") expect(await cutOff(anna.page), `${id}: ${question}`).toBe(0);
        await player.answer();
        expect(await mapBox(anna.page), `${id}: after ${question}`).toBe(first);
      }
    }
    await anna.leaves();
  });
}
