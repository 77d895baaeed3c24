/** Where the words of the guide stand: beside what they point at, and never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 26;
const EDGE = 10;

/** How much of one box another hides, in square pixels. */
export function hidden(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The place for a card of this size beside a thing; `shy` are things that it should rather not hide either. */
export function beside(
  card: { width: number; height: number },
  thing: Box | null,
  room: Box,
  shy: readonly Box[] = [],
): { left: number; top: number } {
  const corner = { left: room.left + EDGE, top: room.top + room.height - card.height - EDGE };
  if (!thing) return corner;
  const across = thing.left + thing.width / 2 - card.width / 2;
  const down = thing.top + thing.height / 2 - card.height / 2;
  const right = room.left + room.width - card.width - EDGE;
  const tried = [
    { left: thing.left + thing.width + GAP, top: down },
    { left: thing.left - card.width - GAP, top: down },
    { left: across, top: thing.top + thing.height + GAP },
    { left: across, top: thing.top - card.height - GAP },
    corner,
    { left: right, top: corner.top },
    { left: corner.left, top: room.top + EDGE },
    { left: right, top: room.top + EDGE },
  ].map(({ left, top }) => ({
    left: Math.max(room.left + EDGE, Math.min(left, right)),
    top: Math.max(room.top + EDGE, Math.min(top, corner.top)),
  }));
  // Hiding the thing itself is by far the worst.
  const price = (at: { left: number; top: number }): number =>
    100 * hidden({ ...at, ...card }, thing) +
    shy.reduce((sum, one) => sum + hidden({ ...at, ...card }, one), 0);
  return tried.reduce((best, at) => (price(at) < price(best) ? at : best));
}
