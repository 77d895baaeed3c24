/** Where the words of the guide stand: beside what they point at, never over it, and over as little else as can be. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that the words should rather not hide; `price` says how dear each pixel of it is. */
export interface Shy {
  box: Box;
  price: number;
}

export interface Place {
  left: number;
  top: number;
  /** Which of the things the words then point at: the nearest. */
  thing: Box | null;
}

const GAP = 26;
const EDGE = 10;
/** Hiding the thing itself is by far the worst. */
const ITSELF = 100;
/** A long arrow costs as if this many pixels were hidden for each of its own. */
const FAR = 40;
/** Places tried in each direction, beside those next to the things. */
const ROWS = 6;
/** How much better another place has to be before the words move while they are read. */
const BETTER = 0.8;

/** How much of one box another hides, in square pixels. */
export function hidden(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How far it is from one box to another, edge to edge. */
function apart(one: Box, other: Box): number {
  const wide = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const high = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(wide, high);
}

/** What of a box lies within another; null if next to nothing does. */
export function within(box: Box, frame: Box): Box | null {
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const width = Math.min(box.left + box.width, frame.left + frame.width) - left;
  const height = Math.min(box.top + box.height, frame.top + frame.height) - top;
  return width > 4 && height > 4 ? { left, top, width, height } : null;
}

/** The place for a card of this size beside one of the things; where it stands now is kept unless it has become bad. */
export function beside(
  card: { width: number; height: number },
  things: readonly Box[],
  room: Box,
  shy: readonly Shy[] = [],
  now?: { left: number; top: number },
): Place {
  const [left, top] = [room.left + EDGE, room.top + EDGE];
  const right = Math.max(left, room.left + room.width - card.width - EDGE);
  const bottom = Math.max(top, room.top + room.height - card.height - EDGE);
  const steps = [...Array(ROWS + 1).keys()].map((step) => step / ROWS);
  const tried = [
    // the foot first: where everything else is equal, words stand there
    ...[...steps]
      .reverse()
      .flatMap((down) =>
        steps.map((across) => ({ left: left + across * (right - left), top: top + down * (bottom - top) })),
      ),
    ...things.flatMap((thing) => {
      const across = thing.left + thing.width / 2 - card.width / 2;
      const down = thing.top + thing.height / 2 - card.height / 2;
      return [
        { left: thing.left + thing.width + GAP, top: down },
        { left: thing.left - card.width - GAP, top: down },
        { left: across, top: thing.top + thing.height + GAP },
        { left: across, top: thing.top - card.height - GAP },
      ];
    }),
  ];
  const judged = (at: { left: number; top: number }): Place & { price: number } => {
    const spot = {
      left: Math.max(left, Math.min(at.left, right)),
      top: Math.max(top, Math.min(at.top, bottom)),
    };
    const box = { ...spot, ...card };
    const over = shy.reduce((sum, one) => sum + one.price * hidden(box, one.box), 0);
    const priced = things.map((thing) => ({
      thing,
      price: ITSELF * hidden(box, thing) + FAR * apart(box, thing),
    }));
    const best = priced.reduce((one, other) => (other.price < one.price ? other : one), {
      thing: null as Box | null,
      price: things.length > 0 ? Infinity : 0,
    });
    return { ...spot, thing: best.thing, price: over + best.price };
  };
  const best = tried.map(judged).reduce((one, other) => (other.price < one.price ? other : one));
  const kept = now ? judged(now) : null;
  const found = kept && best.price > BETTER * kept.price ? kept : best;
  return { left: found.left, top: found.top, thing: found.thing };
}
