/**
 * Whole stretches of Scharz in browsers: a table of twelve through a year, one of two to the final score, a round on a
 * phone. The people touch what is lit; how long they wait for the next question once all have sealed is printed.
 */
import { expect, type Page } from "@playwright/test";
import { againstBots, Person, PHONE, type TableInfo, together } from "../support/people";
import { Player, playTogether, whoIsAsked } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { openTable, showsScores } from "../support/table";
import { SMALLEST, tooSmall } from "../support/touching";

const site = siteOfFile();
/** More answers of two people than any game takes. */
const LONGEST = 3_000;
/** After so many answers it says how far it is. */
const OFTEN = 25;
const ROUNDS_OF_A_YEAR = 4;
/** Seconds within which the next question is there at a table of twelve, from the last seal on. */
const SOON = 1.5;
/** So many of the longest waits are told. */
const LONG = 5;
/** Pictures of it, if anybody wants them. */
const FOLDER = process.env["CIVITAS_PICTURES"];

interface Moment {
  round: number;
  year: number;
}

async function momentOf(person: Person, table: string): Promise<Moment> {
  return (await person.get<{ game: Moment }>(`/tables/${table}/view`)).game;
}

interface Wait {
  seconds: number;
  /** What was answered and rolled meanwhile. */
  entries: number;
}

/** When answers are sent from a page, and when it shows the next question: `asked` is how far the table is then. */
class Stopwatch {
  private readonly events: { at: number; asked?: number }[] = [];

  async follows(page: Page): Promise<void> {
    page.on("request", (request) => {
      if (request.method() === "POST" && /\/answers?$/.test(new URL(request.url()).pathname))
        this.events.push({ at: Date.now() });
    });
    await page.exposeFunction("nextQuestion", (at: number, asked: number) => this.events.push({ at, asked }));
    await page.addInitScript(() => {
      let before = "";
      const tell = (globalThis as unknown as { nextQuestion: (at: number, seq: number) => void })
        .nextQuestion;
      const look = (): void => {
        const question = document.querySelector<HTMLElement>(".prompt")?.dataset["question"] ?? "";
        const seq = document.querySelector("[data-seq]")?.getAttribute("data-seq") ?? "";
        const now = question && `${seq} ${question}`;
        if (now && now !== before) tell(Date.now(), Number(seq));
        before = now;
      };
      addEventListener("DOMContentLoaded", () => {
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          attributeFilter: ["data-seq", "data-question"],
        });
      });
    });
  }

  /** Each answer after which somebody was asked, with no other person's answer in between. */
  waits(): Wait[] {
    const events = [...this.events].sort((one, other) => one.at - other.at);
    return events.flatMap((event, n) => {
      const next = events[n + 1];
      if (event.asked !== undefined || next?.asked === undefined) return [];
      const before = events.slice(0, n).findLast(({ asked }) => asked !== undefined)?.asked ?? next.asked;
      return [{ seconds: (next.at - event.at) / 1_000, entries: next.asked - before }];
    });
  }
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

test("two people and ten bots live through a whole year, and nobody waits for the orders @full", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const ben = await Person.arrives(browser, site.base, "Ben", { locale: "de-DE" });
  const people = [anna, ben] as const;
  const watch = new Stopwatch();
  const faults: string[] = [];
  for (const { page } of people) {
    await watch.follows(page);
    page.on("pageerror", ({ message }) => faults.push(message));
  }
  const { name } = await together(
    people,
    { title: "scharz", options: { mode: "original" }, seats: 12 },
    "greedy",
  );
  for (const { page } of people) await openTable(page, name);
  const players = people.map(({ page }, seat) => new Player(page, "mouse", seat + 3));

  const first = await momentOf(anna, name);
  let { year, round } = first;
  for (let given = 0; given < LONGEST && year === first.year; given++) {
    const asked = await whoIsAsked(players);
    if (asked === null) break;
    await asked.answer();
    const now = await momentOf(anna, name);
    if (FOLDER && now.round > round)
      for (const { page, name: who } of people)
        await page.screenshot({ path: `${FOLDER}/scharz-twelve-${now.round}-${who}.png` });
    ({ year, round } = now);
    if (given % OFTEN === 0) process.stdout.write(`${given} answers: round ${round}\n`);
  }

  const waits = watch.waits().sort((one, other) => one.seconds - other.seconds);
  const middle = median(waits.map(({ seconds }) => seconds));
  const said = `${players.map(({ given }) => given).join(" and ")} answers, ${waits.length} waits`;
  const long = waits
    .slice(-LONG)
    .map(({ seconds, entries }) => `${seconds.toFixed(2)} s (${entries} entries)`);
  process.stdout.write(`${said}: median ${middle.toFixed(2)} s, the longest ${long.join(", ")}\n`);
  // Somebody may win when the year ends.
  expect(year > first.year || round === ROUNDS_OF_A_YEAR).toBe(true);
  expect(faults).toEqual([]);
  expect(middle).toBeLessThan(SOON);
});

test("two people play a fast game to its end by touching the map @full", async ({ browser }) => {
  const clara = await Person.arrives(browser, site.base, "Clara");
  const dan = await Person.arrives(browser, site.base, "Dan", { locale: "de-DE" });
  const { name } = await together([clara, dan], { title: "scharz", options: { mode: "fast" }, seats: 2 });
  const faults: string[] = [];
  for (const { page } of [clara, dan]) {
    page.on("pageerror", ({ message }) => faults.push(message));
    await openTable(page, name);
  }
  const players = [new Player(clara.page, "mouse", 5), new Player(dan.page, "mouse", 6)];
  expect(await playTogether(players, LONGEST)).toBe(true);
  const { status, scores } = await clara.get<TableInfo>(`/tables/${name}`);
  process.stdout.write(
    `${players.map(({ given }) => given).join(" and ")} answers, scores ${scores?.join(", ")}\n`,
  );
  expect(status).toBe("finished");
  for (const { page } of players) await showsScores(page, scores);
  if (FOLDER) await clara.page.screenshot({ path: `${FOLDER}/scharz-final.png` });
  expect(faults).toEqual([]);
});

test("a round against three bots on a phone, by touch alone @full", async ({ browser }) => {
  const elin = await Person.arrives(browser, site.base, "Elin", PHONE);
  const { name } = await againstBots(elin, 4, { title: "scharz", options: { mode: "basic" } });
  await openTable(elin.page, name);
  const player = new Player(elin.page, "touch", 7);
  const first = (await momentOf(elin, name)).round;
  for (let given = 0; given < LONGEST && (await momentOf(elin, name)).round <= first + 1; given++) {
    await player.asked();
    expect(await elin.page.evaluate(tooSmall, SMALLEST)).toEqual([]);
    await player.answer();
    if (FOLDER && given % OFTEN === 3)
      await elin.page.screenshot({ path: `${FOLDER}/scharz-phone-${given}.png` });
  }
  expect((await momentOf(elin, name)).round).toBeGreaterThan(first + 1);
});
