/** Barren land: crescent dunes with sand in dots, stones and dry scrub. */
import { type Clear, inside, isFree } from "./hexagon";
import { between, type Chance, either, path, pen } from "../../../boards/parts/pen";

/** Foot and width of each dune. */
const DUNES: readonly (readonly [x: number, y: number, width: number])[] = [
  [-14, -26, 62],
  [28, -8, 58],
  [-26, 8, 66],
  [22, 28, 66],
  [-16, 44, 56],
];
const GRAINS = 34;
const GRAINS_OF_A_DUNE = 9;
const STONES = 4;

function dune(chance: Chance, x: number, y: number, w: number): string {
  const h = w * between(chance, 0.26, 0.34);
  const c = x + between(chance, 0.35, 0.55) * w - w / 2;
  const crest =
    pen`M${x - w / 2} ${y}Q${c - w * 0.2} ${y - h * 0.5} ${c} ${y - h}` +
    pen`Q${c + w * 0.22} ${y - h * 0.55} ${x + w / 2} ${y + 1}`;
  const shade =
    pen`M${c} ${y - h}Q${c + w * 0.22} ${y - h * 0.55} ${x + w / 2} ${y + 1}` +
    pen`Q${c + w * 0.1} ${y + 2} ${c - w * 0.04} ${y}Q${c + w * 0.1} ${y - h * 0.45} ${c} ${y - h}Z`;
  let grains = "";
  for (let grain = 0; grain < GRAINS_OF_A_DUNE; grain++) {
    const along = chance();
    grains += pen`M${x - w * 0.4 + along * w * 0.5} ${y - h * 0.34 * along + between(chance, -1.5, 3)}h.1`;
  }
  return (
    path("du", `${crest}Z`) +
    path("ds", shade) +
    path("do", crest + pen`M${c} ${y - h}q${w * 0.1} ${h * 0.55} ${-w * 0.03} ${h * 0.95}`) +
    path("st", grains)
  );
}

export function dunes(chance: Chance, clear?: Clear): string {
  const side = either(chance);
  let drawing = "";
  for (const [x, y, w] of DUNES) {
    const [atX, atY] = [x * side + between(chance, -5, 5), y + between(chance, -3, 3)];
    const width = w * between(chance, 0.85, 1.05);
    // Drawn even if it gives way, so that the others stay as they were.
    const drawn = dune(chance, atX, atY, width);
    if (isFree(atX, atY, clear)) drawing += drawn;
  }
  let grains = "";
  for (let grain = 0; grain < GRAINS; grain++) {
    const [x, y] = [between(chance, -56, 56), between(chance, -48, 48)];
    if (inside(x, y, 5) && isFree(x, y, clear)) grains += pen`M${x} ${y}h.1`;
  }
  drawing += path("st", grains);
  for (let stone = 0; stone < STONES; stone++) {
    const [x, y] = [between(chance, -44, 44), between(chance, -38, 42)];
    const scrub = chance() < 0.5;
    if (!inside(x, y, 8) || !isFree(x, y, clear)) continue;
    drawing += scrub
      ? path("sb", pen`M${x} ${y}l-4 -5m4 5l-1 -7m1 7l3 -6m-3 6l5 -3`)
      : path("rk", pen`M${x - 5} ${y}l1.5 -4l3.5 -1.6l3.6 2.2l1.4 3.4z`);
  }
  return drawing;
}
