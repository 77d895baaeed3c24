/**
 * Two people and two bots, each person in a browser of their own, from signing up to the final score. What they want to
 * see at least once is chosen when it may be: an alliance, a purchase by force, a landing. For the rest they ask for hints
 * as often as the site allows, and do something else meanwhile. Every answer is given by clicks.
 */
import { expect } from "@playwright/test";
import type { Question } from "../../src/table/asking/question";
import { hinted, linesOf, Person, type TableInfo, together } from "../support/people";
import { whoIsAsked } from "../support/player";
import { Reader } from "../support/script";
import { siteOfFile, test } from "../support/site";
import { showsScores } from "../support/table";
import { atlas } from "../../src/titles/era/testing";

const site = siteOfFile();
const SEATS = 4;
/** More answers of two people than any game takes. */
const LONGEST = 1_500;
/** After so many answers it says how far it is. */
const OFTEN = 25;
/** Pictures of it, if anybody wants them. */
const FOLDER = process.env["CIVITAS_PICTURES"];

interface Province {
  holder?: number;
  village?: unknown;
}
interface View {
  viewer: number;
  game: { provinces: Record<string, Province> };
}
/** Is a wish brought nearer by this answer, as the land lies? */
type Way = (answer: string, land: Record<string, Province>, seat: number) => boolean;
const like =
  (pattern: RegExp): Way =>
  (answer) =>
    pattern.test(answer);
const isFought: Way = (answer, land, seat) => {
  const { holder = seat, village } = land[answer] ?? {};
  return atlas.provinces[answer]?.sea === false && (village !== undefined || holder !== seat);
};

/** What the log has to tell of, and the answers that lead there, by their questions. */
const WISHES: Record<string, Record<string, Way[]>> = {
  landing: {
    "first-advance": [like(/^navigation$/)],
    advance: [like(/^navigation$/)],
    recruit: [like(/^fleet:/)],
    march: [like(/^fleet:/)],
    sail: [isFought],
  },
  epoch: { action: [like(/^revolution$/)] },
  alliance: { bargain: [like(/^ally:/)], action: [like(/^diplomacy$/)] },
  // Treaties, thalers and a vassal are saved for it.
  bought: {
    bargain: [like(/^force-buy:/), like(/^none$/)],
    diplomacy: [like(/^none$/)],
    action: [like(/^diplomacy$/)],
  },
};

/** What the log has told of so far. */
class Heard {
  readonly keys = new Set<string>();
  private since = 0;

  async listen(person: Person, table: string): Promise<void> {
    for (const { key, seq } of await linesOf(person, table, this.since)) {
      this.keys.add(key);
      this.since = seq + 1;
    }
  }
}

async function chosen(
  person: Person,
  table: string,
  { key, choices, kind }: Question,
  heard: Heard,
): Promise<unknown> {
  const ways = Object.entries(WISHES).flatMap(([note, { [key]: found = [] }]) =>
    heard.keys.has(note) ? [] : found,
  );
  if (ways.length) {
    const { viewer, game } = await person.get<View>(`/tables/${table}/view`);
    for (const way of ways) {
      const wanted = choices.find(({ answer }) => way(String(answer), game.provinces, viewer));
      if (wanted) return wanted.answer;
    }
  }
  return (await hinted(person, table, kind !== "one" && kind !== "yesno")) ?? choices[0]?.answer;
}

test("two people and two bots play to the final score, with an alliance, a purchase by force, a landing and a revolution @full", async ({
  browser,
}) => {
  const anna = await Person.signsUp(browser, site.base, "Anna");
  const ben = await Person.signsUp(browser, site.base, "Ben", { locale: "de-DE" });
  const people = [anna, ben] as const;
  const { name } = await together(people, { title: "era", seats: SEATS, teaching: true }, "greedy");
  const readers = [await Reader.sits(anna, name), await Reader.sits(ben, name)];
  const faults: string[] = [];
  for (const { page } of people) page.on("pageerror", ({ message }) => faults.push(message));
  const heard = new Heard();

  for (let given = 0; given < LONGEST; given++) {
    const reader = (await whoIsAsked(readers)) as Reader | null;
    if (!reader) break;
    const person = reader === readers[0] ? anna : ben;
    await heard.listen(person, name);
    const question = await reader.reads();
    await reader.gives(question, await chosen(person, name, question, heard));
    if (given % OFTEN === 0)
      process.stdout.write(
        `${given} answers: ${
          Object.keys(WISHES)
            .filter((note) => heard.keys.has(note))
            .join(", ") || "nothing of note"
        }\n`,
      );
  }

  await heard.listen(anna, name);
  const { status, scores } = await anna.get<TableInfo>(`/tables/${name}`);
  process.stdout.write(
    `${readers.map(({ given }) => given).join(" and ")} answers, scores ${scores?.join(", ")}\n`,
  );
  expect(status).toBe("finished");
  expect(Object.keys(WISHES).filter((note) => !heard.keys.has(note))).toEqual([]);
  for (const { page, name: who } of people) {
    await showsScores(page, scores);
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/era-final-${who}.png` });
  }
  expect(faults).toEqual([]);
});
