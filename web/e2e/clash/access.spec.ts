import { expect } from "@playwright/test";
import { inBothThemes, speaks } from "../support/axe";
import { againstBots, Person } from "../support/people";
import { Player } from "../support/player";
import { Reader, setUp } from "../support/script";
import { siteOfFile, test } from "../support/site";
import { journal, openTable } from "../support/table";

const site = siteOfFile();
const WAR = new URL("war.py", import.meta.url);

for (const [language, when] of [
  ["de", "@quick"],
  ["en", "@full"],
] as const) {
  test(`axe finds nothing at a table of Clash of Cultures in both themes, language ${language} ${when}`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const german = language === "de";
    const north = await Person.arrives(browser, site.base, german ? "Nora" : "Nell");
    const south = await Person.arrives(browser, site.base, german ? "Sven" : "Saul");
    for (const one of [north, south]) await speaks(one, language);
    const table = await setUp(site, WAR, [north, south]);
    const [attacker, defender] = [await Reader.sits(north, table), await Reader.sits(south, table)];
    const { page } = attacker;
    await attacker.reads();
    await inBothThemes(page, "the map");
    for (const part of when === "@quick" ? ["advances"] : ["advances", "wonders", "score"]) {
      await page.locator(`.tabs [data-part=${part}]`).click();
      await inBothThemes(page, part);
    }
    await page.locator(".tabs [data-part=board]").click();

    await attacker.says("deed", "move");
    await attacker.says("move", "D3>E5");
    await attacker.says("group", "infantry+ship+ship+ship+ship");
    for (const one of [attacker, defender]) {
      const tactics = await one.reads();
      await one.gives(tactics, tactics.choices[0]?.answer);
    }
    await expect(page.locator(".battle[open] .die").first()).toBeVisible();
    await inBothThemes(page, "a battle with dice");
  });
}

test("a first turn of Clash of Cultures by keyboard alone: arrows walk from hex to hex, digits answer @full", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const anna = await Person.arrives(browser, site.base, "Kay");
  const { name } = await againstBots(anna, 2, { title: "clash" });
  const { page } = anna;
  await openTable(page, name);
  const player = new Player(page, "keyboard", 6);
  await player.asked();
  const before = await journal(page);
  if ((await player.see()).question === "home") {
    await player.walkAndTouch();
    await page
      .locator("[data-action=confirm]:enabled")
      .or(page.locator("[data-question=deed]"))
      .first()
      .waitFor();
    if (await page.locator("[data-action=confirm]:enabled").isVisible()) await page.keyboard.press("Enter");
    await expect.poll(() => journal(page)).toBeGreaterThan(before);
  }
  for (let answers = 0; answers < 6; answers++) {
    expect((await player.asked()).over).toBe(false);
    await player.answer();
  }
});
