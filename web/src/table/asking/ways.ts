/**
 * What the pieces on the table can be used for at the question that is open: each deed, followed by each answer to the
 * question after it. The site has said both; nothing here knows what a deed is.
 */
import type { Target } from "../contract";
import type { Ahead } from "../server";
import { about } from "./narrowing";
import type { Choice, Question } from "./question";
import { kindOf, type Naming } from "./steps";
import { alike } from "./whole";

/** The question with every way from a piece to a deed among its choices; what was there keeps its index. */
export function withWays(question: Question, ahead: readonly Ahead[], nameOf: Naming): Question {
  if (question.kind !== "one" || ahead.length === 0) return question;
  const ways = question.choices.flatMap((choice, index): Choice[] => {
    const next = ahead.find((one) => alike(one.answer, choice.answer))?.next;
    if (!next || isPiece(choice, next)) return [];
    return next.options
      .filter(({ targets }) => targets.length > 0)
      .map((option) => ({
        answer: option.answer,
        text:
          option.text === nameOf(option.targets[0] ?? "") ? choice.text : `${choice.text}: ${option.text}`,
        targets: [...option.targets, ...choice.targets.filter((target) => !option.targets.includes(target))],
        limit: 1,
        via: { index, key: next.key, deed: choice.text, done: option.text, price: option.ahead ?? null },
      }));
  });
  return ways.length > 0 ? { ...question, choices: [...question.choices, ...ways] } : question;
}

/** The pieces with which something can be begun: what each way names first. */
export function begins(question: Question): Target[] {
  return [
    ...new Set(question.choices.flatMap(({ via, targets }) => (via && targets[0] ? [targets[0]] : []))),
  ];
}

/** What is left when these were touched: ways that begin with the first of them, before those that only lead there. */
export function leftOf(question: Question, touched: readonly Target[]): number[] {
  const found = about(question.choices, touched);
  const from = found.filter((index) => question.choices[index]?.targets[0] === touched[0]);
  return from.length > 0 ? from : found;
}

/** The choice is about a piece itself: touching that is an answer, and no deed has to be found for it. */
function isPiece({ targets }: Choice, next: NonNullable<Ahead["next"]>): boolean {
  const kinds = new Set(next.options.flatMap((option) => option.targets.map(kindOf)));
  return targets.some((target) => kinds.has(kindOf(target)));
}

/** A place to which a piece can be taken, and how that is answered. */
export interface Destination {
  place: Target;
  /** Both are touched; or one is an answer, and the place is chosen in the question after it. */
  first?: { index: number; key: string; answer: unknown };
}

/** Where a piece can be taken: the other places of the answers that begin with it, now or in the question after. */
export function destinations(question: Question, ahead: readonly Ahead[], piece: Target): Destination[] {
  const kind = kindOf(piece);
  const found = new Map<Target, Destination | null>();
  const places = (targets: readonly Target[]): Target[] =>
    targets.filter((target) => target !== piece && kindOf(target) === kind);
  for (const [index, { answer, targets, via }] of question.choices.entries()) {
    if (targets[0] !== piece) continue;
    for (const place of places(targets)) found.set(place, { place });
    const next = via ? null : ahead.find((one) => alike(one.answer, answer))?.next;
    for (const option of next?.options ?? []) {
      const [place] = places(option.targets.slice(0, 1));
      if (place === undefined) continue;
      // Two pieces of a place may both go there: the person has to say which.
      const first = { index, key: next?.key ?? "", answer: option.answer };
      found.set(place, found.has(place) ? null : { place, first });
    }
  }
  return [...found.values()].filter((one) => one !== null);
}
