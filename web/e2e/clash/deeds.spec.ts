/** What one can do is seen at once, at every size: a button for each deed, none behind a list, none to be scrolled to. */
import { expect } from "@playwright/test";
import { questionOf } from "../../src/table/asking/question";
import type { PromptOut } from "../../src/table/server";
import { Person } from "../support/people";
import { setUp } from "../support/script";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
/** Pictures of it, if anybody wants them. */
const FOLDER = process.env["CIVITAS_PICTURES"];
const WAR = new URL("war.py", import.meta.url);
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

// German, whose words are the longer ones, says at the quick size whether they fit.
for (const [language, when] of [
  ["de", "@quick"],
  ["en", "@full"],
] as const) {
  test(`every deed has a button in sight, ${language} ${when}`, async ({ browser }) => {
    const north = await Person.arrives(browser, site.base, `Nora ${language}`, { locale: language });
    const south = await Person.arrives(browser, site.base, `Sven ${language}`);
    const name = await setUp(site, WAR, [north, south]);
    const { page } = north;
    const deeds = questionOf(await north.get<PromptOut>(`/tables/${name}/prompt`))?.choices ?? [];
    expect(deeds.length).toBeGreaterThan(9);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await openTable(page, name);
      await expect(page.locator(".prompt [data-answer]")).toHaveCount(deeds.length);
      if (FOLDER) await page.screenshot({ path: `${FOLDER}/deeds-${language}-${width}.png` });
      await expect(page.locator("[data-action=all-answers]")).toHaveCount(0);
      const dock = page.locator(width > 760 ? ".prompt .answers" : ".sheet .inside");
      const { y: top, height: high } = (await dock.boundingBox()) ?? { y: 0, height: 0 };
      for (const button of await page.locator(".prompt [data-answer]").all()) {
        const box = (await button.boundingBox()) ?? { y: -1, height: 0 };
        expect(box.y, await button.innerText()).toBeGreaterThanOrEqual(top);
        expect(box.y + box.height, await button.innerText()).toBeLessThanOrEqual(top + high + 1);
      }
    }
  });
}
