import { type Browser, expect } from "@playwright/test";
import type { Question } from "../../src/table/asking/question";
import { listens } from "../support/listening";
import { Person, together, type TableInfo } from "../support/people";
import { Player, playTogether, whoIsAsked } from "../support/player";
import { Reader, setUp } from "../support/script";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
const WAR = new URL("war.py", import.meta.url);
const LONGEST = 3000;

interface Line {
  key: string;
  text: string;
  params: Record<string, unknown>;
}

/** Two people at the position of war.py: Anna has the north and is to begin. */
async function atWar(browser: Browser, names: [string, string]): Promise<War> {
  const north = await Person.arrives(browser, site.base, names[0], { reducedMotion: "reduce" });
  const south = await Person.arrives(browser, site.base, names[1], { locale: "de-DE" });
  const name = await setUp(site, WAR, [north, south]);
  return new War(name, north, [await Reader.sits(north, name), await Reader.sits(south, name)]);
}

class War {
  constructor(
    readonly name: string,
    readonly north: Person,
    readonly players: [Reader, Reader],
  ) {}

  /** Marches with all units from here to there and fights to the end, whoever is asked. */
  async attacks(way: string): Promise<void> {
    const [north] = this.players;
    await north.says("move", way);
    await this.fought();
  }

  /** Fights on to the end of the battle. */
  async fought(): Promise<void> {
    const [north] = this.players;
    for (;;) {
      const asked = (await whoIsAsked(this.players)) as Reader;
      const question = await asked.reads();
      if (asked === north && ["move", "deed"].includes(question.key)) return;
      await asked.gives(question, boldest(question));
    }
  }

  /** The log as the north reads it. */
  async log(): Promise<Line[]> {
    return (await this.north.get<{ lines: Line[] }>(`/tables/${this.name}/notes`)).lines;
  }

  async told(key: string): Promise<Record<string, unknown>[]> {
    return (await this.log()).filter((line) => line.key === key).map(({ params }) => params);
  }
}

/** All units, the first tactics card, and never a step back. */
function boldest({ key, choices }: Question): unknown {
  return key === "retreat" ? false : choices[0]?.answer;
}

async function scoreIsShown(players: readonly Player[], table: TableInfo): Promise<void> {
  expect(table.status).toBe("finished");
  for (const { page } of players) {
    const german = (await page.locator("html").getAttribute("lang")) === "de";
    for (const score of table.scores ?? []) {
      const said = new Intl.NumberFormat(german ? "de" : "en").format(score);
      await expect(page.getByRole("main")).toContainText(said);
    }
  }
}

test("a battle at sea by clicks: tactics lie face down, both see dice and sums, and a screen reader tells all of it @quick", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const war = await atWar(browser, ["Nora", "Sven"]);
  const [north, south] = war.players;
  await north.says("deed", "move");
  const heard = await listens(north.page);
  const before = (await war.log()).length;
  await north.says("move", "D3>E5");
  await north.says("group", "infantry+ship+ship+ship+ship");
  for (const { page } of war.players) await expect(page.locator(".battle[open] .side")).toHaveCount(2);
  const laid = await north.reads();
  await north.gives(laid, laid.choices[0]?.answer);
  // Face down for the other, readable for who laid it.
  await expect(north.page.locator(".battle .card:not(.down)")).toHaveCount(1);
  await expect(south.page.locator(".battle .card.down")).toHaveCount(1);
  const reply = await south.reads();
  await south.gives(reply, reply.choices[0]?.answer);
  for (const { page } of war.players) await expect(page.locator(".battle .die").first()).toBeAttached();
  expect((await war.told("combat-value")).length).toBeGreaterThan(1);

  // Whoever cannot see it hears every line of the log, once and in order, and each question between them.
  await war.fought();
  const battle = (await war.log()).slice(before);
  expect(battle.map(({ key }) => key)).toContain("battle-won");
  await expect
    .poll(async () => {
      const lines = new Set(battle.map(({ text }) => text));
      return (await heard()).filter((said) => lines.has(said));
    })
    .toEqual(battle.map(({ text }) => text));
  const transcript = await heard();
  await test.info().attach("what a screen reader tells of the battle", { body: transcript.join("\n") });
  // What has led to a question is told before it.
  const laidAt = transcript.findIndex((said) => said.includes("face down as a tactic"));
  expect(transcript.findIndex((said) => said.startsWith("Battle at"))).toBeLessThan(laidAt);
});

test("a war in two browsers by clicks: a battle at sea, a city with a wonder, a barbarian city, and the final score @full", async ({
  browser,
}) => {
  const war = await atWar(browser, ["Anna", "Ben"]);
  const [north] = war.players;
  await north.says("deed", "move");
  await war.attacks("D3>E5");
  await war.attacks("F3>F4");
  await war.attacks("C3>C4");
  const captured = await war.told("captured");
  expect((await war.told("battle-won")).map(({ hex }) => hex)).toContain("E5"); // at sea
  expect(captured).toContainEqual(expect.objectContaining({ seat: 0, other_seat: 1, hex: "F4" }));
  expect(captured).toContainEqual(expect.objectContaining({ seat: 0, other_seat: -1, hex: "C4" }));

  expect(await playTogether(war.players, LONGEST)).toBe(true);
  await scoreIsShown(war.players, await war.north.get<TableInfo>(`/tables/${war.name}`));
});

test("two people play a whole game of Clash of Cultures to the final score by clicking map and cards @full", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Ada");
  const ben = await Person.arrives(browser, site.base, "Bruno", { locale: "de-DE" });
  const options = { title: "clash", options: { length: "short" } };
  const { name } = await together([anna, ben], options);
  for (const one of [anna, ben]) await openTable(one.page, name);
  const players = [new Player(anna.page, "mouse", 3), new Player(ben.page, "mouse", 4)];
  expect(await playTogether(players, LONGEST)).toBe(true);
  await scoreIsShown(players, await anna.get<TableInfo>(`/tables/${name}`));
});
