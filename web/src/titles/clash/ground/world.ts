/**
 * The ground of the whole map, from the edge of the world to the clouds over what is unknown. It is drawn when a tile is
 * turned up, and not at an answer: the same ground is the same drawing, kept.
 */
import type { Spot } from "../../../boards/parts/places";
import type { Sheet } from "../hexes";
import { type Borders, bordersOf, type Side } from "./borders";
import { chanceOf, moved, path, pen, through } from "../../../boards/parts/pen";
import { type Ground, scene } from "./scenes";

export interface World {
  /** The outline of each hex around its own middle. */
  cells: Map<string, string>;
  /** Everything below the scenes of the land: border of the chart, sea with its depths, land with its beach. */
  below: string;
  /** Everything above them: the coast once more, and the clouds. */
  above: string;
  /** The hexes of land from the back to the front. */
  land: string[];
}

/** What the world is made of: the ground of each hex, and which tile it belongs to. */
export type Grounds = ReadonlyMap<string, { ground: Ground; tile: string }>;

/** The border of the chart: widths of the outline from the outermost line to the innermost. */
const CHART = [[34, "e-sh"], [25, "e-i"], [23, "e-p"], [18, "e-d"], [10, "e-i"], [8, "e-p"], [3.4, "e-i"]] as const; // prettier-ignore
/** Depth: the coast drawn broad below the land, from the open sea to the shore. */
const DEPTHS = [[50, "d1"], [37, "l1"], [35.6, "d2"], [25, "l2"], [23.6, "d3"], [14.5, "l3"], [13, "d4"]] as const; // prettier-ignore
/** Scallops of cloud along a side, and how far the cloud reaches back under them. */
const PUFFS = 5;
const UNDER = 3;

/** Stands in a drawing for the map that it is part of: several may be on one page, each with a country of its own. */
const MAP = "clash-map";
const COAST = `${MAP}-coast`;

/** The drawing with the ids of one map. */
export function ofMap(drawing: string, map: string): string {
  return drawing.replaceAll(MAP, map);
}

function lines(sides: readonly Side[], wanted: (side: Side) => boolean): string {
  return sides
    .filter(wanted)
    .map((side) => through(side.points))
    .join("");
}

const both = (side: Side, fits: (ground: Side["grounds"][0]) => boolean): boolean => side.grounds.every(fits);
const isLand = (ground: Side["grounds"][0]): boolean => !["water", "fog", "edge"].includes(ground);

const kept = new Map<string, World>();

export function worldOf(sheet: Sheet, grounds: Grounds): World {
  const key = [...grounds].map(([hex, { ground, tile }]) => `${hex}${ground}${tile}`).join();
  let world = kept.get(key);
  if (!world) {
    world = drawn(sheet, grounds);
    kept.set(key, world);
  }
  return world;
}

function drawn(sheet: Sheet, grounds: Grounds): World {
  const groundOf = (hex: string): Ground => grounds.get(hex)?.ground ?? "fog";
  const borders = bordersOf(sheet, groundOf);
  const hexes = [...sheet.middles].sort(([, one], [, other]) => one[1] - other[1]);
  const of = (fits: (ground: Ground) => boolean): string[] =>
    hexes.flatMap(([hex]) => (fits(groundOf(hex)) ? [hex] : []));
  const land = of(isLand);
  const at = (hex: string): Spot => sheet.middles.get(hex) ?? [0, 0];
  const placed = (hex: string, drawing: string): string => moved(...at(hex), drawing);
  const use = (name: string, width?: number): string =>
    `<use href="#${COAST}" class="${name}"${width ? ` stroke-width="${width}"` : ""}/>`;
  const cell = (hex: string): string => `<path d="${borders.cells.get(hex) ?? ""}"/>`;

  const below = [
    `<defs><clipPath id="${MAP}-world"><path d="${borders.outline}"/></clipPath>`,
    path(
      "",
      lines(borders.sides, (side) => side.coast),
    ).replace('class=""', `id="${COAST}"`),
    land.length ? `<clipPath id="${MAP}-land">${path("", absolute(borders, land, at))}</clipPath>` : "",
    "</defs>",
    `<g class="chart">${CHART.map(([width, name]) => `<path class="${name}" stroke-width="${width}" d="${borders.outline}"/>`).join("")}</g>`,
    `<g clip-path="url(#${MAP}-world)">${path("sea0", borders.outline)}`,
    DEPTHS.map(([width, name]) => use(`dp ${name}`, width)).join(""),
    path(
      "sgrid",
      lines(borders.sides, (side) => both(side, (ground) => ground === "water")),
    ),
    of((ground) => ground === "water")
      .map((hex) => placed(hex, scene("water", hex)))
      .join(""),
    land.map((hex) => `<g class="gr ${groundOf(hex)}">${placed(hex, cell(hex))}</g>`).join(""),
    `</g><g class="beach" clip-path="url(#${MAP}-land)">${use("")}</g>`,
    path(
      "lgrid",
      lines(borders.sides, (side) => !side.coast && both(side, isLand)),
    ),
    use("coast"),
  ];
  const rim = borders.sides.filter(
    (side) =>
      side.grounds.filter((ground) => ground === "fog").length === 1 && !side.grounds.includes("edge"),
  );
  const puffed = rim.map((side) => puffs(side, at));
  const foggy = of((ground) => ground === "fog");
  const isFog = (side: Side): boolean => both(side, (ground) => ground === "fog");
  const oneTile = ({ hexes: [one, other = ""] }: Side): boolean =>
    grounds.get(one)?.tile === grounds.get(other)?.tile;
  const above = [
    use("coast thin"),
    `<g clip-path="url(#${MAP}-world)">`,
    path("fog", absolute(borders, foggy, at)),
    path("fogsh", puffed.map(({ arc }) => arc).join("")),
    path("fog", puffed.map(({ fill }) => fill).join("")),
    path("fogo", puffed.map(({ arc }) => arc).join("")),
    path(
      "fgrid",
      lines(borders.sides, (side) => isFog(side) && oneTile(side)),
    ),
    foggy.map((hex) => placed(hex, scene("fog", hex))).join(""),
    path(
      "tiles",
      lines(borders.sides, (side) => isFog(side) && !oneTile(side)),
    ),
    "</g>",
  ];
  return { cells: borders.cells, below: below.join(""), above: above.join(""), land };
}

/** The outlines of some hexes as one path on the sheet. */
function absolute({ cells }: Borders, hexes: readonly string[], at: (hex: string) => Spot): string {
  return hexes
    .map((hex) => {
      const [x, y] = at(hex);
      return (cells.get(hex) ?? "").replace(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, dx: string, dy: string) => pen`${Number(dx) + x} ${Number(dy) + y}`,
      );
    })
    .join("");
}

/** The rim of the clouds towards what is known: a row of arcs that bulge out of the cloud. */
function puffs(
  { key, grounds, hexes, points }: Side,
  at: (hex: string) => Spot,
): { fill: string; arc: string } {
  const [cx, cy] = at(hexes[grounds[0] === "fog" ? 0 : 1] ?? "");
  const [[x1, y1], [x2, y2]] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const [nx, ny] = [(x1 + x2) / 2 - cx, (y1 + y2) / 2 - cy];
  const back = UNDER / Math.hypot(nx, ny);
  const sweep = (x2 - x1) * ny - (y2 - y1) * nx > 0 ? 0 : 1;
  const chance = chanceOf(key);
  let arc = pen`M${x1} ${y1}`;
  for (let puff = 1; puff <= PUFFS; puff++) {
    const radius = 6.2 + chance() * 2.6;
    const [x, y] = [x1 + ((x2 - x1) * puff) / PUFFS, y1 + ((y2 - y1) * puff) / PUFFS];
    arc += pen`A${radius} ${radius} 0 0 ${sweep} ${x} ${y}`;
  }
  return { arc, fill: pen`${arc}L${x2 - nx * back} ${y2 - ny * back}L${x1 - nx * back} ${y1 - ny * back}Z` };
}
