/** Games of others: listed with a small picture of the board, watched by anybody. */
import { expect } from "@playwright/test";
import { inBothThemes } from "./support/axe";
import { againstBots, browserOf, Person, PHONE, titlesOf } from "./support/people";
import { siteOfFile, test } from "./support/site";

const site = siteOfFile();
const FOLDER = process.env["CIVITAS_PICTURES"];

test("a stranger sees the boards of public games at a glance, and watches one @quick", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const tables: string[] = [];
  for (const { id, seats } of await titlesOf(anna)) {
    const most = Math.max(...seats);
    tables.push((await againstBots(anna, most, { title: id, visibility: "public" })).name);
  }
  for (const [size, how] of Object.entries({ wide: {}, phone: PHONE })) {
    const stranger = await browserOf(browser, { baseURL: site.base, ...how });
    const page = await stranger.newPage();
    await page.goto("/games");
    for (const name of tables) {
      const picture = page.locator(`article > a[href="/table/${name}"]`);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture.locator("svg").first()).toBeVisible();
      // A picture only: nothing in it can be reached.
      await expect(picture.locator("[inert]")).toBeVisible();
    }
    await inBothThemes(page, `games, ${size}`);
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/games-${size}.png`, fullPage: true });
    if (size === "phone") continue;
    await page.locator(`[data-games=playing] a.button[href="/table/${tables[0]}"]`).click();
    await expect(page.locator("[data-seq]")).toBeAttached();
  }
});
