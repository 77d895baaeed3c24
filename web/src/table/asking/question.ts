/** A question as the widgets need it: what the site says, without the differences between its prompts' JSON. */
import type { Target } from "../contract";
import type { Price, PromptOut } from "../server";

export const KINDS = ["one", "some", "yesno", "number", "order", "pay", "place", "path", "deal"] as const;
export type Kind = (typeof KINDS)[number];

/** Something that may be chosen: a whole answer, or a part of one. */
export interface Choice {
  answer: unknown;
  text: string;
  /** What it points at, in the order of its sentence: where from, where to. */
  targets: Target[];
  /** In a division: how much it can take at most. */
  limit: number;
  /** It is an answer to the next question already: what is answered to this one before. */
  via?: Via;
}

/** How a piece leads to a deed: the deed is answered first, then what may be done with the piece. */
export interface Via {
  /** Index of the deed among the choices. */
  index: number;
  /** Key of the question that follows. */
  key: string;
  /** What the deed alone is called, and what is done with the piece. */
  deed: string;
  done: string;
  /** What it takes and brings, as far as it is known. */
  price: Price | null;
}

/** Something that may not be chosen, and why. */
export interface Refusal {
  option: string;
  targets: Target[];
  text: string;
  /** The paragraph of the rules; empty if it is only a matter of form. */
  rule: string;
}

export interface Question {
  key: string;
  kind: Kind;
  text: string;
  rule: string;
  /** What the question is about, as the title puts it. */
  params: Record<string, unknown>;
  choices: Choice[];
  /** What the title says of what stands beside the question. */
  besideText: string;
  /** Stands beside the question: a free action that may be taken at any moment. */
  beside: Choice[];
  refusals: Refusal[];
  /** How many are chosen, or how much of the total is divided, at least; how many at most. */
  least: number;
  most: number;
  /** What is to be divided. */
  total: number;
  /** Where parts are judged together: all answers that they can become; otherwise all go with each other. */
  whole: readonly unknown[] | null;
}

/** The parts of a prompt's JSON that differ between its kinds. */
interface Shape {
  key?: string;
  kind?: string;
  rule?: string;
  params?: Record<string, unknown> | null;
  least?: number;
  most?: number;
  total?: number;
  whole?: unknown[];
  aside?: { options?: unknown[] };
}

/** The open question, or null if nothing is asked. */
export function questionOf(asked: PromptOut | null): Question | null {
  if (!asked?.prompt) return null;
  const shape = asked.prompt as Shape;
  const all = asked.options.map(({ answer, text, targets, limit }): Choice => ({
    answer,
    text,
    targets,
    limit: limit ?? 1,
  }));
  // The site lists the options of the question first, then those beside it.
  const own = all.length - (shape.aside?.options?.length ?? 0);
  return {
    key: shape.key ?? "",
    kind: shape.kind as Kind,
    text: asked.text,
    rule: shape.rule ?? "",
    params: shape.params ?? {},
    besideText: asked.beside,
    choices: all.slice(0, own),
    beside: all.slice(own),
    refusals: asked.refusals.map(({ option, targets, text, rule }) => ({ option, targets, text, rule })),
    least: shape.least ?? shape.total ?? 1, // without a least number all of a total is divided
    most: shape.most ?? 1,
    total: shape.total ?? 0,
    whole: shape.whole ?? null,
  };
}
