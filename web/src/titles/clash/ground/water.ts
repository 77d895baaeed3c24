/** The sea: strokes of swell, and now and then a creature of the old charts. */
import { inside } from "./hexagon";
import { between, type Chance, oneOf, path, pen } from "../../../boards/parts/pen";

const ROWS = 7;
const PLACES = 3;
const FULL = 0.8;
const TWICE = 0.4;
/** So many hexes of sea in a hundred have a creature. */
const INHABITED = 0.16;

const LINE = "M-22 6q3 -3 6 0t6 0t6 0t6 0t6 0t6 0t6 0";
const WHALE =
  `<g class="cr" transform="translate(6 14)"><path d="M-22 6C-20 -8 -2 -12 10 -4C15 -1 19 -2 21 -8C24 -6 27 -7 29 -10C29 -2 24 4 16 6Z"/>` +
  `<path class="n" d="${LINE}M-15 -1h.1M-7 -9c-1 -5 -5 -6 -8 -5m8 5c0 -5 3 -8 7 -7"/></g>`;
const SERPENT =
  `<g class="cr" transform="translate(2 14)"><path d="M-30 4C-32 -6 -30 -14 -22 -14C-17 -14 -15 -10 -19 -9C-24 -9 -24 -2 -22 4Z"/>` +
  `<path d="M-15 4C-14 -9 0 -9 1 4H-4C-5 -2 -9 -2 -10 4Z"/><path d="M7 4C8 -6 19 -6 20 4H15.500C15 0 12 0 11.500 4Z"/>` +
  `<path d="M24 4C24 -2 28 -3 30 -8C33 -3 32 2 29 4Z"/><path class="n" d="M-24 -11h.1M-36 6q3 -3 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0"/></g>`;
const DOLPHINS =
  `<g class="cr"><path d="M-24 8C-20 -6 -8 -8 0 0L-3 1C-3 4 -2 6 -4 7C-6 4 -8 3 -10 3C-15 3 -20 5 -24 8Z"/>` +
  `<path d="M4 18C8 6 18 4 26 11L23 12C23 15 24 17 22 18C20 15 18 14 16 14C11 14 8 15 4 18Z"/></g>`;

export function water(chance: Chance): string {
  let swell = "";
  for (let row = 0; row < ROWS; row++)
    for (let place = 0; place < PLACES; place++) {
      const x = -42 + place * 34 + (row % 2) * 17 + between(chance, -7, 7);
      const y = -42 + row * 14 + between(chance, -3, 3);
      const [wave, second, w] = [chance() < FULL, chance() < TWICE, between(chance, 4.5, 7)];
      if (!wave || !inside(x + 8, y, 12) || !inside(x, y, 12)) continue;
      swell += pen`M${x} ${y}q${w / 2} -3.4 ${w} 0t${w} 0`;
      if (second) swell += pen`m${-w * 1.3} 3.6q${w / 2.4} -2.6 ${w / 1.2} 0`;
    }
  const creature = chance() < INHABITED ? oneOf(chance, [WHALE, SERPENT, DOLPHINS]) : "";
  return path("wv", swell) + creature;
}
