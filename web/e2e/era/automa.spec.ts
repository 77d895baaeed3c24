/** Against the printed opponent, in browsers: alone at each level and two together, to the end, and on a phone. */
import { expect, type Page } from "@playwright/test";
import { inBothThemes } from "../support/axe";
import { Person, PHONE, together, type TableInfo } from "../support/people";
import { Player, playTogether } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { openTable, showsScores } from "../support/table";
import { inEnglish } from "../support/words";

const site = siteOfFile();
const LONGEST = 1500;
const FOLDER = process.env["CIVITAS_PICTURES"];

function against(level: string, automas = 1): Record<string, unknown> {
  return { title: "era", options: { automas: String(automas), level } };
}

/** Explanations of which pictures are taken. */
const SHOWN: Record<string, string> = { "automa-branch": "branch", "automa-choice": "choice" };

async function pictured(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/automa-${name}.png` });
}

/** Opens what there is to explain by the keyboard, the newest line of each kind; the kinds. */
async function explained(page: Page): Promise<string[]> {
  const older = page.getByRole("button", { name: inEnglish("log-older") });
  while (await older.isVisible()) await older.click();
  const kinds = await page
    .locator("li[data-key]:has([data-action=how])")
    .evaluateAll((lines) => [...new Set(lines.map((line) => (line as HTMLElement).dataset["key"] ?? ""))]);
  for (const kind of kinds) {
    const line = page.locator(`li[data-key="${kind}"]:has([data-action=how])`).last();
    const told = line.locator(".reckoned");
    await line.locator("[data-action=how]").focus();
    await page.keyboard.press("Enter");
    await expect(told, kind).toBeVisible();
    await expect(told.locator("a").first(), kind).toContainText(/§ \S+/);
    for (const sum of await told.locator(".sum > table tfoot").all())
      expect(await sum.innerText(), kind).toMatch(/\d/);
    await inBothThemes(page, kind, { part: "[role=tabpanel]" });
    if (kind in SHOWN) await pictured(page, `why-${SHOWN[kind]}`);
    await page.keyboard.press("Enter");
    await expect(told).toHaveCount(0);
  }
  return kinds;
}

for (const level of ["easy", "medium", "hard"]) {
  test(`alone against the automa to the end by clicks, level ${level} @full`, async ({ browser }) => {
    const anna = await Person.arrives(browser, site.base, `Anna ${level}`);
    const { page } = anna;
    const { name } = await together([anna], against(level));
    await openTable(page, name);
    const player = new Player(page, "mouse", level.length);
    const turned = page.locator('li[data-key="automa-branch"]');
    while ((await turned.count()) === 0) expect(await playTogether([player], 1)).toBe(false);
    await player.asked();
    expect(await explained(page)).toContain("automa-branch");
    await inBothThemes(page, "a table with an automa");
    await pictured(page, `${level}-midway`);
    expect(await playTogether([player], LONGEST)).toBe(true);

    const table = await anna.get<TableInfo>(`/tables/${name}`);
    expect(table.status).toBe("finished");
    await showsScores(page, table.scores);
    await pictured(page, `${level}-end`);
    const { handle } = await anna.get<{ handle: string }>("/people/me");
    await page.goto(`/people/${handle}`);
    await expect(page.locator("[data-campaign=era] tbody tr")).toHaveCount(1);
    await pictured(page, `${level}-campaign`);
  });
}

test("two people together against two automas to the end by clicks @full", async ({ browser }) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const ben = await Person.arrives(browser, site.base, "Ben", { locale: "de-DE" });
  const { name } = await together([anna, ben], against("easy", 2));
  for (const one of [anna, ben]) await openTable(one.page, name);
  const players = [new Player(anna.page, "mouse", 3), new Player(ben.page, "mouse", 4)];
  expect(await playTogether(players, LONGEST)).toBe(true);
  const { status, scores } = await anna.get<TableInfo>(`/tables/${name}`);
  expect(status).toBe("finished");
  for (const { page } of players) await showsScores(page, scores);
  await pictured(ben.page, "together-end");
});

test("a whole round against the automa on a phone, by touch @full", async ({ browser }) => {
  const anna = await Person.arrives(browser, site.base, "Ann", PHONE);
  const { page } = anna;
  const { name } = await together([anna], against("easy"));
  await openTable(page, name);
  const player = new Player(page, "touch", 2);
  const round = async (): Promise<number> =>
    (await anna.get<{ game: { round: number } }>(`/tables/${name}/view`)).game.round;
  for (let answers = 0; answers < 80 && (await round()) < 2; answers++) {
    await player.asked();
    await player.answer();
  }
  expect(await round()).toBe(2);
  await pictured(page, "phone");
});
