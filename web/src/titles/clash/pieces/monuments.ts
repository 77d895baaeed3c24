/**
 * The eight wonders as monuments, in one engraved style: box of 64 by 64, ground line at 58, light from the left.
 * Classes: `s` stone, `d` its shade, `g` gold, `v` leaf, `b` water, `t` terracotta, `k` outline, `h` hatching, `ho` opening.
 */
import { path, pen } from "../../../boards/parts/pen";

export const BOX = 64;
/** Height of the ground line in the box. */
export const FOOT = 58;

const count = (number: number): number[] => [...Array(number).keys()];

function hatch(x: number, y: number, w: number, h: number, strokes: number): string {
  const stroke = (at: number): string => pen`M${x + (w * (at + 0.5)) / strokes} ${y}l-1 ${h}`;
  return path("h", count(strokes).map(stroke).join(""));
}

/** A row of columns with capitals and feet. */
function columns(x: number, y: number, w: number, h: number, number: number, thick: number): string {
  return count(number)
    .map((at) => {
      const left = x + ((w - thick) * at) / (number - 1);
      return (
        path("s", pen`M${left} ${y}h${thick}v${h}h${-thick}z`) +
        path("d", pen`M${left + thick * 0.6} ${y}h${thick * 0.4}v${h}h${-thick * 0.4}z`) +
        path("k", pen`M${left - 0.7} ${y}h${thick + 1.4}M${left - 0.7} ${y + h}h${thick + 1.4}`)
      );
    })
    .join("");
}

function arch(x: number, y: number, w: number, h: number): string {
  return pen`M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
}

const GROUND = path("k", "M3 58.5H61") + path("h", "M8 60.5h9m4 0h14m5 0h8M17 62.3h12m6 0h6");

function palm(x: number, y: number, s: number): string {
  const leaves =
    pen`q${-5 * s} ${-3 * s} ${-7 * s} ${2 * s}q${4 * s} ${-1.5 * s} ${7 * s} ${-2 * s}` +
    pen`q${-3 * s} ${-6 * s} ${-6 * s} ${-5 * s}q${4 * s} ${s} ${6 * s} ${5 * s}` +
    pen`q${3 * s} ${-6 * s} ${6 * s} ${-5 * s}q${-4 * s} ${s} ${-6 * s} ${5 * s}` +
    pen`q${5 * s} ${-3 * s} ${7 * s} ${2 * s}q${-4 * s} ${-1.5 * s} ${-7 * s} ${-2 * s}z`;
  const trunk = pen`M${x} ${y}q${1.2 * s} ${-5 * s} 0 ${-10 * s}`;
  return path("k", trunk) + path("v", pen`M${x} ${y - 10 * s}${leaves}`);
}

/** A pyramid whose edge towards us stands aside of its middle. */
function pyramid(x: number, y: number, w: number, h: number, edge: number, layers: number): string {
  const TIP = 0.16;
  let courses = "";
  for (let layer = 1; layer < layers; layer++) {
    const left = 1 - layer / layers;
    const [level, bend] = [y - h * (1 - left), pen`${x + edge * left} ${y - h * (1 - left) + 2.4 * left}`];
    courses += pen`M${x - w * left} ${level}L${bend}L${x + w * left} ${level}`;
  }
  const top = pen`M${x} ${y - h}L`;
  return (
    path("s", pen`M${x - w} ${y}L${x} ${y - h}L${x + edge} ${y + 2.4}z`) +
    path("d2", pen`${top}${x + w} ${y}L${x + edge} ${y + 2.4}z`) +
    path("h", courses) +
    hatch(x + edge + 2, y - h * 0.34, w - edge - 8, h * 0.26, 5) +
    path(
      "g",
      pen`${top}${x - w * TIP} ${y - h * (1 - TIP)}L${x + edge * TIP} ${y - h * (1 - TIP) + 0.6}L${x + w * TIP} ${y - h * (1 - TIP)}z`,
    ) +
    path("k", pen`${top}${x + edge} ${y + 2.4}`)
  );
}

const pyramids = (): string =>
  pyramid(49, 50, 13, 20, 5, 6) +
  pyramid(27, 55, 24, 43, 9, 10) +
  palm(56, 59, 0.8) +
  palm(7, 59, 0.62) +
  GROUND;

function terrace(y: number, x: number, w: number, h: number, arches: number): string {
  const wide = (w - 4) / arches;
  const opening = (at: number): string =>
    arch(x + 2 + wide * (at + 0.16), y + h - 0.5, wide * 0.68, h * 0.72);
  return (
    path("s", pen`M${x} ${y}h${w}v${h}h${-w}z`) +
    path("d", pen`M${x + w * 0.8} ${y}h${w * 0.2}v${h}h${-w * 0.2}z`) +
    path("ho", count(arches).map(opening).join("")) +
    path("s", pen`M${x - 1.5} ${y - 2}h${w + 3}v2.6h${-w - 3}z`)
  );
}

function bush(x: number, y: number, k: number): string {
  const lobes =
    pen`c${-2.5 * k} ${-2 * k} ${-0.5 * k} ${-5 * k} ${2 * k} ${-4 * k}c${k} ${-3 * k} ${4.5 * k} ${-2.5 * k} ${4.5 * k} 0` +
    pen`c${3 * k} ${-0.5 * k} ${3.5 * k} ${3 * k} ${1.5 * k} ${4 * k}z`;
  return path("v", pen`M${x - 4 * k} ${y}${lobes}`);
}

function vine(x: number, y: number, long: number): string {
  return path("v", pen`M${x - 1.8} ${y}q-.8 ${long * 0.5} .8 ${long}q2.6 ${-long * 0.4} 2.4 ${-long}z`);
}

type Three = readonly [number, number, number];
const BUSHES: readonly Three[] = [
  [25, 15, 0.8], [39, 15, 0.8], [17, 27, 0.9], [47, 27, 0.95], [9, 41, 0.95], [55, 41, 0.9], [20.5, 41, 0.6], [44, 41, 0.6],
]; // prettier-ignore
const VINES: readonly Three[] = [
  [18, 30, 6], [26, 18.5, 5], [39, 18.5, 6], [46, 30, 7], [10, 44, 7], [22, 44, 5], [43, 44, 6], [54, 44, 8],
]; // prettier-ignore

const gardens = (): string =>
  [
    terrace(17, 22, 20, 11, 3),
    terrace(29, 14, 36, 12, 5),
    terrace(43, 6, 52, 15, 7),
    palm(32, 15.5, 0.95),
    ...BUSHES.map((one) => bush(...one)),
    ...VINES.map((one) => vine(...one)),
    path("b", "M30.5 18h3.4v10l1.5 1v12l1.8 2v15.5h-10.4v-15.5l1.8 -2v-12l1.5 -1z"),
    path("h", "M32.2 19v38M29.8 32v9M34.4 31v9M29 45v12M35 45v12"),
    GROUND,
  ].join("");

const library = (): string =>
  '<path class="s" d="M5 58.5v-4h54v4z"/><path class="s" d="M8 54.5v-3.2h48v3.2z"/>' +
  '<path class="ho" d="M11 29h42v22.3h-42z"/>' +
  columns(11, 29.5, 42, 21.8, 6, 3.6) +
  '<path class="s" d="M8 29.5v-4.2h48v4.2z"/><path class="h" d="M10 27.4h44"/>' +
  '<path class="s" d="M6.5 25.3L32 10.5L57.5 25.3z"/><path class="d" d="M32 10.5L57.5 25.3H50L32 14.5z"/>' +
  '<path class="k" d="M13 23.6L32 13L51 23.6z"/><circle class="g" cx="32" cy="20" r="3.2"/>' +
  '<path class="h" d="M20 22.5l5 -3M44 22.5l-5 -3"/>' +
  '<path class="g" d="M30.5 10.5q1.5 -5.5 1.5 -6.5q0 1 1.5 6.5z"/>' +
  '<path class="s" d="M15 47.5q8.5 -4.5 17 0q8.5 -4.5 17 0v11q-8.5 -4.5 -17 0q-8.5 -4.5 -17 0z"/>' +
  '<path class="d" d="M32 47.5q2.5 -1.5 5 -2v11q-2.5 .5 -5 2z"/><path class="k" d="M32 47.5v11"/>' +
  '<path class="h" d="M18 49.5q5.5 -2 11 .5M18 52.3q5.5 -2 11 .5M18 55q5.5 -2 11 .5M39.5 48.3q4 -.4 7 1M39.5 51.2q4 -.4 7 1M39.5 54q4 -.4 7 1"/>' +
  GROUND;

const lighthouse = (): string =>
  '<path class="ray" d="M32 10L6 3.5L4 10.5zM32 10L58 3.5L60 10.5z"/>' +
  '<path class="s" d="M20 55L22.5 34h19L44 55z"/><path class="d" d="M36.5 34h5L44 55h-6z"/>' +
  '<path class="h" d="M22.3 38h19.6M21.8 42h20.5M21.3 46h21.4M20.8 50h22.4M26 34v4M31 38v4M26 42v4M35 42v4M30 46v4M25 50v5M34 50v5"/>' +
  `<path class="ho" d="${arch(29, 55, 5.5, 9)}${arch(26, 41.5, 2.4, 4)}${arch(34, 41.5, 2.4, 4)}"/>` +
  '<path class="s" d="M20.5 34v-2.6h23v2.6z"/>' +
  '<path class="k" d="M22 31.4v-1.8h2v1.8m3 0v-1.8h2v1.8m3 0v-1.8h2v1.8m3 0v-1.8h2v1.8"/>' +
  '<path class="s" d="M25.5 31.4L26.7 21h10.6l1.2 10.4z"/><path class="d" d="M34.4 21h2.9l1.2 10.4h-3.5z"/>' +
  `<path class="ho" d="${arch(30.8, 29, 2.4, 5)}"/><path class="s" d="M24.7 21v-2h14.6v2z"/>` +
  columns(28, 12.8, 8, 6.2, 3, 1.8) +
  '<path class="g" d="M29.5 13q-1.5 -4 1.5 -6q-.2 -3 2 -5q-.2 3.5 1.5 5q2 3 -.5 6z"/>' +
  '<path class="s" d="M26.5 12.8h11v1.6h-11z" /><path class="s" d="M8 58.5q2 -6 10 -6h28q8 0 10 6z"/>' +
  '<path class="d" d="M42 52.5h4q8 0 10 6h-12z"/>' +
  '<path class="b" d="M2 58q4 -3.5 8 0t8 0t8 0t8 0t8 0t8 0t8 0t4 -1.5v6h-60z"/>' +
  '<path class="h" d="M6 61q3 -2 6 0M22 61.3q3 -2 6 0M42 61q3 -2 6 0"/>';

const statue = (): string =>
  '<path class="s" d="M16 58.5v-6h32v6z"/><path class="s" d="M20 52.5v-4.5h24v4.5z"/>' +
  '<path class="d" d="M40 48.5h3.5v4.5h4v5h-7.5z"/><path class="h" d="M18 55.5h28"/>' +
  '<path class="s" d="M26 48L27.5 31Q25 29 25.5 22.5Q26.5 18.5 31 18.5L33.5 18.5Q37 18.7 38 21.5L43.5 14L42 8.5L45 7.5L47 14.5L40 26Q38 30 37.5 31.5L39.5 48H34.5L33 35L30.5 48z"/>' +
  '<path class="d" d="M34.5 19Q37 18.9 38 21.5L43.5 14L45 12L47 14.5L40 26Q38 30 37.5 31.5L39.5 48H36.8L35 33z"/>' +
  '<path class="s" d="M25.6 22Q21.5 25 20.5 33L18.5 41L21 42L24 34L27 28z"/>' +
  '<path class="t" d="M26.7 29.5Q32 33 38 29.5L38.3 35Q39 41 36.5 42.5Q30 39 26.5 40.5z"/>' +
  '<path class="h" d="M28.5 32.5q-1 4 -.6 7M31.5 33q-.6 4 -.2 6.4M35 32.5q1.4 4 .8 8M29 22q3 2 6 0M29.5 26q2.5 1.6 5 0"/>' +
  '<circle class="s" cx="32" cy="14" r="3.9"/><path class="d" d="M33.5 10.6a3.9 3.9 0 0 1 0 6.9z"/>' +
  '<path class="g" d="M27.8 12.6l-3.4 -2.4l4.2 .4l-2 -4l3.4 2.8l.2 -4.6l1.9 4.2l2.3 -4l.3 4.6l3.6 -2.4l-2 3.7l3.6 .6l-3.6 1.5q-4 -2.2 -8.5 -.4z"/>' +
  '<path class="s" d="M41.2 8.6h5l-1 2.6h-3z"/>' +
  '<path class="g" d="M42 8.4q-1.8 -3 .6 -4.6q.2 -1.8 1.4 -3q.2 2 1.4 3q2 2 .2 4.6z"/>' +
  '<path class="b" d="M2 58q4 -3.5 8 0t8 0t8 0t8 0t8 0t8 0t8 0t4 -1.5v6h-60z"/>' +
  '<path class="h" d="M6 61q3 -2 6 0M26 61.3q3 -2 6 0M46 61q3 -2 6 0"/>';

const ROOF = count(5)
  .map(
    (step) =>
      path("s", pen`M${13 + step * 3.4} ${21 - step * 2.2}v-2.2h${38 - step * 6.8}v2.2z`) +
      path("d", pen`M${45 - step * 2.6} ${20.5 - step * 2.2}v-1.2h${5.5 - step * 0.8}v1.2z`),
  )
  .join("");

const mausoleum = (): string =>
  '<path class="s" d="M6 58.5v-3h52v3z"/><path class="s" d="M10 55.5v-15h44v15z"/>' +
  '<path class="d" d="M44 40.5h10v15h-10z"/>' +
  '<path class="h" d="M10 45.5h44M10 50.5h44M18 40.5v5M28 40.5v5M38 40.5v5M13 45.5v5M23 45.5v5M43 45.5v5M18 50.5v5M38 50.5v5M48 50.5v5"/>' +
  `<path class="ho" d="${arch(28.5, 55.5, 7, 10)}"/><path class="s" d="M8 40.5v-2.6h48v2.6z"/>` +
  '<path class="ho" d="M13 24h38v14h-38z"/>' +
  columns(12.5, 24, 39, 13.9, 7, 3) +
  '<path class="s" d="M10 24v-3h44v3z"/>' +
  ROOF +
  '<path class="g" d="M26 10v-3.5q2 -3 4 -1.5l1.5 -2.5l1.5 1l-.5 2.5h3.5q2 -.5 2.5 1.5v2.5h-1.5v-2h-3v2h-2v-2h-3v2z"/>' +
  GROUND;

/** A stretch of wall with battlements, from the upper left corner to the upper right one. */
function stretch(x: number, y: number, u: number, v: number, h: number, battlements: number): string {
  const [dx, dy] = [u - x, v - y];
  const tooth = (at: number): string => {
    const [from, to] = [(at + 0.15) / battlements, (at + 0.65) / battlements];
    return pen`M${x + dx * from} ${y + dy * from + 0.4}v-2.6L${x + dx * to} ${y + dy * to - 2.2}v2.6z`;
  };
  const course = (part: number): string => pen`M${x} ${y + h * part}L${u} ${v + h * part}`;
  return (
    path("s", pen`M${x} ${y}L${u} ${v}v${h}L${x} ${y + h}z`) +
    path("s", count(battlements).map(tooth).join("")) +
    path("h", course(0.35) + course(0.68))
  );
}

function tower(x: number, y: number, w: number, h: number): string {
  const crown = pen`M${x - w * 0.62} ${y - h}v-2.2h${w * 0.26}v-2h${w * 0.2}v2h${w * 0.22}v-2h${w * 0.2}v2h${w * 0.2}v-2h${w * 0.16}v4.2z`;
  return (
    path("s", pen`M${x - w * 0.54} ${y}l${w * 0.05} ${-h}h${w}l${w * 0.05} ${h}z`) +
    path("d", pen`M${x + w * 0.22} ${y}v${-h}h${w * 0.29}l${w * 0.05} ${h}z`) +
    path("s", crown) +
    path("ho", arch(x - w * 0.2, y - h * 0.42, w * 0.26, h * 0.3))
  );
}

const wall = (): string =>
  [
    path("v2", "M2 40Q12 22 24 30Q36 12 48 20Q56 22 62 30V58.5H2z"),
    path("h", "M8 40q4 -6 8 -8M40 26q5 -4 9 -2M52 34q4 -4 8 -3"),
    stretch(46, 15, 60, 24, 5, 5),
    stretch(30, 24, 46, 15, 6, 6),
    tower(46, 21, 7, 12),
    path("v", "M2 52Q16 34 30 44Q44 34 62 50V58.5H2z"),
    stretch(14, 40, 30, 26, 9, 5),
    tower(29, 36, 9, 15),
    stretch(2, 46, 15, 39, 13, 4),
    stretch(16, 41, 40, 49, 9.5, 7),
    tower(15, 56, 13, 24),
    tower(43, 58, 11, 16),
    stretch(48, 50, 62, 46, 9, 4),
    path("h", "M20 56q4 -3 8 -1M52 57q3 -2 6 -1"),
    GROUND,
  ].join("");

/** Rows of arches round the arena: height of the middle and of the curve, and of an arch. */
const STOREYS: readonly Three[] = [[34.9, 8.5, 8], [42.2, 8.6, 7], [49.4, 8.2, 6.6]]; // prettier-ignore
const ARCHES = 11;
/** The highest storey is broken off at the right. */
const BROKEN = 8;

function arena(): string {
  const arches = STOREYS.flatMap(([middle, curve, high], storey) =>
    count(ARCHES).map((at) => {
      if (!storey && at > BROKEN) return "";
      const angle = Math.PI * (1 - (at + 0.5) / ARCHES);
      const wide = 3.6 * Math.sin(angle) + 0.5;
      const [x, y] = [32 + 25.5 * Math.cos(angle), middle + curve * Math.sin(angle)];
      return arch(x - wide / 2, y, wide, high * 0.62);
    }),
  );
  return [
    '<ellipse class="ho" cx="32" cy="25" rx="25" ry="8.5"/>',
    path("s", "M7 24C7 12 57 8 57 22C57 14 46 13 40 13.5C28 14 10 18 9.5 26z"),
    path("h", "M14 22q16 -8 34 -4M12 25q20 -9 40 -3"),
    path("s", "M5 24C8 34 24 36 34 35.5C46 35 55 33 59 28V49C55 56 42 58.5 32 58.5S9 56 5 49z"),
    path("d", "M46 33.7C52 32.6 56.5 31 59 28V49C57 53 52 55.6 46 57.2z"),
    path("ho", arches.join("")),
    path(
      "k",
      "M5 31.5C9 41 24 43 33 42.8C46 42.5 55 40 59 35.5M5 39.5C9 49 24 51 33 50.8C46 50.5 55 48 59 43.5",
    ),
    path(
      "h",
      "M5.2 33C9 42.5 24 44.4 33 44.2C46 44 55 41.5 59 37M5.2 41C9 50.5 24 52.4 33 52.2C46 52 55 49.5 59 45",
    ),
    path("t", "M16 20.5v-9l6 1.8l-6 2M32 18.5v-9l6 1.8l-6 2M48 18v-8l6 1.8l-6 2"),
    GROUND,
  ].join("");
}

const DRAWN: Record<string, () => string> = {
  great_pyramid: pyramids,
  great_gardens: gardens,
  great_library: library,
  great_lighthouse: lighthouse,
  great_wall: wall,
  great_arena: arena,
  great_statue: statue,
  great_mausoleum: mausoleum,
};

/** The wonders that have a monument. */
export const MONUMENTS = Object.keys(DRAWN);

const kept = new Map<string, string>();

/** The monument of a wonder, drawn once; empty for a wonder that has none. */
export function monument(wonder: string): string {
  let drawing = kept.get(wonder);
  if (drawing === undefined) {
    drawing = DRAWN[wonder]?.() ?? "";
    kept.set(wonder, drawing);
  }
  return drawing;
}
