/**
 * The lines between hexes. Every side is made once and used by both neighbours, so nothing gapes: a coast winds, land
 * borders waver, and sea, cloud and the edge of the world run straight.
 */
import type { Spot } from "../../../boards/parts/places";
import { CORNERS, type Sheet } from "../hexes";
import { chanceOf, through } from "../../../boards/parts/pen";
import type { Ground } from "./scenes";

/** Beyond the last hex there is nothing. */
type Beside = Ground | "edge";

export interface Side {
  key: string;
  /** The hexes on both sides; the second is missing at the edge of the world. */
  hexes: [string, string | undefined];
  grounds: [Beside, Beside];
  /** From one corner to the other. */
  points: Spot[];
  coast: boolean;
}

export interface Borders {
  sides: Side[];
  /** The outline of each hex around its own middle. */
  cells: Map<string, string>;
  /** The outline of the world. */
  outline: string;
}

/** How far a side leaves the straight line, in parts of its length. */
const COAST = 0.17;
const LAND = 0.055;
/** The first bend is the widest; each of the next is about half of the one before. */
const FIRST = 0.64;
const NEXT = 0.52;
const BENDS = 4;
/** A corner where the coast turns goes so far to the middle of its two sides: that takes away the teeth of the hexagons. */
const SMOOTH = 0.54;

const isHard = (ground: Beside): boolean => ground === "edge" || ground === "fog";
const spotKey = ([x, y]: Spot): string => `${Math.round(x)},${Math.round(y)}`;
const middleOf = ([from, to]: readonly [Spot, Spot]): Spot => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

function isCoast([one, other]: readonly [Beside, Beside]): boolean {
  return one !== other && (one === "water" || other === "water") && !isHard(one) && !isHard(other);
}

interface Raw extends Omit<Side, "points"> {
  ends: [Spot, Spot];
}

/** The corner at which a side of a hex begins; sides and corners are counted clockwise from the right. */
function cornerOf([x, y]: Spot, sixth: number): Spot {
  const [dx, dy] = CORNERS[sixth % CORNERS.length] as Spot;
  return [x + dx, y + dy];
}

function sidesOf(sheet: Sheet, groundOf: (hex: string) => Ground): Map<string, Raw> {
  const sides = new Map<string, Raw>();
  for (const [hex, middle] of sheet.middles)
    for (const sixth of CORNERS.keys()) {
      const ends: [Spot, Spot] = [cornerOf(middle, sixth), cornerOf(middle, sixth + 1)];
      const key = sideKey(...ends);
      const known = sides.get(key);
      if (known) {
        known.hexes[1] = hex;
        known.grounds[1] = groundOf(hex);
      } else {
        // Always from the same end, whichever neighbour comes first: chance has to find it alike.
        if (spotKey(ends[0]) > spotKey(ends[1])) ends.reverse();
        sides.set(key, {
          key,
          ends,
          hexes: [hex, undefined],
          grounds: [groundOf(hex), "edge"],
          coast: false,
        });
      }
    }
  for (const side of sides.values()) side.coast = isCoast(side.grounds);
  return sides;
}

function sideKey(from: Spot, to: Spot): string {
  return [spotKey(from), spotKey(to)].sort().join("|");
}

/** Where the corners come to lie. At a corner of three hexes two sides are coast, or none. */
function smoothed(sides: Iterable<Raw>): Map<string, Spot> {
  const meeting = new Map<string, Raw[]>();
  const corners = new Map<string, Spot>();
  for (const side of sides)
    for (const end of side.ends) {
      const key = spotKey(end);
      meeting.set(key, [...(meeting.get(key) ?? []), side]);
      corners.set(key, end);
    }
  for (const [key, met] of meeting) {
    const [one, other, third] = met.filter((side) => side.coast).map((side) => middleOf(side.ends));
    const [x, y] = corners.get(key) as Spot;
    if (!one || !other || third || met.some((side) => side.grounds.some(isHard))) continue;
    const [towardsX, towardsY] = middleOf([one, other]);
    corners.set(key, [x + (towardsX - x) * SMOOTH, y + (towardsY - y) * SMOOTH]);
  }
  return corners;
}

/** Bends a line again and again in the middle of each of its parts. */
function bent(from: Spot, to: Spot, amplitude: number, seed: string): Spot[] {
  if (!amplitude) return [from, to];
  const chance = chanceOf(seed);
  let points: Spot[] = [from, to];
  for (let bend = 0, wide = amplitude * FIRST; bend < BENDS; bend++, wide = amplitude * NEXT ** bend) {
    points = points.flatMap((point, at): Spot[] => {
      const next = points[at + 1];
      if (!next) return [point];
      const aside = (chance() - 0.5) * 2 * wide;
      const [x, y] = middleOf([point, next]);
      return [point, [x - (next[1] - point[1]) * aside, y + (next[0] - point[0]) * aside]];
    });
  }
  return points;
}

function amplitudeOf({ coast, grounds }: Raw): number {
  if (coast) return COAST;
  return grounds.some((ground) => isHard(ground) || ground === "water") ? 0 : LAND;
}

export function bordersOf(sheet: Sheet, groundOf: (hex: string) => Ground): Borders {
  const raw = sidesOf(sheet, groundOf);
  const corners = smoothed(raw.values());
  const sides = new Map<string, Side>();
  for (const { ends, ...side } of raw.values()) {
    const [from, to] = ends.map((end) => corners.get(spotKey(end)) ?? end) as [Spot, Spot];
    sides.set(side.key, { ...side, points: bent(from, to, amplitudeOf({ ends, ...side }), side.key) });
  }
  const cells = new Map([...sheet.middles].map(([hex, middle]) => [hex, cellOf(middle, sides, corners)]));
  return { sides: [...sides.values()], cells, outline: outlineOf(sheet, sides) };
}

/** The six sides of a hex one after the other, around its middle. */
function cellOf(middle: Spot, sides: Map<string, Side>, corners: Map<string, Spot>): string {
  const points = CORNERS.flatMap((_, sixth): Spot[] => {
    const [from, to] = [cornerOf(middle, sixth), cornerOf(middle, sixth + 1)];
    const along = sides.get(sideKey(from, to))?.points ?? [];
    const begins = corners.get(spotKey(from)) ?? from;
    return (along[0] && spotKey(along[0]) === spotKey(begins) ? along : [...along].reverse()).slice(0, -1);
  });
  return `${through(points.map(([x, y]): Spot => [x - middle[0], y - middle[1]]))}Z`;
}

/** The edge of the world, walked from corner to corner. */
function outlineOf(sheet: Sheet, sides: Map<string, Side>): string {
  const next = new Map<string, Spot>();
  for (const middle of sheet.middles.values())
    for (const sixth of CORNERS.keys()) {
      const [from, to] = [cornerOf(middle, sixth), cornerOf(middle, sixth + 1)];
      if (sides.get(sideKey(from, to))?.grounds.includes("edge")) next.set(spotKey(from), to);
    }
  let line = "";
  while (next.size) {
    const round: Spot[] = [];
    let at = next.keys().next().value as string;
    for (let to = next.get(at); to; to = next.get(at)) {
      round.push(to);
      next.delete(at);
      at = spotKey(to);
    }
    line += `${through(round)}Z`;
  }
  return line;
}
