import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { againstBots, Person, type TableInfo } from "./people";
import { Player } from "./player";
import { siteOfFile } from "./site";
import { openTable } from "./table";

const site = siteOfFile();
const LANGUAGES = ["de", "en"] as const;
const THEMES = ["light", "dark"] as const;

/** All rules, or those alone that look at colours. */
async function findings(page: Page, rules: "all" | "colours"): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules === "colours") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 200)}`),
  );
}

/** Speaks a language from the next page on, as the switch in the bar does. */
async function speaks(person: Person, language: string): Promise<void> {
  await person.patch("/people/me", { language });
  await person.context.addInitScript((chosen) => localStorage.setItem("civitas.language", chosen), language);
  await person.context.addCookies([{ name: "django_language", value: language, url: site.base }]);
}

/** Looks at what is shown now in both themes; the second time only at what a theme can change. */
async function inBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The client draws the theme of the system when it hears of it; the account pages have no script for that.
    await page.waitForFunction(
      (wanted) => (document.documentElement.dataset["theme"] ?? wanted) === wanted,
      colorScheme,
    );
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    expect
      .soft(await findings(page, colorScheme === "light" ? "all" : "colours"), `${what}, ${colorScheme}`)
      .toEqual([]);
  }
}

for (const language of LANGUAGES) {
  test(`axe finds nothing on any page in both themes, language ${language} @quick`, async ({ browser }) => {
    test.setTimeout(900_000);
    const anna = await Person.arrives(browser, site.base, language === "de" ? "Anna" : "Ann");
    await speaks(anna, language);
    const { page } = anna;
    const gathering = await anna.post<TableInfo>("/tables", { title: "sands", seats: 3 });
    const me = await anna.get<{ handle: string }>("/people/me");

    const addresses = [
      "/",
      "/new",
      `/table/${gathering.name}`,
      "/rules",
      "/rules/sands",
      "/learn",
      "/settings",
      `/people/${me.handle}`,
      "/no-such-page",
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator("h1")).toBeVisible();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      await inBothThemes(page, address);
    }

    const playing = await againstBots(anna, 2, { visibility: "public" });
    await openTable(page, playing.name);
    const player = new Player(page, "mouse", 8);
    await player.asked();
    await inBothThemes(page, "table, asked");
    for (const part of await page
      .locator(".tabs [data-part]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["part"]))) {
      await page.locator(`.tabs [data-part=${part}]`).click();
      await inBothThemes(page, `table, page ${part}`);
    }
    await page.locator("[data-action=table-menu]").click();
    await inBothThemes(page, "table, menu");
    await page.keyboard.press("Escape");
    for (const tab of [1, 2]) {
      await page.getByRole("tab").nth(tab).click();
      await inBothThemes(page, `table, tab ${tab}`);
    }

    const stranger = await browser.newContext({ baseURL: site.base, locale: language });
    const outside = await stranger.newPage();
    for (const address of [
      "/",
      "/accounts/login/",
      "/accounts/signup/",
      `/invite/${gathering.invitation}?table=${gathering.name}`,
    ]) {
      await outside.goto(address);
      await expect(outside.locator("h1")).toBeVisible();
      await inBothThemes(outside, `stranger at ${address}`);
    }
    await stranger.close();
    await anna.leaves();
  });
}
