/**
 * A city is what is built there: houses first, then each building at a place of its own, a wonder in the middle, the port
 * at the shore. Drawn anew only when the city changes or the map comes nearer.
 */
import type { Spot } from "../../../boards/parts/places";
import { seatColour, seatLook } from "../../../look/seats";
import { moved, short } from "../../../boards/parts/pen";
import type { CityView } from "../view";
import { building, house, HOUSE, SMALLEST } from "./buildings";
import { BOX, FOOT, monument } from "./monuments";

/** Something that stands in a city: how high on the hex its foot is decides what covers what. */
export interface Part {
  kind: "building" | "wonder" | "houses" | "port";
  foot: Spot;
  /** Of the drawing as it is described. */
  scale: number;
  drawing: string;
  /** Whose piece it is. */
  owner: number;
}

/** Places for buildings in the order in which they are taken, without and with a wonder in the middle. */
const PLACES: readonly Spot[] = [[-27, -11], [27, -11], [0, -17], [-41, 9], [41, 9], [-14, 14], [14, 14]]; // prettier-ignore
const BESIDE: readonly Spot[] = [[-40, 2], [40, 2], [-32, -24], [32, -24], [-17, 15], [17, 15], [0, 18]]; // prettier-ignore
/** Houses of a settlement and of what it grows to; the first is the piece itself, the others go with the size. */
const HOUSES: readonly [x: number, y: number, scale: number, hipped: boolean][] = [
  [0, 6, 1.4, false],
  [-21, 11, 1.2, true],
  [21, 11, 1.2, false],
  [-10, 18, 1.1, false],
  [11, 18, 1.1, true],
];
const NEXT_DOOR: (typeof HOUSES)[number] = [20, 11, 1.1, true];
/** From so many buildings on they stand closer. */
const MANY = 5;
const [ROOMY, NARROW] = [1.14, 0.98];
const WONDER = 60;
/** Nothing stands out of its hex by more than a little. */
const FARTHEST = 44;
/** Where a port lies to the left and right, and below or above. */
const QUAY: Spot = [50, 30];

/** Everything that stands in a city, from the back to the front. `least` is the smallest size that can be read, in units. */
export function partsOf(city: CityView, harbour: Spot | undefined, least: number): Part[] {
  const buildings = city.buildings.filter(([kind]) => kind !== "port" || !harbour);
  const wonders = city.wonders.filter(monument);
  const quay = harbour && city.buildings.find(([kind]) => kind === "port");
  const side = quay && Math.abs(harbour[0]) > 1 ? Math.sign(harbour[0]) : 0;
  const scale = Math.max(buildings.length >= MANY ? NARROW : ROOMY, least / SMALLEST);
  // What is larger stands closer to the middle, and a little higher.
  const reach = FARTHEST - Math.max(0, scale - ROOMY) * 14;
  const free = (wonders.length ? BESIDE : PLACES).filter(([x]) => !side || x * side < 36);
  const parts: Part[] = buildings.map(([kind, owner], number) => {
    const [x, y] = free[number % free.length] as Spot;
    const foot: Spot = [Math.max(-reach, Math.min(reach, x)), y - (scale - 1) * 9];
    return { kind: "building", foot, scale, drawing: building(kind) + banner(owner, city.owner), owner };
  });
  for (const [number, wonder] of wonders.entries()) {
    const high = Math.max(WONDER, least * 1.3);
    const x = (number - (wonders.length - 1) / 2) * 46;
    parts.push({
      kind: "wonder",
      foot: [x, 5],
      scale: high / BOX,
      drawing: `<ellipse class="shd" cx="0" cy="0" rx="31" ry="5"/><g class="wo">${moved(-BOX / 2, -FOOT, monument(wonder))}</g>`,
      owner: city.owner,
    });
  }
  parts.push(...housesOf(city, buildings.length, wonders.length > 0, least));
  if (quay) {
    const south = side === 0;
    const down = Math.sign(harbour[1]);
    const foot: Spot = south ? [27, down > 0 ? 44 : -32] : [side * QUAY[0], down * 11 + 1];
    const size = Math.max(0.95, least / 32);
    const drawing = side < 0 ? `<g transform="scale(-1 1)">${building("port")}</g>` : building("port");
    parts.push({ kind: "port", foot, scale: size, drawing, owner: quay[1] });
  }
  return parts.sort((one, other) => one.foot[1] - other.foot[1]);
}

function housesOf({ size, owner }: CityView, buildings: number, wonder: boolean, least: number): Part[] {
  const grown = Math.max(1, least / HOUSE / 1.4);
  const drawn = (houses: readonly (typeof HOUSES)[number][]): string =>
    houses.map(([x, y, scale, hipped]) => house(x, y - 6, scale, hipped)).join("");
  if (wonder) {
    if (buildings >= MANY) return [];
    const beside = house(-24, 9, 1) + house(25, 9, 1, true);
    return [{ kind: "houses", foot: [0, 6], scale: 1, drawing: beside, owner }];
  }
  const many = buildings >= MANY ? 1 : Math.min(HOUSES.length, size);
  const houses = size === 1 ? [HOUSES[0] as (typeof HOUSES)[number], NEXT_DOOR] : HOUSES.slice(0, many);
  return [
    {
      kind: "houses",
      foot: [0, 6],
      scale: size <= 2 ? grown : Math.min(grown, 1.15),
      drawing: drawn(houses),
      owner,
    },
  ];
}

/** A building that was taken over by culture flies the colours of whoever it belongs to now, in the outline of the seat. */
function banner(owner: number, city: number): string {
  if (owner === city || owner < 0) return "";
  const shape = `<path class="o" transform="translate(11 -31) scale(.62) translate(-12 -12)" d="${seatLook(owner).outline}"/>`;
  return `<path class="k" d="M11 -14V-38"/>${shape}`;
}

/** A part as SVG, in the colours of its owner. */
export function drawnPart({ kind, foot: [x, y], scale, drawing, owner }: Part): string {
  const size = Math.round(scale * 1000) / 1000;
  const piece = kind === "houses" ? "" : ` data-piece="${kind}"`;
  const own = owner >= 0 ? ` style="--own:${seatColour(owner)}"` : "";
  return `<g${piece}${own} transform="translate(${short(x)} ${short(y)}) scale(${size})">${drawing}</g>`;
}
