/** What nobody has seen yet: parchment with engraved clouds. */
import type { Spot } from "../../../boards/parts/places";
import { inside } from "./hexagon";
import { between, type Chance, either, pen, path } from "../../../boards/parts/pen";

const CLOUDS: readonly Spot[] = [[-20, -28], [22, -18], [-26, 6], [18, 16], [-6, 36]]; // prettier-ignore
const CLOUDY = 0.85;
const VOLUTES =
  "M-20 8H18C27 8 27 -3 18 -3C18 -13 4 -14 1 -6C-4 -13 -15 -9 -13 -1C-24 -4 -28 8 -20 8Z" +
  "M1 -6C5 -4 5 1 1 1C-2 1 -2 -3 0 -3M18 -3C14 -4 12 0 14 2M-13 -1C-9 -2 -8 3 -11 4M-26 12H4M10 12h14";

export function cloud(chance: Chance): string {
  let rain = "";
  for (let column = -9; column <= 9; column++)
    for (let y = -48; y < 48; y += 12) {
      const x = column * 11 + y * 0.5 + between(chance, -2, 2);
      if (chance() < 0.5 && inside(x, y, 6) && inside(x + 4, y + 8, 6)) rain += pen`M${x} ${y}l4 8`;
    }
  let drawing = path("fh", rain);
  for (const [x, y] of CLOUDS) {
    const [there, side, size] = [chance() < CLOUDY, either(chance), between(chance, 0.62, 0.9)];
    const at = pen`translate(${x + between(chance, -5, 5)} ${y + between(chance, -4, 4)})`;
    const scale = pen`scale(${size * side} ${size})`;
    if (there) drawing += `<path class="cl" transform="${at} ${scale}" d="${VOLUTES}"/>`;
  }
  return drawing;
}
