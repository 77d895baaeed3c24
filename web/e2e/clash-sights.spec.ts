/**
 * Pictures of Clash of Cultures to look at, not a test of anything: eight moments, three sizes, light and dark.
 *
 * `npx playwright test --project=pictures` puts them into the folder that CIVITAS_PICTURES names, or test-results;
 * CIVITAS_LANGUAGE chooses the language, CIVITAS_THEMES other themes.
 */
import { type Browser, type Page, test } from "@playwright/test";
import { Person } from "./people";
import { golden, layOut, Reader, setUp } from "./script";
import { siteOfFile } from "./site";
import { openTable } from "./table";

const site = siteOfFile();
const FOLDER = process.env["CIVITAS_PICTURES"] ?? "test-results/pictures";
const LANGUAGE = process.env["CIVITAS_LANGUAGE"] ?? "en";
const SIZES = { wide: [1440, 900], middle: [1024, 768], phone: [390, 844] } as const;
const THEMES = (process.env["CIVITAS_THEMES"] ?? "light,dark").split(",");
/** The map comes to rest. */
const REST = 900;

type Arrange = (page: Page, phone: boolean) => Promise<void>;

/** Somebody who reads the language of the pictures. */
async function arrives(browser: Browser, name: string): Promise<Person> {
  const person = await Person.arrives(browser, site.base, name, { locale: LANGUAGE });
  await person.patch("/people/me", { language: LANGUAGE });
  await person.context.addInitScript((chosen) => localStorage.setItem("civitas.language", chosen), LANGUAGE);
  return person;
}

/** The table as it is now, in every size and theme; the page is left as it was. */
async function taken(page: Page, table: string, name: string, arrange?: Arrange): Promise<void> {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    for (const look of THEMES) {
      await page.emulateMedia({
        colorScheme: look === "dark" ? "dark" : "light",
        contrast: look === "contrast" ? "more" : "no-preference",
        reducedMotion: "reduce",
      });
      await openTable(page, table);
      await page.waitForTimeout(REST);
      await arrange?.(page, size === "phone");
      await page.waitForTimeout(REST);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${look}.png` });
    }
  }
  await page.setViewportSize({ width: SIZES.wide[0], height: SIZES.wide[1] });
  await openTable(page, table);
}

/** Opens a page of the table by its tab. */
function part(id: string): Arrange {
  return async (page, phone) => {
    if (phone) await page.locator(".tabs [data-part=pages]").click();
    const tab = page.locator(`[data-part=${id}]`).filter({ visible: true });
    if (await tab.count()) await tab.first().click();
  };
}

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
  for (const name of ["Anna", "Ben", "Cleo", "Dan"]) people.push(await arrives(browser, name));
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
  const people = [await arrives(browser, "Nora"), await arrives(browser, "Sven")] as const;
  const table = await setUp(site, "clash_war.py", people);
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
