/**
 * Pictures of Era of Tribes to look at, not a test of anything: moments of games of four and six, three sizes, light,
 * dark and high contrast. CIVITAS_LANGUAGE, CIVITAS_THEMES and CIVITAS_MOMENTS choose among them, CIVITAS_PICTURES the folder.
 */
import { readFileSync } from "node:fs";
import type { Person } from "../support/people";
import { golden, layOut } from "../support/script";
import { type Arrange, arrives, part, taken } from "../support/sights";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();

/** A question, which of the times that it is asked, and what is opened beside it. */
type Moment = [name: string, question: string, time: number, arrange?: Arrange];
const GAMES: Record<string, { file: string; names: string[]; moments: Moment[] }> = {
  six: {
    file: "era-6p-epoch",
    names: ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"],
    moments: [
      ["opening", "action", 1],
      ["growth", "place-vassal", 200],
      ["march", "walk", 120],
      ["voyage", "sail", 12],
      ["tribe", "action", 250, part("tribe")],
      ["score", "action", 300, part("score")],
      ["late", "action", 380],
      ["stacks", "march", 209],
    ],
  },
  four: {
    file: "era-4p-epoch",
    names: ["Gina", "Hugo", "Ines", "Jan"],
    moments: [
      ["battle", "send", 1],
      ["research", "advance", 60, part("research")],
      ["final", "", 1],
    ],
  },
};

/** Where the question is put for this time: so many entries of the journal come before it, and this seat is asked. */
function placeOf(file: string, question: string, time: number): { entries: number; seat: number } {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const entries = lines
    .map((line) => JSON.parse(line) as [number, number, string, unknown])
    .filter(Array.isArray);
  const asked = entries.filter(([, , key]) => key === question);
  const [seq, seat] = asked[Math.min(time, asked.length) - 1] ?? [entries.length, 0];
  return { entries: seq, seat };
}

for (const [game, { file, names, moments }] of Object.entries(GAMES)) {
  test(`moments of a game of ${game} @pictures`, async ({ browser }) => {
    const people: Person[] = [];
    for (const name of names) people.push(await arrives(browser, site.base, name));
    for (const [name, question, time, arrange] of moments) {
      const { entries, seat } = placeOf(golden("era", file), question, time);
      const { name: table } = await layOut(site, golden("era", file), entries, people);
      await taken((people[seat] as Person).page, table, `era-${name}`, arrange);
    }
  });
}
