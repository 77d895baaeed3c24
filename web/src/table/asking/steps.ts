/**
 * The buttons of a question: what is left as answers, or, when that is too much to read, the things the answers are
 * about. The digits are those of the board: whoever sees a 3 on the map presses 3.
 */
import type { Target } from "../contract";
import type { Choice } from "./question";

/** More answers than this are offered by what they are about. */
export const MANY = 9;
const DIGITS = 9;

/** A button: an answer, or a target that several answers are about. */
export interface Step {
  text: string;
  /** The small second line: what the text has in brackets at its end. */
  detail: string;
  /** Digit that presses it; none after the first nine. */
  digit?: number;
  /** Index of the choice it takes. */
  index?: number;
  /** What it touches, if it is not an answer yet. */
  target?: Target;
  /** How many answers are about it. */
  count: number;
  /** One of the answers proper; what points at nothing beside them (to end, to decline) is quieter. */
  gold: boolean;
}

export type Naming = (target: Target) => string | null;

/** The buttons for the choices that are left. */
export function stepsFor(
  choices: readonly Choice[],
  left: readonly number[],
  touched: readonly Target[],
  nameOf: Naming,
): Step[] {
  const pointing = left.filter((index) => (choices[index]?.targets.length ?? 0) > 0);
  const plain = left.filter((index) => choices[index]?.targets.length === 0);
  const kind = pointing.length > MANY ? groupingKind(choices, pointing, touched, nameOf) : null;
  const main =
    kind === null ? pointing.map((index) => step(choices, index)) : groups(choices, pointing, kind, nameOf);
  const rest = plain.map((index) => step(choices, index));
  if (main.length === 0) return rest.every(isNumber) ? rest.map(byItself) : numbered(rest, 1);
  const quiet = rest.map((one) => ({ ...one, gold: false }));
  return [
    ...numbered(main, 1),
    ...numbered(quiet.slice(0, 1), 0),
    ...numbered(quiet.slice(1), main.length + 1),
  ];

  function isNumber({ index }: Step): boolean {
    return typeof choices[index ?? -1]?.answer === "number";
  }

  /** A number is pressed by itself. */
  function byItself(one: Step): Step {
    const value = choices[one.index ?? -1]?.answer as number;
    return value <= DIGITS ? { ...one, digit: value } : one;
  }
}

/** The sentence and what it has in brackets: "Libya (5 crops)". */
export function inTwo(text: string): { text: string; detail: string } {
  const parts = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  return parts ? { text: parts[1] ?? text, detail: parts[2] ?? "" } : { text, detail: "" };
}

export function kindOf(target: Target): string {
  return target.slice(0, target.indexOf(":"));
}

export function idOf(target: Target): string {
  return target.slice(target.indexOf(":") + 1);
}

/** The name of a thing; its id, where it has none. */
export function called(target: Target, nameOf: Naming): string {
  return nameOf(target) ?? idOf(target);
}

function step(choices: readonly Choice[], index: number): Step {
  return { ...inTwo(choices[index]?.text ?? ""), index, count: 1, gold: true };
}

function numbered(steps: Step[], from: number): Step[] {
  return steps.map((one, at) => (from + at <= DIGITS ? { ...one, digit: from + at } : one));
}

/** The first kind of target by which the choices fall into fewer heaps than there are choices. */
function groupingKind(
  choices: readonly Choice[],
  left: readonly number[],
  touched: readonly Target[],
  nameOf: Naming,
): string | null {
  const kinds = new Set(left.flatMap((index) => (choices[index]?.targets ?? []).map(kindOf)));
  for (const kind of kinds) {
    const firsts = left.map((index) => firstOf(choices[index], kind));
    if (firsts.some((target) => target === undefined || touched.includes(target) || nameOf(target) === null))
      continue;
    const heaps = new Set(firsts).size;
    if (heaps > 1 && 2 * heaps <= left.length + MANY) return kind;
  }
  return null;
}

function firstOf(choice: Choice | undefined, kind: string): Target | undefined {
  return choice?.targets.find((target) => kindOf(target) === kind);
}

function groups(choices: readonly Choice[], left: readonly number[], kind: string, nameOf: Naming): Step[] {
  const targets = [...new Set(left.map((index) => firstOf(choices[index], kind)))];
  return targets.flatMap((target): Step[] => {
    if (target === undefined) return [];
    const members = left.filter((index) => choices[index]?.targets.includes(target));
    const only = members.length === 1 ? members[0] : undefined;
    if (only !== undefined) return [step(choices, only)];
    return [{ text: nameOf(target) ?? target, detail: "", target, count: members.length, gold: true }];
  });
}

/** The buttons of a crowd of bins: what they begin with, then what points at nothing. */
export function stepsByFirst(
  choices: readonly Choice[],
  left: readonly number[],
  touched: readonly Target[],
  nameOf: Naming,
): Step[] {
  if (touched.length > 0)
    return numbered(
      left.map((index) => step(choices, index)),
      1,
    );
  const members = new Map<Target, number>();
  for (const index of left) {
    const first = choices[index]?.targets[0];
    if (first !== undefined) members.set(first, (members.get(first) ?? 0) + 1);
  }
  const main = [...members].map(([target, count]): Step => {
    return { text: called(target, nameOf), detail: "", target, count, gold: true };
  });
  const plain = left.filter((index) => choices[index]?.targets.length === 0);
  return numbered([...main, ...plain.map((index) => step(choices, index))], 1);
}

/** Choices gathered by the first thing they point at; those that point at nothing come under an empty name. */
export interface Heap {
  name: string;
  indexes: number[];
}

export function heaps(choices: readonly Choice[], nameOf: Naming): Heap[] {
  const found = new Map<string, number[]>();
  for (const [index, choice] of choices.entries()) {
    const target = choice.targets.find((one) => nameOf(one) !== null);
    const name = target === undefined ? "" : (nameOf(target) ?? "");
    found.set(name, [...(found.get(name) ?? []), index]);
  }
  return [...found].map(([name, indexes]) => ({ name, indexes }));
}
