/** Places on a drawn map, and how the arrow keys go from one to the next. */
import type { Direction, Target } from "../../table/contract";

export type Spot = [x: number, y: number];

const TOWARDS: Record<Direction, Spot> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
/** A place counts as lying in a direction within about 70 degrees of it. */
const CONE = 0.34;

/** The one of some places that lies best in a direction: near, and not much aside. */
export function nearest<Id>(
  start: Spot,
  direction: Direction,
  places: Iterable<readonly [Id, Spot]>,
): Id | null {
  const [dx, dy] = TOWARDS[direction];
  let best: Id | null = null;
  let least = Infinity;
  for (const [id, spot] of places) {
    const away = Math.hypot(spot[0] - start[0], spot[1] - start[1]);
    if (!away) continue;
    const along = ((spot[0] - start[0]) * dx + (spot[1] - start[1]) * dy) / away;
    const effort = away * (2 - along);
    if (along > CONE && effort < least) [best, least] = [id, effort];
  }
  return best;
}

/** The id of what a target stands for, if it is of that kind. */
export function idOf(kind: string, target: Target | null): string | undefined {
  return target?.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : undefined;
}
