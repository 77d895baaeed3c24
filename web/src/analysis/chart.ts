/** From chances over a game to lines in a drawing. */
import type { Shapes } from "../api/client";

export type Point = Shapes["PointOut"];

export const HEIGHT = 280;
/** Room for the numbers at the left, the tokens at the right, and the moves below. */
export const LEFT = 44;
export const RIGHT = 34;
export const TOP = 16;
export const BOTTOM = 26;
/** Lines are told apart without their colours, too. */
export const DASHES = [
  "none",
  "7 4",
  "2 4",
  "11 3 2 3",
  "4 2",
  "1 3",
  "9 2",
  "5 5",
  "12 5",
  "3 2",
  "8 3 1 3",
  "2 2",
];

export interface Frame {
  first: number;
  last: number;
  /** Of the drawing, in pixels of the screen. */
  width: number;
}

export function frameOf(points: readonly Point[], width: number): Frame {
  return { first: points[0]?.seq ?? 0, last: Math.max(1, points.at(-1)?.seq ?? 1), width };
}

/** Where a move lies across the drawing. */
export function across(seq: number, { first, last, width }: Frame): number {
  return LEFT + ((seq - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT);
}

/** Where a chance lies: 1 at the top, 0 at the bottom. */
export function up(chance: number): number {
  return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
}

/** The line of a seat. */
export function lineOf(points: readonly Point[], seat: number, frame: Frame): string {
  return points
    .map(({ seq, chances }) => `${across(seq, frame).toFixed(1)},${up(chances[seat] ?? 0).toFixed(1)}`)
    .join(" ");
}

/** Where the tokens at the ends of the lines stand, so that none covers another. */
export function endings(points: readonly Point[], seats: number, apart = 22): number[] {
  const last = points.at(-1)?.chances ?? [];
  const order = Array.from({ length: seats }, (_, seat) => seat).toSorted(
    (one, other) => (last[one] ?? 0) - (last[other] ?? 0),
  );
  const places: number[] = [];
  let free = Infinity;
  // From the bottom up: most of them lie there in the end.
  for (const seat of order) {
    const place = Math.min(up(last[seat] ?? 0), free);
    places[seat] = place;
    free = place - apart;
  }
  return places;
}
