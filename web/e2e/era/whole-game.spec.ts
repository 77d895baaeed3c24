/**
 * Two people and two bots, each person in a browser of their own, from signing up to the final score. What they want to
 * see at least once is chosen when it may be: an alliance, a purchase by force. For the rest they take the best of
 * the hints. Every answer is given by clicks.
 */
import { expect } from "@playwright/test";
import type { Question } from "../../src/table/asking/question";
import { Person, type TableInfo } from "../support/people";
import { whoIsAsked } from "../support/player";
import { Reader } from "../support/script";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();
const SEATS = 4;
/** More answers of two people than any game takes. */
const LONGEST = 1_500;
/** Milliseconds between two looks whether a hint is there. */
const LOOK = 100;
/** Milliseconds before a hint is asked for again that was asked for too soon. */
const BREATH = 3_000;
/** Pictures of it, if anybody wants them. */
const FOLDER = process.env["CIVITAS_PICTURES"];

/** What the log has to tell of, and the answers that lead there, by their questions. */
const WISHES: Record<string, Record<string, RegExp>> = {
  alliance: { bargain: /^ally:/, action: /^diplomacy$/ },
  bought: { bargain: /^force-buy:/, action: /^diplomacy$/ },
  landing: {},
  epoch: {},
};

interface Hint {
  state: "thinking" | "ready";
  best: { answer: unknown }[];
}

/** What the log has told of so far. */
class Heard {
  readonly keys = new Set<string>();
  private since = 0;

  async listen(person: Person, table: string): Promise<void> {
    interface Lines {
      lines: { key: string; seq: number }[];
    }
    const { lines } = await person.get<Lines>(`/tables/${table}/notes?since=${this.since}`);
    for (const { key, seq } of lines) {
      this.keys.add(key);
      this.since = seq;
    }
  }
}

async function seated([anna, ben]: readonly [Person, Person]): Promise<string> {
  const { name, invitation } = await anna.post<TableInfo>("/tables", {
    title: "era",
    seats: SEATS,
    teaching: true,
  });
  await ben.post("/join", { invitation });
  for (const seat of [2, 3]) await anna.put(`/tables/${name}/seats/${seat}/bot`, { bot: "greedy" });
  for (const person of [anna, ben]) await person.put(`/tables/${name}/ready`, { ready: true });
  await anna.post(`/tables/${name}/start`);
  return name;
}

async function chosen(
  person: Person,
  table: string,
  { key, choices }: Question,
  heard: Heard,
): Promise<unknown> {
  for (const [note, ways] of Object.entries(WISHES)) {
    const way = heard.keys.has(note) ? undefined : ways[key];
    const wanted = choices.find(({ answer }) => way?.test(String(answer)));
    if (wanted) return wanted.answer;
  }
  // The site answers only so many of these a minute.
  const asked = (): Promise<Hint | null> =>
    person.post<Hint>(`/tables/${table}/hint`, {}).catch((fault: Error) => {
      if (!fault.message.startsWith("429")) throw fault;
      return null;
    });
  let hint = await asked();
  while (hint === null) {
    await person.page.waitForTimeout(BREATH);
    hint = await asked();
  }
  while (hint.state === "thinking") {
    await person.page.waitForTimeout(LOOK);
    hint = await person.get<Hint>(`/tables/${table}/hint`);
  }
  return hint.best[0]?.answer ?? choices[0]?.answer;
}

test("two people and two bots play to the final score, with an alliance, a purchase by force, a landing and a revolution @full", async ({
  browser,
}) => {
  const anna = await Person.signsUp(browser, site.base, "Anna");
  const ben = await Person.signsUp(browser, site.base, "Ben", { locale: "de-DE" });
  const people = [anna, ben] as const;
  const name = await seated(people);
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
  }

  await heard.listen(anna, name);
  const { status, scores } = await anna.get<TableInfo>(`/tables/${name}`);
  process.stdout.write(
    `${readers.map(({ given }) => given).join(" and ")} answers, scores ${scores?.join(", ")}\n`,
  );
  expect(status).toBe("finished");
  expect(Object.keys(WISHES).filter((note) => !heard.keys.has(note))).toEqual([]);
  for (const { page, name: who } of people) {
    for (const score of scores ?? []) await expect(page.getByRole("main")).toContainText(String(score));
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/era-final-${who}.png` });
  }
  expect(faults).toEqual([]);
});
