/** How the marks of a plan lie on the map: several at one place side by side, arrows from rim to rim. */
import type { Spot } from "../../stage/places";
import type { Target } from "../contract";
import type { Mark, Sign } from "./server";

/** Signs in a box of 24 by 24, drawn as lines. */
export const DRAWN: Record<Sign, string> = {
  goal: "M7 20V4M7 5h10l-3 3.5 3 3.5H7",
  attack: "M5 5l13 13M19 5 6 18M4.5 15.5l4 4M19.5 15.5l-4 4",
  hold: "M12 4c3 2 5 2 7 2 0 7-2 11-7 14-5-3-7-7-7-14 2 0 4 0 7-2z",
  danger: "M12 5v9M12 18.2v.3",
  question: "M8.5 9c0-5 7-5 7-.6 0 3-3.5 3-3.5 6.1M12 18.2v.3",
};

/** Half the width of a pin, and how far two at the same place are apart, in pixels. */
export const RADIUS = 15;
const APART = 26;
/** An arrow begins and ends so far from the middle of its places. */
const RIM = 12;

export interface Pin {
  mark: Mark;
  at: Spot;
  /** From where to where, for an arrow; its sign lies between them. */
  line: { from: Spot; to: Spot } | null;
}

/** Where each mark lies; what is not on the map now is left out. */
export function drawn(marks: readonly Mark[], spotOf: (target: Target) => Spot | undefined): Pin[] {
  const here = new Map<Target, number>();
  return marks.flatMap((mark): Pin[] => {
    const from = spotOf(mark.place);
    if (!from) return [];
    if (mark.to !== null) {
      const to = spotOf(mark.to);
      return to ? [arrow(mark, from, to)] : [];
    }
    const before = here.get(mark.place) ?? 0;
    here.set(mark.place, before + 1);
    // It stands above what it is about, so that the pieces there are seen.
    return [{ mark, at: { x: from.x + before * APART, y: from.y - RADIUS * 1.6 }, line: null }];
  });
}

function arrow(mark: Mark, from: Spot, to: Spot): Pin {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / length) * RIM, (dy / length) * RIM];
  const line = { from: { x: from.x + ux, y: from.y + uy }, to: { x: to.x - ux, y: to.y - uy } };
  return { mark, line, at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
}
