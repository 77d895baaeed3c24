/** The look back at a finished game, to look at. */
import { expect } from "@playwright/test";
import type { Person } from "./support/people";
import { arrives, pictured } from "./support/sights";
import { siteOfFile, test } from "./support/site";
import { TITLES } from "./support/titles";

const site = siteOfFile();
/** A game that bots have played to its end, the person on the first seat. */
async function finished(person: Person, title: string): Promise<string> {
  return (await site.beside("e2e/support/finished.py", title, person.name)).trim();
}

for (const title of TITLES) {
  test(`the look back at ${title}, to look at @pictures`, async ({ browser }) => {
    const lea = await arrives(browser, site.base, `Lea of ${title}`);
    const name = await finished(lea, title);
    const { page } = lea;
    const address = `/table/${name}/analysis`;
    await page.goto(address);
    await expect(page.locator("svg[role=img]")).toBeVisible();
    await pictured(page, address, `analysis-${title}`);
  });
}
