/**
 * Where names of hexes and the digits of lit ones stand, so that none covers another or a badge. A name that finds no
 * room is left out until the map is nearer; a digit always stands where it hides least.
 */
import type { Spot } from "../../../boards/parts/places";
import { overlap, type Room } from "../../../boards/parts/rooms";
import { HALF, RADIUS } from "../hexes";

/** Height of a name in pixels, and width of its letters in parts of that. */
export const NAME_PIXELS = 13;
const LETTER = 0.56;
const RISE = 0.4;
/** Room between two labels. */
const APART = 1;

/** Half of the width that a hex has so far above or below its middle. */
function halfWidthAt(y: number): number {
  return RADIUS - Math.abs(y) / Math.sqrt(3);
}

/** Corners first, then the sides; all of them inside the hex. */
function corners(halfWidth: number, halfHeight: number): Spot[] {
  const top = HALF - halfHeight - APART;
  const aside = (y: number): number => Math.max(0, halfWidthAt(Math.abs(y) + halfHeight) - halfWidth - APART);
  const middle = HALF * 0.28;
  return [
    [-aside(top), -top],
    [aside(top), -top],
    [0, -top],
    [-aside(middle), -middle],
    [aside(middle), -middle],
    [-aside(top), top],
    [aside(top), top],
  ];
}

/** A name on the sheet, with the height of its letters. */
export interface Name {
  hex: string;
  at: Spot;
  size: number;
}

export function namesOf(
  middles: Iterable<readonly [hex: string, middle: Spot]>,
  scale: number,
  taken: readonly Room[],
): Name[] {
  const size = NAME_PIXELS / scale;
  const rooms = [...taken];
  return [...middles].flatMap(([hex, [x, y]]): Name[] => {
    const [halfWidth, halfHeight] = [(hex.length * LETTER * size) / 2 + APART, size * RISE];
    for (const [dx, dy] of corners(halfWidth, halfHeight)) {
      const room: Room = { x: x + dx, y: y + dy, halfWidth, halfHeight };
      if (rooms.some((other) => overlap(room, other))) continue;
      rooms.push(room);
      return [{ hex, at: [room.x, room.y], size }];
    }
    return [];
  });
}

/** Where a chip may stand on its hex: above, lower, at the sides, in the middle. */
const CHIP_SPOTS: readonly Spot[] = [
  [0, -HALF * 0.64],
  [0, -HALF * 0.4],
  [-RADIUS * 0.45, -HALF * 0.55],
  [RADIUS * 0.45, -HALF * 0.55],
  [0, -HALF * 0.15],
];

/** The spot at which a label of some size hides least of what is there already. */
export function chipRoom([x, y]: Spot, halfWidth: number, halfHeight: number, taken: readonly Room[]): Room {
  const rooms = CHIP_SPOTS.map(([dx, dy]): Room => ({ x: x + dx, y: y + dy, halfWidth, halfHeight }));
  const hidden = rooms.map((room) => taken.reduce((sum, other) => sum + overlap(room, other), 0));
  return rooms[hidden.indexOf(Math.min(...hidden))] as Room;
}
