/**
 * Pictures of the expansion of Clash of Cultures to look at, not a test of anything: the mat of each civilisation, and
 * twelve moments of its leaders, pieces and events. What chooses among them is as in sights.spec.ts.
 */
import { fileURLToPath } from "node:url";
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

test("moments of the expansion @pictures", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const people = [await arrives(browser, site.base, "Nora"), await arrives(browser, site.base, "Sven")];
  const [{ page }] = people as [Person, Person];
  const sit = async (moment: string): Promise<[Reader, Reader, string]> => {
    const table = await laid(moment, people);
    const [nora, sven] = people as [Person, Person];
    return [await Reader.sits(nora, table), await Reader.sits(sven, table), table];
  };

  await taken(page, await laid("choosing", people), "choosing");
  await taken(page, await laid("home", people), "home-tile");

  await test.step("obelisks, markets, observatories, and an army with its leader", async () => {
    const [north, , table] = await sit("country");
    await taken(page, table, "army", lens("C3"));
    await north.says("deed", "construct");
    await taken(page, table, "building");
  });

  await test.step("a leader is recruited", async () => {
    const [north, , table] = await sit("recruiting");
    await north.says("deed", "recruit");
    await north.says("recruit", "C3");
    await taken(page, table, "recruiting");
    await north.says("recruit-unit", "leader");
    await taken(page, table, "leader");
    await north.says("leader", "caesar");
    await north.says("recruit-unit", "done");
    await taken(page, table, "leader-on-map", lens("C3"));
  });

  for (const [moment, name, key] of [
    ["pirates", "pirates", "pirates-come"],
    ["guillotine", "guillotine", "guillotine"],
    ["diplomat", "great-person", "open-person"],
  ] as const) {
    await test.step(name, async () => {
      const [north, , table] = await sit(moment);
      await north.says("deed", "advance");
      await north.says("advance", "sports");
      for (let question = await north.reads(); question.key !== key; question = await north.reads())
        await north.gives(question, question.choices[0]?.answer);
      await taken(page, table, name);
    });
  }

  await test.step("a leader dies in battle, and an objective of the expansion is met", async () => {
    const [north, south, table] = await sit("death");
    await north.says("deed", "move");
    await north.says("move", "F3>F4");
    await north.says("group", "cavalry+elephant+infantry+infantry");
    let shown = false;
    for (let given = 0; given < LONGEST; given++) {
      const asked = (await whoIsAsked([north, south])) as Reader;
      const question = await asked.reads();
      if (question.key === "objective") break;
      if (question.key === "lose-unit" && asked === south && !shown) {
        shown = true;
        await taken(page, table, "battle-of-leaders");
      }
      const declined = question.choices.find(({ answer }) => answer === "none" || answer === false);
      const { answer } = declined ?? question.choices[0] ?? { answer: null };
      await asked.gives(question, answer);
    }
    await taken(page, table, "leader-killed");
  });

  await test.step("omens wait for a battle", async () => {
    const [north, , table] = await sit("omens");
    await north.says("deed", "move");
    await north.says("move", "F3>F4");
    await north.says("group", "cavalry+elephant+infantry+infantry");
    for (let question = await north.reads(); question.key !== "trojan-horse"; question = await north.reads())
      await north.gives(question, question.choices.at(-1)?.answer);
    await taken(page, table, "omens");
  });

  await test.step("the end, with points for leaders", async () => {
    const [north, south, table] = await sit("end");
    const turn = async (reader: Reader): Promise<void> => {
      for (const deed of ["pass", "pass", "pass", "end"]) await reader.says("deed", deed);
    };
    await turn(north);
    await turn(south);
    const asked = await north.reads();
    await taken(page, table, "objective");
    await north.gives(asked, asked.choices[0]?.answer);
    await south.says("objective", "o11:large_fleet");
    await taken(page, table, "final");
    await taken(page, table, "points", part("score"));
  });
});
