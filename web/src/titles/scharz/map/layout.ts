/** How what lies in a place is arranged around the spot of its pieces. All measures are units that keep their size. */
import type { PlaceView, Units } from "../view";

/** Something with an owner: a settlement, units of a kind, or all units of a seat where there are too many kinds. */
export interface Piece {
  form: "piece";
  kind: "building" | "unit" | "sign";
  id: string;
  seat: number;
  count: number;
  /** Inside a settlement, and so cut off from the field. */
  inside: boolean;
  /** How experienced units are; left out for buildings and for all units of a seat together. */
  level?: number;
}

/** What is built upon a settlement or lies in the field: small, without an owner of its own. */
export interface Mark {
  form: "mark";
  kind: "building" | "good" | "piece" | "sign";
  id: string;
  count: number;
}

export type Thing = Piece | Mark;

export interface Placed {
  thing: Thing;
  x: number;
  y: number;
  size: number;
}

export interface Layout {
  things: Placed[];
  /** How far below the middle the name stands. */
  below: number;
}

/** Sides of what is drawn: the camera shows 0.82 pixels of each unit, so that nothing is smaller than 22 pixels. */
const TOWN = 40;
const UNIT = 35;
const MARK = 28;
/** Neighbours overlap a little, as pieces in a heap do. */
const OVERLAP = 3;
const NAME = 14;
/** More units than these in a place are drawn as one piece for each seat; the lens has the rest. */
const MOST = 4;
/** So many pieces stand side by side. */
const ABREAST = 4;

/** One piece for each kind and level of units of each seat, or one for each seat. */
export function armies(units: readonly Units[]): Piece[] {
  const heaps = new Map<string, Piece>();
  const kinds = new Set(units.map(({ seat, troop, post }) => `${seat} ${troop} ${post === "in"}`));
  for (const { seat, troop, kind, level, count, post } of units) {
    const inside = post === "in";
    const apart = kinds.size <= MOST;
    const key = apart ? `${seat} ${troop} ${inside}` : String(seat);
    const heap = heaps.get(key);
    if (heap) heap.count += count;
    else
      heaps.set(key, {
        form: "piece",
        kind: apart ? "unit" : "sign",
        id: apart ? kind : "units",
        seat,
        count,
        inside: apart && inside,
        ...(apart ? { level } : {}),
      });
  }
  return [...heaps.values()].sort((one, other) => one.seat - other.seat);
}

function mark(kind: Mark["kind"], id: string, count = 1): Mark {
  return { form: "mark", kind, id, count };
}

/** What stands and lies in a place: the settlement with what belongs to it, the units, the goods of the field. */
export function rowsOf(place: PlaceView | undefined, units: readonly Units[]): Thing[][] {
  const built: Thing[] = [];
  if (place?.town) {
    const [seat, id] = place.town;
    built.push({
      form: "piece",
      kind: "building",
      id,
      seat,
      count: 1,
      inside: place.encircled ?? false,
    });
  }
  if (place?.yard) built.push(mark("building", place.yard));
  if (place?.fort) built.push(mark("building", "fort"));
  const goods: Thing[] = [];
  if (place?.site) goods.push(mark("sign", "site", place.site[2]));
  if (place?.crop) goods.push(mark("sign", "crop", place.crop[1]));
  const herds = new Map<string, number>();
  for (const kind of place?.herds?.[1] ?? []) herds.set(kind, (herds.get(kind) ?? 0) + 1);
  for (const [kind, count] of herds) goods.push(mark("good", kind, count));
  if (place?.plundered) goods.push(mark("piece", "plundered"));
  const standing = armies(units);
  // A settlement and a single kind of unit stand side by side; so do the goods of a field without either.
  if (built.length + standing.length <= 2)
    return [[...built, ...standing], goods].filter(({ length }) => length);
  const lines: Thing[][] = [];
  for (let at = 0; at < standing.length; at += ABREAST) lines.push(standing.slice(at, at + ABREAST));
  return [built, ...lines, goods].filter(({ length }) => length);
}

function sizeOf(thing: Thing): number {
  if (thing.form === "mark") return MARK;
  return thing.kind === "building" ? TOWN : UNIT;
}

/** Row below row; the name below the pieces, and below it what lies in the field, which is not seen from afar. */
export function arrange(rows: readonly Thing[][]): Layout {
  const goods = rows.filter((row) => row.every(({ form }) => form === "mark"));
  const layout = stacked(rows.filter((row) => !goods.includes(row)));
  const below = layout.below + NAME / 2;
  const under = stacked(goods).things.map((placed) => ({ ...placed, y: below + placed.size / 2 }));
  return { ...layout, things: [...layout.things, ...under] };
}

function stacked(rows: readonly Thing[][]): Layout {
  const heights = rows.map((row) => Math.max(...row.map(sizeOf)));
  const height = heights.reduce((sum, high) => sum + high - OVERLAP, 0);
  let top = -(height + NAME) / 2;
  const things: Placed[] = [];
  for (const [number, row] of rows.entries()) {
    const high = heights[number] ?? 0;
    const wide = row.reduce((sum, thing) => sum + sizeOf(thing) - OVERLAP, 0);
    let x = -wide / 2;
    for (const thing of row) {
      const size = sizeOf(thing);
      things.push({ thing, x: x + (size - OVERLAP) / 2, y: top + high / 2, size });
      x += size - OVERLAP;
    }
    top += high - OVERLAP;
  }
  return { things, below: top + NAME / 2 + (rows.length ? OVERLAP : 0) };
}
