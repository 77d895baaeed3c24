/** Woods: rows of trees from the back to the front, firs or broadleaves with a few cypresses. */
import { HALF } from "../hexes";
import { type Clear, inside, isFree } from "./hexagon";
import { between, type Chance, oneOf, path, pen } from "../../../boards/parts/pen";

type Tree = "fir" | "leaf" | "cypress";
const MIXES: readonly [readonly [Tree, ...Tree[]], readonly [Tree, ...Tree[]]] = [
  ["fir", "fir", "leaf", "fir"],
  ["leaf", "leaf", "fir", "cypress"],
];
const GREENS: readonly ["g0", "g1", "g2"] = ["g0", "g1", "g2"];
const ROWS = 7;
const ROW_HEIGHT = 12.7;
const BACK = -28;
/** Room along a row for a tree, and how often a place in the row stays empty. */
const SPACING = 8.6;
const GAPS = 0.07;
const TUFTS = 22;

/** A tree that stands at a point, so high. */
export function tree(chance: Chance, x: number, y: number, high: number, kind: Tree): string {
  const green = oneOf(chance, GREENS);
  if (kind === "fir") return fir(x, y, high, green);
  if (kind === "cypress") return cypress(x, y, high);
  return broadleaf(x, y, high, green);
}

function fir(x: number, y: number, s: number, green: string): string {
  const w = s * 0.36;
  return (
    path("tk", pen`M${x} ${y}v${-s * 0.2}`) +
    path(
      `tr ${green}`,
      pen`M${x} ${y - s}L${x + w * 0.6} ${y - s * 0.62}L${x + w * 0.32} ${y - s * 0.64}L${x + w} ${y - s * 0.17}` +
        pen`Q${x} ${y - s * 0.06} ${x - w} ${y - s * 0.17}L${x - w * 0.32} ${y - s * 0.64}L${x - w * 0.6} ${y - s * 0.62}Z`,
    ) +
    path(
      "td",
      pen`M${x + 0.6} ${y - s * 0.92}L${x + w * 0.5} ${y - s * 0.64}L${x + w * 0.25} ${y - s * 0.62}` +
        pen`L${x + w * 0.92} ${y - s * 0.18}Q${x + w * 0.5} ${y - s * 0.12} ${x + w * 0.2} ${y - s * 0.12}Z`,
    )
  );
}

function cypress(x: number, y: number, s: number): string {
  const w = s * 0.17;
  return (
    path("tk", pen`M${x} ${y}v${-s * 0.2}`) +
    path(
      "tr g2",
      pen`M${x} ${y - s * 1.08}C${x + w * 1.5} ${y - s * 0.6} ${x + w * 1.2} ${y - s * 0.12} ${x} ${y - s * 0.1}` +
        pen`S${x - w * 1.5} ${y - s * 0.6} ${x} ${y - s * 1.08}Z`,
    )
  );
}

/** Five lobes on two strokes. */
function broadleaf(x: number, y: number, s: number, green: string): string {
  const w = s * 0.42;
  const c = y - s * 0.6;
  return (
    path("tk", pen`M${x - 0.4} ${y}v${-s * 0.3}m1.6 0v${s * 0.3}`) +
    path(
      `tr ${green}`,
      pen`M${x - w * 0.8} ${c + w * 0.55}C${x - w * 1.35} ${c + w * 0.3} ${x - w * 1.2} ${c - w * 0.5} ${x - w * 0.6} ${c - w * 0.5}` +
        pen`C${x - w * 0.5} ${c - w * 1.15} ${x + w * 0.5} ${c - w * 1.15} ${x + w * 0.6} ${c - w * 0.5}` +
        pen`C${x + w * 1.2} ${c - w * 0.45} ${x + w * 1.35} ${c + w * 0.35} ${x + w * 0.8} ${c + w * 0.55}` +
        pen`C${x + w * 0.4} ${c + w * 0.95} ${x - w * 0.4} ${c + w * 0.95} ${x - w * 0.8} ${c + w * 0.55}Z`,
    ) +
    path(
      "td",
      pen`M${x + w * 0.25} ${c + w * 0.75}C${x + w * 0.75} ${c + w * 0.3} ${x + w * 0.3} ${c - w * 0.2} ${x + w * 0.62} ${c - w * 0.45}` +
        pen`C${x + w * 1.15} ${c - w * 0.4} ${x + w * 1.25} ${c + w * 0.35} ${x + w * 0.8} ${c + w * 0.52}Z`,
    )
  );
}

export function woods(chance: Chance, clear?: Clear): string {
  const mix = oneOf(chance, MIXES);
  let tufts = "";
  for (let one = 0; one < TUFTS; one++) {
    const [x, y] = [between(chance, -54, 54), between(chance, -46, 47)];
    if (inside(x, y, 6) && isFree(x, y, clear)) tufts += pen`M${x} ${y}l-2 -4m2 4v-5m0 5l2.2 -3.6`;
  }
  let drawing = path("tf", tufts);
  for (let row = 0; row < ROWS; row++) {
    const y = BACK + row * ROW_HEIGHT;
    const half = (2 * HALF - Math.abs(y - 4)) / Math.sqrt(3) - 4;
    const places = Math.max(3, Math.round(half / SPACING));
    for (let place = 0; place < places; place++) {
      const along = (place + 0.5 + (row % 2 ? 0.24 : -0.24)) / places;
      const [x, foot] = [-half + 2 * half * along + between(chance, -4, 4), y + between(chance, -4, 4)];
      const kind = oneOf(chance, mix);
      const [gap, high] = [chance() < GAPS, between(chance, 19, 28)];
      const stands = inside(x, foot, 4) && inside(x, foot - 21, -2) && isFree(x, foot - 6, clear);
      // Drawn even if it gives way, so that the others stay as they were.
      const drawn = tree(chance, x, foot, high, kind);
      if (!gap && stands) drawing += drawn;
    }
  }
  return drawing;
}
