/** The plan of those who play together: on the map of both at once, by pointer and by key, and of nobody else. */
import { expect, type Page } from "@playwright/test";
import { inBothThemes } from "../support/axe";
import { Person, PHONE, together } from "../support/people";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
const FOLDER = process.env["CIVITAS_PICTURES"];
const TOGETHER = { title: "era", options: { automas: "1", level: "easy" } };

async function pictured(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/plan-${name}.png` });
}

/** A place on the map that can be clicked where it is drawn, and that point. */
function clickable(page: Page): Promise<{ target: string; x: number; y: number }> {
  return page
    .locator("[data-area=board] svg")
    .first()
    .evaluate((map) => {
      for (const place of map.ownerDocument.querySelectorAll<SVGElement>(
        "[data-area=board] g[data-target]",
      )) {
        const { left, top, width, height } = place.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y)?.closest<SVGElement>("g[data-target]");
        if (hit === place) return { target: place.dataset["target"] ?? "", x, y };
      }
      throw new Error("nothing on the map can be clicked");
    });
}

/** Signs and arrows that are drawn on the map. */
const drawn = (page: Page) => page.locator("[data-area=board] [data-mark]");

test("partners see each other's signs on the map at once and after weeks, spectators never @full", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Agnes");
  const ben = await Person.arrives(browser, site.base, "Bert", { ...PHONE, locale: "de-DE" });
  const walt = await Person.arrives(browser, site.base, "Walter");
  const { name } = await together([anna, ben], TOGETHER);
  for (const { page } of [anna, ben, walt]) await openTable(page, name);

  await test.step("by the pointer: a sign, which the other sees", async () => {
    await anna.page.locator("[data-action=plan]").click();
    const { target, x, y } = await clickable(anna.page);
    await anna.page.mouse.click(x, y);
    await expect(anna.page.locator("[data-field=place]")).toHaveValue(target);
    await anna.page.locator("[data-action=plan-put]").click();
    await expect(drawn(anna.page)).toHaveCount(1);
    await expect(drawn(ben.page)).toHaveCount(1);
  });

  await test.step("by the keyboard: an arrow with a few words", async () => {
    const { page } = anna;
    const panel = page.locator("[data-panel=plan]");
    await panel.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(panel.getByRole("radio").nth(1)).toBeChecked();
    const places = await panel.locator("[data-field=place] option").allInnerTexts();
    const [from = "", to = ""] = places.slice(places.length / 2);
    await page.keyboard.press("Tab");
    await page.keyboard.type(from);
    await page.keyboard.press("Tab");
    await page.keyboard.type(to);
    await page.keyboard.press("Tab");
    await page.keyboard.type("in spring");
    await page.keyboard.press("Enter");
    await expect(drawn(page)).toHaveCount(2);
    await expect(panel.getByRole("listitem")).toHaveCount(2);
    await expect(drawn(ben.page).last()).toContainText("in spring");
    await inBothThemes(page, "the plan", { part: "[data-area=board]" });
    await pictured(page, "wide");
  });

  await test.step("nobody who watches sees anything of it", async () => {
    await expect(drawn(walt.page)).toHaveCount(0);
    await expect(walt.page.locator("[data-action=plan]")).toHaveCount(0);
  });

  await test.step("on a phone, after a reload; each takes out their own, and one clears it all", async () => {
    const { page } = ben;
    await page.reload();
    await expect(drawn(page)).toHaveCount(2);
    await pictured(page, "phone-closed");
    await page.locator("[data-action=plan]").tap();
    await expect(page.locator("[data-action=plan-remove]")).toHaveCount(0);
    await inBothThemes(page, "the plan on a phone", { part: "[data-panel=plan]" });
    await pictured(page, "phone");
    await anna.page.locator("[data-action=plan-remove]").first().click();
    await expect(drawn(page)).toHaveCount(1);
    await page.locator("[data-action=plan-clear]").tap();
    await page.locator("[data-action=plan-clear-yes]").tap();
    for (const one of [anna.page, page]) await expect(drawn(one)).toHaveCount(0);
  });
});
