import { expect } from "@playwright/test";
import { inBothThemes, speaks } from "./support/axe";
import { againstBots, browserOf, Person, type TableInfo } from "./support/people";
import { Player } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { openTable } from "./support/table";
import { ANY_TITLE } from "./support/titles";

const site = siteOfFile();

for (const [language, when] of [
  ["de", "@quick"],
  ["en", "@full"],
] as const) {
  test(`axe finds nothing on the pages in both themes, language ${language} ${when}`, async ({ browser }) => {
    test.setTimeout(900_000);
    const anna = await Person.arrives(browser, site.base, language === "de" ? "Anna" : "Ann");
    await speaks(anna, language);
    const { page } = anna;
    const gathering = await anna.post<TableInfo>("/tables", { title: ANY_TITLE, seats: 3 });
    const me = await anna.get<{ handle: string }>("/people/me");

    const forms = ["/new", "/settings/notices", `/people/${me.handle}`];
    const lists = ["/", "/rules", `/rules/${ANY_TITLE}`, "/learn", "/settings", "/ratings", "/no-such-page"];
    const addresses = [`/table/${gathering.name}`, ...forms, ...(when === "@full" ? lists : ["/learn"])];
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

    const stranger = await browserOf(browser, { baseURL: site.base, locale: language });
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
