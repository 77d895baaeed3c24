/**
 * Pictures of the expansion of Clash of Cultures to look at, not a test of anything: the mat of each civilisation, and
 * twelve moments of its leaders, pieces and events. What chooses among them is as in sights.spec.ts.
 */
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import type { Person } from "../support/people";
import { whoIsAsked } from "../support/player";
import { Reader } from "../support/script";
import { type Arrange, arrives, part, REST, taken } from "../support/sights";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();
const PEOPLES = fileURLToPath(new URL("peoples.py", import.meta.url));
/** Who sits at the tables of the mats, four at most at one. */
const MATS = [
  ["rome", "greece", "china", "vikings"],
  ["phoenicia", "persia", "celts", "babylon"],
  ["india", "huns", "egypt", "maya"],
  ["japan", "aztecs", "carthage"],
] as const;
/** More answers than any battle takes. */
const LONGEST = 30;

const mat =
  (seat: number): Arrange =>
  async (page) => {
    await page.locator(`[data-mat="${seat}"]`).filter({ visible: true }).first().click();
    await page.locator(".clash-mat").waitFor();
  };
const lens =
  (hex: string): Arrange =>
  async (page) => {
    await page.locator(`g[data-target="hex:${hex}"]`).hover({ force: true });
    await page.waitForTimeout(REST);
  };

async function laid(moment: string, people: readonly Person[]): Promise<string> {
  const said = await site.beside(PEOPLES, moment, ...people.map(({ name }) => name));
  return (JSON.parse(said) as { name: string }).name;
}

for (const [number, civs] of MATS.entries()) {
  test(`the mats of ${civs.join(", ")} @pictures`, async ({ browser }) => {
    const names = ["Mia", "Noah", "Ole", "Pia"].slice(0, civs.length);
    const people: Person[] = [];
    for (const name of names) people.push(await arrives(browser, site.base, `${name} ${number + 1}`));
    const table = await laid(`mats-${number}`, people);
    for (const [seat, civ] of civs.entries())
      await taken((people[0] as Person).page, table, `mat-${civ}`, mat(seat));
  });
}

/** Whoever plays the north and the south at a table of this moment; pictures are taken of the north's. */
interface Table {
  north: Reader;
  south: Reader;
  shoot: (name: string, arrange?: Arrange) => Promise<void>;
}
async function sat(browser: Browser, moment: string): Promise<Table> {
  const people = [
    await arrives(browser, site.base, `Nora ${moment}`),
    await arrives(browser, site.base, `Sven ${moment}`),
  ] as const;
  const table = await laid(moment, people);
  const [north, south] = [await Reader.sits(people[0], table), await Reader.sits(people[1], table)];
  return { north, south, shoot: (name, arrange) => taken(north.page, table, name, arrange) };
}
/** All the north's units at F3 attack F4. */
async function attack(north: Reader): Promise<void> {
  await north.says("deed", "move");
  await north.says("move", "F3>F4");
  await north.says("group", "cavalry+elephant+infantry+infantry");
}

test("civilisations to choose from, and their own home tiles @pictures", async ({ browser }) => {
  for (const moment of ["choosing", "home"]) await (await sat(browser, moment)).shoot(moment);
});

test("an army with its leader; obelisks, markets and observatories @pictures", async ({ browser }) => {
  const { north, shoot } = await sat(browser, "country");
  await shoot("army", lens("C3"));
  await north.says("deed", "construct");
  await shoot("building");
});

test("a leader is recruited @pictures", async ({ browser }) => {
  const { north, shoot } = await sat(browser, "recruiting");
  await north.says("deed", "recruit");
  await north.says("recruit", "C3");
  await shoot("recruiting");
  await north.says("recruit-unit", "leader");
  await shoot("leader");
  await north.says("leader", "caesar");
  await north.says("recruit-unit", "done");
  await shoot("leader-on-map", lens("C3"));
});

for (const [moment, key] of [
  ["pirates", "pirates-come"],
  ["guillotine", "guillotine"],
  ["diplomat", "open-person"],
] as const) {
  test(`an event of the expansion: ${moment} @pictures`, async ({ browser }) => {
    const { north, shoot } = await sat(browser, moment);
    await north.says("deed", "advance");
    await north.says("advance", "sports");
    for (let question = await north.reads(); question.key !== key; question = await north.reads())
      await north.gives(question, question.choices[0]?.answer);
    await shoot(moment);
  });
}

test("a leader dies in battle, and an objective of the expansion is met @pictures", async ({ browser }) => {
  const { north, south, shoot } = await sat(browser, "death");
  await attack(north);
  let shown = false;
  for (let given = 0; given < LONGEST; given++) {
    const asked = (await whoIsAsked([north, south])) as Reader;
    const question = await asked.reads();
    if (question.key === "objective") break;
    if (question.key === "lose-unit" && asked === south && !shown) {
      shown = true;
      await shoot("battle-of-leaders");
    }
    const declined = question.choices.find(({ answer }) => answer === "none" || answer === false);
    await asked.gives(question, (declined ?? question.choices[0])?.answer);
  }
  await shoot("leader-killed");
});

test("omens wait for a battle @pictures", async ({ browser }) => {
  const { north, shoot } = await sat(browser, "omens");
  await attack(north);
  for (let question = await north.reads(); question.key !== "trojan-horse"; question = await north.reads())
    await north.gives(question, question.choices.at(-1)?.answer);
  await shoot("omens");
});

test("the end, with points for leaders @pictures", async ({ browser }) => {
  const { north, south, shoot } = await sat(browser, "end");
  for (const reader of [north, south])
    for (const deed of ["pass", "pass", "pass", "end"]) await reader.says("deed", deed);
  const asked = await north.reads();
  await shoot("objective");
  await north.gives(asked, asked.choices[0]?.answer);
  await south.says("objective", "o11:large_fleet");
  await shoot("final");
  await shoot("points", part("score"));
});
