/** Acts as movements: what goes from where to where, or rises and falls where it is. Knows no page. */
import type { Act, Target } from "../table/contract";
import type { Spot } from "./places";

export interface Flight {
  what: Target;
  /** Whose it is; empty if nobody's. */
  of: Target | "";
  /** `+2`, `−1`, `×3`; empty for a single piece. */
  label: string;
  from: Spot;
  to: Spot;
  /** Goes somewhere, comes up where it is, or goes down. */
  motion: "fly" | "rise" | "fall";
}

export interface Where {
  spotOf(target: Target): Spot | undefined;
  /** Where things come from that lie nowhere on the page. */
  middle: Spot;
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export function flightsOf(act: Act, { spotOf, middle }: Where): Flight[] {
  const find = (target: Target | undefined): Spot | undefined => (target ? spotOf(target) : undefined);
  const one = (
    from: Spot | undefined,
    to: Spot | undefined,
    label: string,
    alone: Flight["motion"],
    of: Target | "" = "",
  ): Flight[] => {
    const [start, end] = [from ?? to, to ?? from];
    if (!start || !end) return [];
    return [{ what: act.what, of, label, from: start, to: end, motion: from && to ? "fly" : alone }];
  };
  switch (act.act) {
    case "moved":
      return one(find(act.from), find(act.to), many(act.amount), "rise", act.of);
    case "placed":
      return one(undefined, find(act.to), many(act.amount), "rise", act.of);
    case "removed":
      return one(find(act.from), undefined, many(act.amount), "fall", act.of);
    case "gained":
      return one(find(act.from), find(act.of), signed(act.amount), "rise");
    case "drawn":
      return one(find(act.from) ?? middle, find(act.of), signed(act.amount), "rise");
    case "paid":
    case "lost":
      return one(find(act.of), find(act.to), signed(-act.amount), "fall");
    case "scored":
      return one(find(act.at) ?? middle, find(act.of), signed(act.amount), "rise");
    case "turned":
      return one(undefined, find(act.at), "", "rise", act.of);
    default:
      return [];
  }
}

function many(amount: number): string {
  return amount > 1 ? `×${amount}` : "";
}

/** Everything that an act points at on the table, to be marked while it is played. */
export function pointsAt(act: Act): Target[] {
  const fields = act as Partial<Record<"what" | "of" | "from" | "to" | "at", Target>>;
  return [fields.from, fields.to, fields.at, fields.of, fields.what].filter((target) => target !== undefined);
}

/** The number of a seat, or nothing if it is somebody or something else. */
export function seatOf(target: Target | ""): number | null {
  const found = /^seat:(\d+)$/.exec(target);
  return found ? Number(found[1]) : null;
}
