/**
 * Pictures of Clash of Cultures to look at, not a test of anything: nine moments, three sizes, light, dark and high
 * contrast.
 *
 * `npx playwright test --project=pictures` puts them into the folder that CIVITAS_PICTURES names, or test-results;
 * CIVITAS_LANGUAGE chooses the language, CIVITAS_THEMES other themes,
 * CIVITAS_MOMENTS some of the moments.
 */
import type { Person } from "../support/people";
import { golden, layOut, Reader, setUp } from "../support/script";
import { type Arrange, arrives, part, REST, taken } from "../support/sights";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();
const WAR = new URL("war.py", import.meta.url);
const LATE = new URL("late.py", import.meta.url);

/** Points at a hex until its lens opens. */
function lens(hex: string): Arrange {
  return async (page) => {
    await page.locator(`g[data-target="hex:${hex}"]`).hover({ force: true });
    await page.waitForTimeout(REST);
  };
}

test("the opening, exploring and the final score of a game of four @pictures", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const people: Person[] = [];
  for (const name of ["Anna", "Ben", "Cleo", "Dan"]) people.push(await arrives(browser, site.base, name));
  const file = golden("clash", "clash-4p-rounds-short");
  for (const [name, entries, seat] of [
    ["opening", 9, 0],
    ["exploring", 47, 2],
    ["final", 10_000, 2],
  ] as const) {
    const { name: table } = await layOut(site, file, entries, people);
    await taken((people[seat] as Person).page, table, name);
  }
});

test("a city, the advances, production and two battles @pictures", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const people = [
    await arrives(browser, site.base, "Nora"),
    await arrives(browser, site.base, "Sven"),
  ] as const;
  const table = await setUp(site, WAR, people);
  const [north, south] = [await Reader.sits(people[0], table), await Reader.sits(people[1], table)];
  await taken(north.page, table, "city", lens("F4"));
  await north.says("deed", "advance");
  await taken(north.page, table, "advances", part("advances"));
  await north.says("advance", "engineering");
  await north.says("deed", "produce");
  await north.says("produce", "D2");
  await taken(north.page, table, "production");
  for (let question = await north.reads(); question.key === "harvest"; question = await north.reads())
    await north.gives(question, question.choices[0]?.answer);
  await north.says("deed", "move");
  await north.says("move", "D3>E5");
  await north.says("group", "infantry+ship+ship+ship+ship");
  for (const one of [north, south]) {
    const tactics = await one.reads();
    await one.gives(tactics, tactics.choices[0]?.answer);
  }
  await taken(north.page, table, "sea-battle");
  await north.says("retreat", true);
  await north.says("move", "F3>F4");
  await north.says("group", "infantry+infantry+infantry+infantry");
  const laid = await north.reads();
  await north.gives(laid, laid.choices[0]?.answer);
  await taken(south.page, table, "tactics");
});

test("a rich country late in a game @pictures", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const people = [await arrives(browser, site.base, "Nele"), await arrives(browser, site.base, "Sten")];
  const table = await setUp(site, LATE, people);
  await taken((people[0] as Person).page, table, "late");
});
