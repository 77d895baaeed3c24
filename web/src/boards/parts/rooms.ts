/** Room on a map: what is measured so that nothing becomes too small, and no label covers another. */

/** Nothing on a map is smaller than this, in pixels. */
export const LEAST_PIXELS = 22.5;

/** A box on the sheet: middle, half width and half height. */
export interface Room {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

/** How much two of them share. */
export function overlap(one: Room, other: Room): number {
  const wide = one.halfWidth + other.halfWidth - Math.abs(one.x - other.x);
  const high = one.halfHeight + other.halfHeight - Math.abs(one.y - other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
