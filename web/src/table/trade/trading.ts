/** What can be put into an offer, from the answers that the site allows. Nothing here knows what a thing is worth. */
import type { Asking } from "../asking/asking.svelte";
import type { Choice } from "../asking/question";
import type { Offering, Target } from "../contract";

export type Side = "give" | "want";
export const SIDES: readonly Side[] = ["give", "want"];

/** Something that can lie on one side of the table, and the answer for each amount of it. */
export interface Ware {
  side: Side;
  what: Target;
  answers: Map<number, unknown>;
  most: number;
}

/** How the title reads offers, if one is being put together now. */
export function tradingAt(asking: Asking): Offering | null {
  const offering = asking.table.title?.offering;
  return offering && asking.question?.key === offering.question ? offering : null;
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
