/** Fertile plain: seven parcels with furrows or corn, hedges and single trees between them. */
import type { Spot } from "../../../boards/parts/places";
import { type Clear, isFree } from "./hexagon";
import { between, type Chance, either, path, pen } from "../../../boards/parts/pen";
import { tree } from "./woods";

type Corners = readonly [Spot, Spot, Spot, Spot];
const PARCELS: readonly Corners[] = [
  [[-24, -46], [6, -47], [4, -20], [-36, -18]],
  [[10, -46], [28, -44], [45, -17], [8, -20]],
  [[-38, -14], [-6, -17], [-10, 14], [-52, 4]],
  [[-2, -16], [46, -13], [53, 6], [-6, 14]],
  [[-50, 10], [-12, 19], [-8, 46], [-28, 45]],
  [[-7, 18], [24, 14], [28, 45], [-3, 47]],
  [[29, 12], [51, 10], [34, 42], [32, 42]],
]; // prettier-ignore
const CROPS = ["corn", "green", "fallow", "corn", "green"] as const;
type Crop = (typeof CROPS)[number];
/** Where trees may stand along the hedges, and how often one does. */
const HEDGES: readonly Spot[] = [[-43, 7], [-10, 17], [5, -18], [48, -15], [26, 12], [30, 44], [-36, -17]]; // prettier-ignore
const HEDGED = 0.8;
const FURROWS = 6;
const EARS = 7;
/** A parcel gives way to a city only if it lies well within what the city wants. */
const PART = 0.5;

function towards([x, y]: Spot, [u, v]: Spot, part: number): Spot {
  return [x + (u - x) * part, y + (v - y) * part];
}

function parcel(chance: Chance, [a, b, c, d]: Corners, crop: Crop): string {
  const [above, below] = [towards(a, b, 0.5), towards(d, c, 0.5)];
  const ground =
    pen`M${a[0]} ${a[1]}Q${above[0]} ${above[1] - between(chance, 0, 3)} ${b[0]} ${b[1]}` +
    pen`L${c[0]} ${c[1]}Q${below[0]} ${below[1] + between(chance, 0, 3)} ${d[0]} ${d[1]}Z`;
  const across = chance() < 0.5;
  let lines = "";
  for (let furrow = 1; furrow < FURROWS; furrow++) {
    const part = furrow / FURROWS;
    const from = across ? towards(a, b, part) : towards(a, d, part);
    const to = across ? towards(d, c, part) : towards(b, c, part);
    const [begin, end] = [towards(from, to, 0.05), towards(from, to, 0.95)];
    if (crop === "corn") lines += ears(chance, begin, end);
    else lines += pen`M${begin[0]} ${begin[1]}L${end[0]} ${end[1]}`;
  }
  return path(`fp ${crop}`, ground) + path(`fl ${crop}`, lines);
}

function ears(chance: Chance, begin: Spot, end: Spot): string {
  let d = "";
  for (let ear = 0; ear < EARS; ear++) {
    const [x, y] = towards(begin, end, (ear + 0.5) / EARS);
    d += pen`M${x + between(chance, -0.8, 0.8)} ${y}v-4m-1.3 1.2l1.3 1.3l1.3 -1.3`;
  }
  return d;
}

export function fields(chance: Chance, clear?: Clear): string {
  const side = either(chance);
  const first = Math.floor(chance() * CROPS.length);
  const slip = (): number => between(chance, -3, 3);
  const within: Clear | undefined = clear && [clear[0] * PART, clear[1] * PART, clear[2]];
  let drawing = "";
  for (const [number, corners] of PARCELS.entries()) {
    const middle = (axis: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
    const crop = CROPS[(first + number) % CROPS.length] ?? "corn";
    const at = corners.map(([x, y]): Spot => [x * side + slip(), y + slip() * 0.7]);
    // Drawn even if it gives way, so that the others stay as they were.
    const drawn = parcel(chance, at as unknown as Corners, crop);
    if (isFree(middle(0) * side, middle(1), within)) drawing += drawn;
  }
  for (const [x, y] of HEDGES) {
    const [stands, kind] = [chance() < HEDGED, chance() < 0.7 ? "leaf" : "cypress"] as const;
    const drawn = tree(chance, x * side + slip(), y + 4, between(chance, 11, 15), kind);
    if (stands && isFree(x * side, y, clear)) drawing += drawn;
  }
  return drawing;
}
