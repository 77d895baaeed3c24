import { expect } from "@playwright/test";
import { Person, together, type TableInfo } from "../support/people";
import { golden, layOut } from "../support/script";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";
import { type Received, Wire } from "../support/wire";

interface Prompt {
  seq: number;
  prompt: { key: string; least: number } | null;
  options: { answer: unknown }[];
}

const site = siteOfFile();
const SEALED_QUESTION = "choose-cards";

/** Answers the first option until everybody is asked for cards at the same time. */
async function untilCards(people: Person[], table: string): Promise<void> {
  for (;;) {
    const asked = await Promise.all(people.map((one) => one.get<Prompt>(`/tables/${table}/prompt`)));
    if (asked.every((one) => one.prompt?.key === SEALED_QUESTION)) return;
    const who = asked.findIndex((one) => one.prompt && one.prompt.key !== SEALED_QUESTION);
    const { seq, options } = asked[who] as Prompt;
    await people[who]?.post(`/tables/${table}/answer`, { expected: seq, answer: options[0]?.answer });
  }
}

/** Without what counts and what tells the time: that somebody has answered may be known. */
function substance(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(substance);
  if (typeof value !== "object" || value === null) return value;
  const counted = ["seq", "since", "moved", "id", "at", "to_act", "clock"];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !counted.includes(key))
      .map(([key, inner]) => [key, substance(inner)]),
  );
}

function kinds(received: readonly Received[]): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {};
  for (const { what, body } of received) {
    const known = (found[what] ??= []);
    const said = substance(JSON.parse(body));
    if (!known.some((other) => JSON.stringify(other) === JSON.stringify(said))) known.push(said);
  }
  return found;
}

/** How a sealed choice is tried: who seals, who must not learn it, and two choices that have nothing in common. */
interface Trial {
  table: string;
  sealer: Person;
  others: Person[];
  choices: [unknown, unknown];
  /** The last answer that the reveal waits for. */
  reveal(): Promise<void>;
}

async function answers(person: Person, table: string, answer: unknown): Promise<void> {
  const { seq } = await person.get<TableInfo>(`/tables/${table}`);
  await person.post(`/tables/${table}/answer`, { expected: seq, answer });
}

/** What the others receive is the same whatever was sealed, and no longer so once it is revealed. */
async function tried({ table, sealer, others, choices, reveal }: Trial): Promise<void> {
  const wires = await Promise.all(others.map((one) => Wire.tap(one.page)));
  for (const one of others) await openTable(one.page, table);
  const settled = async (): Promise<void> => {
    const { seq } = await sealer.get<TableInfo>(`/tables/${table}`);
    for (const wire of wires) await wire.settled(seq);
  };
  /** What the others receive meanwhile. */
  const during = async (act: () => Promise<void>): Promise<Record<string, unknown[]>[]> => {
    for (const wire of wires) wire.received.length = 0;
    await act();
    await settled();
    return wires.map((wire) => kinds(wire.received));
  };
  await settled();

  const withTheFirst = await during(() => answers(sealer, table, choices[0]));
  for (const told of withTheFirst) expect(Object.keys(told)).toContain(`/api/tables/${table}/now`);
  expect(withTheFirst.every((told) => Object.keys(told).some((what) => what.startsWith("event")))).toBe(true);
  const { seq } = await sealer.get<TableInfo>(`/tables/${table}`);
  await sealer.post(`/tables/${table}/undo`, { expected: seq });
  await settled();
  const withTheSecond = await during(() => answers(sealer, table, choices[1]));

  // Were anything of the choice among it, it would differ between two choices that have nothing in common.
  expect(withTheSecond).toEqual(withTheFirst);

  // And the test can see a choice when there is one: after the reveal it does.
  expect(await during(reveal)).not.toEqual(withTheFirst);
}

test("no byte of sealed cards reaches another seat or a spectator before the reveal @quick", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const anna = await Person.arrives(browser, site.base, "Anna");
  const ben = await Person.arrives(browser, site.base, "Ben");
  const clara = await Person.arrives(browser, site.base, "Clara");
  const { name: table } = await together([anna, ben], { visibility: "public" });
  await untilCards([anna, ben], table);
  const hand = async (person: Person): Promise<unknown[]> =>
    (await person.get<Prompt>(`/tables/${table}/prompt`)).options.map((option) => option.answer);
  const cards = await hand(anna);
  const [first, second] = [cards.slice(0, 2), cards.slice(2, 4)];
  expect(second).toHaveLength(2);
  await tried({
    table,
    sealer: anna,
    others: [ben, clara],
    choices: [first, second],
    reveal: async () => answers(ben, table, (await hand(ben)).slice(0, 2)),
  });
});

test("no byte of a die that is chosen for a battle reaches the enemy, another seat or a spectator before the reveal @full", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const people: Person[] = [];
  for (const name of ["Dora", "Emil", "Franz"]) people.push(await Person.arrives(browser, site.base, name));
  const [bystander, attacker, defender] = people as [Person, Person, Person];
  const watcher = await Person.arrives(browser, site.base, "Greta");
  // In this game the second attacks the third, who may choose a die as well.
  const { name: table, answers: said } = await layOut(site, golden("sands", "sands-3p-golden"), 85, people);
  expect(said.slice(0, 2).map(([seat, question]) => [seat, question])).toEqual([
    [1, "die"],
    [2, "die"],
  ]);
  await tried({
    table,
    sealer: attacker,
    others: [defender, bystander, watcher],
    choices: [2, 1],
    reveal: () => answers(defender, table, 1),
  });
});
