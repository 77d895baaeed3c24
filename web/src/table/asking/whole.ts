/**
 * Parts that are judged together: which of them still lead to an answer. The site has sent the answers that there are;
 * nothing here knows why others are not among them.
 */
import type { Question } from "./question";

/** Is there an answer with all these parts in it? */
export function leadsOn(question: Question, parts: readonly number[]): boolean {
  if (!question.whole) return true;
  const wanted = parts.map((index) => JSON.stringify(question.choices[index]?.answer));
  return question.whole.some((answer) => {
    const has = (answer as unknown[]).map((part) => JSON.stringify(part));
    return wanted.every((part) => has.includes(part));
  });
}

/** Is this one of the answers that there are? */
export function isWhole({ whole }: Question, answer: unknown): boolean {
  return !whole || whole.some((one) => alike(one, answer));
}

/** Do they say the same? */
export function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** A division says the same in whatever order its bins are named. */
function sorted(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return answer;
  return Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
