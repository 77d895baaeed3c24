/** The rules beside a table, whatever the title: nobody leaves a game to look something up. */
import { expect, type Page } from "@playwright/test";
import { inBothThemes } from "./support/axe";
import { againstBots, Person, PHONE, titlesOf } from "./support/people";
import { Player } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { some } from "./support/sizes";
import { openTable } from "./support/table";

const site = siteOfFile();

const drawer = (page: Page) => page.locator("dialog[open]:has([data-action=rules-close])");

/** With a few paragraphs: hundreds of the same kind only take axe longer. */
async function looked(page: Page, what: string): Promise<void> {
  await drawer(page).getByRole("searchbox").fill("§ 1");
  await inBothThemes(page, what, { part: "dialog[open]" });
}

test("a link to a rule opens it beside the table, and Escape leads back to the link @quick @full", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const { page } = anna;
  for (const { id } of some(await titlesOf(anna), 1)) {
    const { name } = await againstBots(anna, 2, { title: id });
    await openTable(page, name);
    await new Player(page).asked();
    const address = page.url();
    const link = page.locator(".prompt a[href*='/rules/']").first();
    const paragraph = new URL((await link.getAttribute("href")) ?? "", address).hash.slice(1);
    await link.focus();
    await page.keyboard.press("Enter");
    const meant = drawer(page).locator("article[aria-current=location]");
    await expect(meant).toBeInViewport();
    await expect(meant).toBeFocused();
    expect(paragraph.startsWith((await meant.getAttribute("id")) ?? "none")).toBe(true);
    expect(page.url()).toBe(address);
    await looked(page, `rules beside ${id}`);
    await page.locator("body").press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await link.press("Enter");
    await expect(meant).toBeFocused();
    // The table is still there to be played at.
    await expect(page.locator(".prompt [data-answer], .prompt [data-about]").first()).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await expect(link).toBeFocused();

    await test.step("the whole book, and a paragraph of it from within", async () => {
      await page.locator(".rules[href*='/rules/']").click();
      const other = drawer(page).locator("article").nth(2);
      await other.locator("a.paragraph").click();
      await expect(other).toHaveAttribute("aria-current", "location");
      expect(page.url()).toBe(address);
      await page.locator("[data-action=rules-close]").click();
      await expect(drawer(page)).toHaveCount(0);
    });
  }
});

test("from within a dialog the rules lie over it, and closing them leads back into it @full", async ({
  browser,
}) => {
  const ben = await Person.arrives(browser, site.base, "Ben");
  const { page } = ben;
  for (const { id } of await titlesOf(ben)) {
    const lessons = await ben.get<{ number: number }[]>(`/lessons/${id}`);
    if (!lessons[0]) continue;
    const { name } = await ben.post<{ name: string }>(`/lessons/${id}/${lessons[0].number}`);
    await openTable(page, name);
    const link = page.locator("dialog:modal .rules a").first();
    await link.click();
    await expect(drawer(page).locator("article[aria-current=location]")).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test("on a phone the rules lie over the table, and the phone's own way back leads to it @quick", async ({
  browser,
}) => {
  const tina = await Person.arrives(browser, site.base, "Tina", PHONE);
  const { page } = tina;
  const { name } = await againstBots(tina, 2);
  await openTable(page, name);
  await new Player(page, "touch").asked();
  const address = page.url();
  for (const back of ["button", "phone", "button"]) {
    await page.locator(".prompt a[href*='/rules/']").first().tap();
    await expect(drawer(page).locator("article[aria-current=location]")).toBeInViewport();
    if (back === "button") await page.locator("[data-action=rules-close]").tap();
    else await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(page.locator("[data-seq]")).toBeAttached();
  }
  await page.locator(".tabs a[href^='/rules/']").tap();
  await looked(page, "rules over the table of a phone");
});
