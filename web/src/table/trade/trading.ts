/** Offers as the trading table shows them, from the answers that the site allows. Nothing here knows what is worth what. */
import type { Asking } from "../asking/asking.svelte";
import type { Choice, Question } from "../asking/question";
import { alike } from "../asking/whole";
import type { Bargain, Dealing, Offering, Target } from "../contract";

export type Side = "give" | "want";
export const SIDES: readonly Side[] = ["give", "want"];

/** What lies on both sides, as the viewer sees it. */
export type Sides = Omit<Bargain, "partner">;

/** Something that can lie on one side of the table, and the answer for each amount of it. */
export interface Ware {
  side: Side;
  what: Target;
  answers: Map<number, unknown>;
  most: number;
}

/** How much of a thing lies on one side, and how much could. */
export interface Cell {
  side: Side;
  what: Target;
  amount: number;
  /** As much as can be put there; nothing if it stands as it is. */
  most?: number;
  less: boolean;
  more: boolean;
  /** What it was in the offer that this one answers. */
  was?: number;
}

/** How the title reads offers, if one is being put together now. */
export function offeringAt(asking: Asking): Offering | null {
  const offering = asking.table.title?.offering;
  return offering && asking.question?.key === offering.question ? offering : null;
}

/** How the title reads offers, if one is to be answered now. */
export function dealingAt(asking: Asking): Dealing | null {
  const dealing = asking.table.title?.dealing;
  return dealing?.questions.includes(asking.question?.key ?? "") ? dealing : null;
}

/** The choice is made on the trading table, by its steps. */
export function isLaid({ answer, via }: Choice, offering: Offering | null, dealing: Dealing | null): boolean {
  if (via) return false;
  return (
    (offering !== null && offering.read(answer) !== null) || (dealing !== null && termsOf(answer) !== null)
  );
}

/** Everything that may be put on the table, in the order of the options. */
export function waresOf(choices: readonly Choice[], offering: Offering): Ware[] {
  const found = new Map<string, Ware>();
  for (const { answer, via } of choices) {
    const item = via ? null : offering.read(answer);
    if (!item) continue;
    const key = `${item.side} ${item.what}`;
    const ware = found.get(key) ?? { side: item.side, what: item.what, answers: new Map(), most: 0 };
    ware.answers.set(item.amount, answer);
    found.set(key, { ...ware, most: Math.max(ware.most, item.amount) });
  }
  return [...found.values()];
}

/** What both sides name of the same thing, beside each other. */
export function rowsOf(cells: readonly Cell[]): { what: Target; cells: Record<Side, Cell | undefined> }[] {
  return [...new Set(cells.map(({ what }) => what))].map((what) => {
    const on = (side: Side): Cell | undefined =>
      cells.find((cell) => cell.what === what && cell.side === side);
    return { what, cells: { give: on("give"), want: on("want") } };
  });
}

export type Flag = "empty" | "gift" | "demand" | "uneven" | "";

/** From so many for one on an offer of like things is called uneven. */
const UNEVEN = 3;

export function flagOf({ gives, wants, alike: comparable }: Sides): Flag {
  const [given, taken] = [countOf(gives), countOf(wants)];
  if (given === 0 && taken === 0) return "empty";
  if (taken === 0) return "gift";
  if (given === 0) return "demand";
  return comparable && Math.max(given, taken) >= UNEVEN * Math.min(given, taken) ? "uneven" : "";
}

export function countOf(things: Record<Target, number>): number {
  return Object.values(things).reduce((sum, count) => sum + count, 0);
}

// ------------------------------------------------------------------ answers to an offer

/** Other terms that an answer names, or null if it names none. */
function termsOf(answer: unknown): Record<string, unknown> | null {
  const { say, terms } = (answer ?? {}) as { say?: string; terms?: Record<string, unknown> };
  return say === "counter" && terms ? terms : null;
}

/** An offer that is to be answered: what it names, the other terms that may be named, and how to say yes and no. */
export interface Proposal {
  offered: Bargain;
  others: { sides: Sides; answer: unknown }[];
  yes: unknown;
  no: unknown;
}

export function proposalOf({ key, kind, params, choices }: Question, dealing: Dealing): Proposal {
  const others = choices.flatMap(({ answer }) => {
    const terms = termsOf(answer);
    return terms ? [{ sides: dealing.read({ ...params, ...terms }, key), answer }] : [];
  });
  const offered = dealing.read(params, key);
  return kind === "deal"
    ? { offered, others, yes: { say: "accept" }, no: { say: "refuse" } }
    : { offered, others, yes: true, no: false };
}

const whole = (things: Record<Target, number>): Record<Target, number> =>
  Object.fromEntries(Object.entries(things).filter(([, count]) => count !== 0));

export function sameSides(one: Sides, other: Sides): boolean {
  return alike(whole(one.gives), whole(other.gives)) && alike(whole(one.wants), whole(other.wants));
}

/** The sides with so much more or less of something. */
export function stepped({ gives, wants, ...rest }: Sides, side: Side, what: Target, by: number): Sides {
  const changed = (things: Record<Target, number>): Record<Target, number> => ({
    ...things,
    [what]: (things[what] ?? 0) + by,
  });
  return side === "give"
    ? { ...rest, gives: changed(gives), wants }
    : { ...rest, gives, wants: changed(wants) };
}

/** What lies there, with the steps that lead to terms which may be named, and what it was `before`. */
export function cellsOf({ offered, others }: Proposal, named: Sides, before: Sides = offered): Cell[] {
  const reachable = [offered, ...others.map(({ sides }) => sides)];
  const may = (side: Side, what: Target, by: number): boolean =>
    reachable.some((sides) => sameSides(sides, stepped(named, side, what, by)));
  return SIDES.flatMap((side) => {
    const of = (sides: Sides): Record<Target, number> => (side === "give" ? sides.gives : sides.wants);
    const things = [...new Set([before, ...reachable].flatMap((sides) => Object.keys(of(sides))))];
    return things.map((what): Cell => {
      const [amount, was] = [of(named)[what] ?? 0, of(before)[what] ?? 0];
      const amounts = reachable.map((sides) => of(sides)[what] ?? 0);
      const most = Math.max(...amounts);
      return {
        side,
        what,
        amount,
        ...(amounts.every((one) => one === most) ? {} : { most }),
        less: may(side, what, -1),
        more: may(side, what, 1),
        ...(amount === was ? {} : { was }),
      };
    });
  });
}
