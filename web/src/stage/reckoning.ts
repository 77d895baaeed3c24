/** How something came about, as far as acts tell it: what was weighed, and what sums were made of. */
import type { Act, Target } from "../table/contract";

type Of<Name extends Act["act"]> = Extract<Act, { act: Name }>;
type Weighed = Of<"weighed">;
type Term = Of<"compared">["sides"][number]["terms"][number];
type Other = NonNullable<Weighed["others"]>[number];

export interface Sum {
  /** What or whose it is. */
  of: Target | "";
  total: number;
  terms: readonly Term[];
  /** What else could have been taken, the best first. */
  others: readonly Other[];
  /** What set it apart from the next. */
  by: Target | "";
}

/** The sums that a line tells; those without terms say no more than the line. */
export function sumsOf(acts: readonly Act[]): Sum[] {
  return acts.flatMap((act): Sum[] => {
    if (act.act === "weighed")
      return [
        {
          of: act.what,
          total: act.amount,
          terms: act.terms ?? [],
          others: (act.others ?? []).toSorted((one, other) => other.amount - one.amount),
          by: act.by ?? "",
        },
      ];
    if (act.act === "compared")
      return act.sides
        .filter(({ terms }) => terms.length > 0)
        .map(({ of, total, terms }) => ({ of, total, terms, others: [], by: "" }));
    return [];
  });
}

/** What was not done, in the order of the rule: nothing has happened by it. */
export function forgoneOf(acts: readonly Act[]): Of<"forgone">[] {
  return acts.filter((act): act is Of<"forgone"> => act.act === "forgone");
}

/** A place that was weighed, from 0 for the least to 1 for the best. */
export interface Warmth {
  target: Target;
  amount: number;
  warmth: number;
  taken: boolean;
}

/** How warm each place is that was weighed: the one that was taken comes last, so that it lies on top. */
export function warmthsOf(acts: readonly Act[]): Warmth[] {
  const weighed = acts.filter((act): act is Weighed => act.act === "weighed").at(-1);
  if (!weighed) return [];
  const all = [...(weighed.others ?? []), { what: weighed.what, amount: weighed.amount }];
  const most = Math.max(...all.map(({ amount }) => amount));
  const least = Math.min(...all.map(({ amount }) => amount));
  return all.map(({ what, amount }) => ({
    target: what,
    amount,
    warmth: most > least ? (amount - least) / (most - least) : 1,
    taken: what === weighed.what,
  }));
}
