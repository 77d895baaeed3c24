/** The room of one hex around the origin, and the part of it that a scene leaves to a city. */
import { HALF } from "../hexes";

/** Half width, half height and height of the middle of an ellipse that is kept free. */
export type Clear = readonly [rx: number, ry: number, cy: number];

/** Is a point inside, so far from the sides? */
export function inside(x: number, y: number, margin = 0): boolean {
  const [across, up] = [Math.abs(x), Math.abs(y)];
  return up <= HALF - margin && across * Math.sqrt(3) + up <= 2 * (HALF - margin);
}

/** May something stand there, or is the ground wanted for something else? */
export function isFree(x: number, y: number, clear: Clear | undefined): boolean {
  return !clear || (x / clear[0]) ** 2 + ((y - clear[2]) / clear[1]) ** 2 > 1;
}
