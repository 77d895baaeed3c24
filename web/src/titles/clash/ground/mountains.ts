/** Mountains: the left face in the light, the right one hatched, torn snow above. */
import type { Spot } from "../../../boards/parts/places";
import { type Clear, inside, isFree } from "./hexagon";
import { between, type Chance, either, oneOf, path, pen, through } from "../../../boards/parts/pen";

/** Peaks from the back to the front: foot, width and height. */
type Range = readonly (readonly [x: number, y: number, width: number, height: number])[];
const RANGES: readonly [Range, Range, Range] = [
  [
    [-30, -14, 40, 30],
    [20, -18, 46, 32],
    [-2, 6, 58, 46],
    [-34, 26, 38, 28],
    [34, 22, 42, 32],
    [4, 42, 46, 30],
  ],
  [
    [-8, -18, 44, 30],
    [32, -10, 38, 28],
    [-28, 10, 50, 42],
    [16, 18, 58, 48],
    [-16, 41, 44, 28],
    [28, 42, 36, 22],
  ],
  [
    [0, -20, 48, 28],
    [-36, 2, 36, 28],
    [36, 4, 38, 30],
    [0, 16, 64, 52],
    [-24, 41, 40, 28],
    [24, 41, 44, 30],
  ],
];
/** Lower ones have no snow. */
const SNOW_FROM = 27;
/** The snow reaches down so much of the height. */
const SNOW = 0.34;
const SCREES = 5;

function peak(chance: Chance, x: number, y: number, w: number, h: number): string {
  const top = x + between(chance, -0.08, 0.06) * w;
  const from = x - w / 2;
  const to = x + w / 2;
  const up = (low: number, high: number): number => y - h * between(chance, low, high);
  const left: Spot[] = [
    [from, y],
    [from + w * 0.14, up(0.22, 0.3)],
    [from + w * 0.25, up(0.42, 0.52)],
    [top - w * 0.08, up(0.8, 0.86)],
    [top, y - h],
  ];
  const right: Spot[] = [
    [top + w * 0.1, up(0.74, 0.82)],
    [top + w * 0.2, up(0.5, 0.58)],
    [to - w * 0.13, up(0.24, 0.3)],
    [to, y],
  ];
  const ridge: Spot[] = [
    [top, y - h],
    [top + w * 0.05, y - h * 0.78],
    [top - w * 0.04, y - h * 0.6],
    [top + w * 0.07, y - h * 0.38],
    [top + w * 0.01, y - h * 0.2],
    [top + w * 0.1, y],
  ];
  // A ragged foot: no ruler's edge.
  const foot: Spot[] = [
    [x + w * 0.3, y + 3.2],
    [top + w * 0.1, y - 0.5],
    [x - w * 0.08, y + 3.4],
    [x - w * 0.3, y + 0.4],
  ];
  return [
    path("mt", `${through([...left, ...right, ...foot])}Z`),
    path("ms", `${through([...ridge, foot[0] as Spot, [to, y], ...right.slice(0, -1).reverse()])}Z`),
    h > SNOW_FROM ? path("sn", snow(top, y, w, h)) : "",
    path("hk", hatching(top, y, w, h)),
    path("mo", through([...left, ...right]) + through(ridge.slice(0, 4))),
  ].join("");
}

function snow(top: number, y: number, w: number, h: number): string {
  const line: Spot[] = [
    [top, y - h],
    [top - w * SNOW * 0.42, y - h * (1 - SNOW)],
    [top - w * 0.09, y - h * (1 - SNOW * 0.72)],
    [top - w * 0.02, y - h * (1 - SNOW * 1.12)],
    [top + w * 0.05, y - h * (1 - SNOW * 0.75)],
    [top + w * SNOW * 0.36, y - h * (1 - SNOW * 0.98)],
  ];
  return `${through(line)}Z`;
}

function hatching(top: number, y: number, w: number, h: number): string {
  const strokes = Math.max(3, Math.round(w / 9));
  let d = "";
  for (let stroke = 1; stroke <= strokes; stroke++) {
    const down = stroke / (strokes + 1);
    const long = h * (0.16 + 0.12 * (1 - down));
    d += pen`M${top + w * (0.03 + 0.4 * down)} ${y - h * (1 - down) * 0.86 + 2}l${-long * 0.22} ${long}`;
  }
  for (const down of [0.45, 0.7])
    d += pen`M${top - w * 0.36 * down} ${y - h * (1 - down) + 3}l${w * 0.05} ${h * 0.1}`;
  return d;
}

export function mountains(chance: Chance, clear?: Clear): string {
  const range = oneOf(chance, RANGES);
  const side = either(chance);
  let drawing = "";
  for (const [x, y, w, h] of range) {
    const [atX, atY] = [x * side + between(chance, -3, 3), y + between(chance, -2, 2)];
    const size = between(chance, 0.9, 1.06);
    // Drawn even if it gives way, so that the others stay as they were.
    const drawn = peak(chance, atX, atY, w * size, h * size);
    if (isFree(atX, atY - h / 3, clear)) drawing += drawn;
  }
  let scree = "";
  for (let one = 0; one < SCREES; one++) {
    const [x, y] = [between(chance, -44, 44), between(chance, 30, 47)];
    if (inside(x, y, 5) && isFree(x, y, clear)) scree += pen`M${x} ${y}q2 -3 5 -1t4 1`;
  }
  return drawing + path("hk", scree);
}
