/**
 * Two people with a civilisation each, from signing up to the final score of a shorter game. What they want to see at least
 * once is chosen when it may be: an advance of each civilisation, a leader for each of them, and Knut far from home, where
 * he is worth points. What else is to be decided they do by hints, as often as the site allows. Every answer is given by
 * clicks.
 */
import { expect, type Page } from "@playwright/test";
import type { Question } from "../../src/table/asking/question";
import { hinted, linesOf, Person, type TableInfo } from "../support/people";
import { whoIsAsked } from "../support/player";
import { Reader } from "../support/script";
import { part } from "../support/sights";
import { siteOfFile, test } from "../support/site";
import { openTable, showsScores } from "../support/table";
import { inEnglish, inGerman } from "../support/words";

const site = siteOfFile();
/** More answers of two people than any shorter game takes. */
const LONGEST = 900;
/** After so many answers it says how far it is. */
const OFTEN = 25;
/** The questions for which they ask for a hint if one answer will do; at the others the first is as good. */
const ASKED_ABOUT = new Set(["move", "group", "advance", "free-advance", "construct", "objective"]);
/** What they do with an action that they have no other wish for: the first of it that is possible. */
const DEEDS = ["found", "advance", "construct", "produce", "move", "pass", "end"];
/** Pictures of it, if anybody wants them. */
const FOLDER = process.env["CIVITAS_PICTURES"];

/** What each of them plays, which advances bring one of the civilisation, and who is to lead. */
const PEOPLES = [
  { civ: "rome", brings: ["engineering", "bartering"], leader: "caesar" },
  { civ: "vikings", brings: ["fishing", "rituals"], leader: "knut" },
] as const;

interface PlayerView {
  civ: string;
  advances: string[];
  goods: Record<string, number>;
  home: string;
  cities: string[];
  leader: string;
  leaders: string[];
  points: Record<string, number>;
}
interface View {
  viewer: number;
  game: { players: PlayerView[] };
}

/** The answer that brings the player nearer to an advance of the civilisation or to a leader, if there is one. */
function wished(key: string, player: PlayerView, seat: number): string[] {
  const people = PEOPLES[seat] as (typeof PEOPLES)[number];
  const brought = people.brings.filter((advance) => !player.advances.includes(advance));
  const wantsLeader = player.leader === "" && player.leaders.includes(people.leader);
  const { mood = 0, culture = 0 } = player.goods;
  const colonies = player.cities.filter((hex) => hex !== player.home);
  switch (key) {
    case "civilisation":
      return [people.civ];
    case "advance":
    case "free-advance":
      return brought;
    case "deed":
      if (colonies.length === 0) return ["found", "move"];
      return wantsLeader && mood && culture ? ["recruit"] : [];
    case "recruit":
      return wantsLeader ? colonies : [];
    case "recruit-unit":
      return wantsLeader ? ["leader"] : [];
    case "leader":
      return [people.leader];
    default:
      return [];
  }
}

async function chosen(person: Person, table: string, { key, choices, kind }: Question): Promise<unknown> {
  const { viewer, game } = await person.get<View>(`/tables/${table}/view`);
  const wishes = wished(key, game.players[viewer] as PlayerView, viewer);
  const found = choices.find(({ answer }) => wishes.includes(String(answer)));
  if (found) return found.answer;
  if (key === "deed") return DEEDS.find((deed) => choices.some(({ answer }) => answer === deed));
  const simple = kind === "one" || kind === "yesno";
  if (simple && !ASKED_ABOUT.has(key)) return choices[0]?.answer;
  return (await hinted(person, table, !simple)) ?? choices[0]?.answer;
}

/** The form for a new table, with civilisations of choice and the shorter game; ends in the waiting room. */
async function makesTable(page: Page): Promise<string> {
  await page.goto("/new?title=clash");
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("radio", { name: inEnglish("study-teaching") }).check();
  for (const value of ["short", "chosen"]) await page.locator(`input[type=radio][value=${value}]`).check();
  await expect(page.locator("input[type=radio][value=mixed]")).toBeVisible();
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/clash-new-table.png`, fullPage: true });
  await page.locator("form button.gold").click();
  await expect(page).toHaveURL(/\/table\//);
  return page.getByTestId("invitation").inputValue();
}

test("two people with a civilisation and a leader each play a shorter game to the final score @full", async ({
  browser,
}) => {
  const anna = await Person.signsUp(browser, site.base, "Anna");
  const ben = await Person.signsUp(browser, site.base, "Ben", { locale: "de-DE" });
  const people = [anna, ben] as const;
  const faults: string[] = [];
  for (const { page } of people) page.on("pageerror", ({ message }) => faults.push(message));

  await ben.page.goto(await makesTable(anna.page));
  await ben.page.locator("section > button.gold").click();
  await expect(ben.page).toHaveURL(/\/table\//);
  const name = new URL(ben.page.url()).pathname.split("/").at(-1) as string;
  await ben.page.getByRole("button", { name: inGerman("lobby-ready") }).click();
  await anna.page.getByRole("button", { name: inEnglish("lobby-ready") }).click();
  await anna.page.getByRole("button", { name: inEnglish("lobby-start") }).click();
  for (const { page } of people) await expect(page.locator("[data-seq]")).toBeAttached();

  const readers = [await Reader.sits(anna, name), await Reader.sits(ben, name)];
  for (let given = 0; given < LONGEST; given++) {
    const reader = (await whoIsAsked(readers)) as Reader | null;
    if (!reader) break;
    const person = reader === readers[0] ? anna : ben;
    const question = await reader.reads();
    await reader.gives(question, await chosen(person, name, question));
    if (given % OFTEN === 0) process.stdout.write(`${given} answers, the last to ${question.key}\n`);
  }

  const { status, scores } = await anna.get<TableInfo>(`/tables/${name}`);
  const { players } = (await anna.get<View>(`/tables/${name}/view`)).game;
  const lines = await linesOf(anna, name);
  process.stdout.write(
    `${readers.map(({ given }) => given).join(" and ")} answers, scores ${scores?.join(", ")}, ` +
      `of them for leaders ${players.map(({ points }) => points["leaders"]).join(", ")}\n`,
  );
  expect(status).toBe("finished");
  expect(players.map(({ civ }) => civ)).toEqual(PEOPLES.map(({ civ }) => civ));
  expect(lines.filter(({ key }) => key === "leads").length).toBeGreaterThanOrEqual(PEOPLES.length);
  expect(players[1]?.points["leaders"], "Knut far from home").toBeGreaterThan(0);
  for (const { page, name: who } of people) {
    await showsScores(page, scores);
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/clash-final-${who}.png` });
    await openTable(page, name);
    await part("score")(page, false);
    const row = page.getByRole("row").filter({ hasText: who === "Anna" ? /^\s*Leaders/ : /^\s*Anführer/ });
    for (const { points } of players)
      await expect(row).toContainText(String(points["leaders"]).replace(".", who === "Anna" ? "." : ","));
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/clash-points-${who}.png` });
  }
  expect(faults).toEqual([]);
});
