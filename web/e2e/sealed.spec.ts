import { expect, test } from "@playwright/test";
import { Person, together, type TableInfo } from "./people";
import { siteOfFile } from "./site";
import { openTable } from "./table";
import { type Received, Wire } from "./wire";

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

test("no byte of a sealed choice reaches another seat or a spectator before the reveal @quick", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const anna = await Person.arrives(browser, site.base, "Anna");
  const ben = await Person.arrives(browser, site.base, "Ben");
  const clara = await Person.arrives(browser, site.base, "Clara");
  const { name } = await together([anna, ben], { visibility: "public" });
  await untilCards([anna, ben], name);

  const others = [ben, clara];
  const wires = await Promise.all(others.map((one) => Wire.tap(one.page)));
  for (const one of others) await openTable(one.page, name);
  const present = async (): Promise<number> => (await anna.get<TableInfo>(`/tables/${name}`)).seq;
  const settled = async (): Promise<void> => {
    const seq = await present();
    for (const wire of wires) await wire.settled(seq);
  };
  await settled();

  /** What the others receive while Anna seals these cards. */
  const seals = async (cards: unknown[]): Promise<Record<string, unknown[]>[]> => {
    for (const wire of wires) wire.received.length = 0;
    await anna.post(`/tables/${name}/answer`, { expected: await present(), answer: cards });
    await settled();
    return wires.map((wire) => kinds(wire.received));
  };

  const asked = await anna.get<Prompt>(`/tables/${name}/prompt`);
  const hand = asked.options.map((option) => option.answer);
  const [first, second] = [hand.slice(0, 2), hand.slice(2, 4)];
  expect(second).toHaveLength(2);

  const withTheFirst = await seals(first);
  for (const told of withTheFirst) expect(Object.keys(told)).toContain(`/api/tables/${name}/view`);
  expect(withTheFirst.every((told) => Object.keys(told).some((what) => what.startsWith("event")))).toBe(true);
  await anna.post(`/tables/${name}/undo`, { expected: await present() });
  await settled();
  const withTheSecond = await seals(second);

  // Were anything of the choice among it, it would differ between two choices that share no card.
  expect(withTheSecond).toEqual(withTheFirst);

  // And the test can see a choice when there is one: after the reveal it does.
  for (const wire of wires) wire.received.length = 0;
  const asks = await ben.get<Prompt>(`/tables/${name}/prompt`);
  const cards = asks.options.slice(0, 2).map((option) => option.answer);
  await ben.post(`/tables/${name}/answer`, { expected: asks.seq, answer: cards });
  await settled();
  expect(wires.map((wire) => kinds(wire.received))).not.toEqual(withTheFirst);
});
