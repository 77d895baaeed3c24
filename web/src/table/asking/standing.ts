/** How each thing on the table stands in the open question; computed once for the whole board. */
import type { Standing, Target } from "../contract";
import { WAYS, type Draft } from "./narrowing";
import type { Question } from "./question";
import { inTwo, type Naming, type Step } from "./steps";

export const APART: Standing = { lit: false, chosen: false };

/** By target; what is not in it stands apart. Lit ones come in the order of the options. */
export function standings(
  question: Question | null,
  draft: Draft,
  left: readonly number[],
  lit: readonly Target[],
  steps: readonly Step[],
  nameOf: Naming,
): Map<Target, Standing> {
  const found = new Map<Target, Standing>();
  if (!question) return found;
  for (const target of lit) found.set(target, { lit: true, chosen: false });
  for (const target of WAYS[question.kind].chosen(question, draft)) {
    found.set(target, { lit: found.get(target)?.lit ?? false, chosen: true });
  }
  const answersAbout = new Map<Target, number>();
  for (const target of left.flatMap((index) => question.choices[index]?.targets ?? [])) {
    answersAbout.set(target, (answersAbout.get(target) ?? 0) + 1);
  }
  for (const step of steps) {
    const targets = step.target ? [step.target] : (question.choices[step.index ?? -1]?.targets ?? []);
    const own = step.target ?? targets.find((target) => answersAbout.get(target) === 1);
    const known = own === undefined ? undefined : found.get(own);
    if (own === undefined || !known) continue;
    const hint = step.target
      ? undefined
      : hintOf(question.choices[step.index ?? -1]?.text ?? "", nameOf(own));
    found.set(own, {
      ...known,
      ...(step.digit === undefined ? {} : { digit: step.digit }),
      ...(hint === undefined ? {} : { hint }),
    });
  }
  return found;
}

/** The price, or what would be done; nothing if the option says no more than the name of the thing. */
function hintOf(text: string, name: string | null): string | undefined {
  const { text: main, detail } = inTwo(text);
  return detail || (main === name ? undefined : main);
}
