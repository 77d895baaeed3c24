/** The drawn map: made by tools/maps, fetched once as a file of its own, because it is a picture and no script. */
import type { Direction } from "../../table/contract";
import { nearest, type Spot } from "../../boards/parts/places";
import { Sheet } from "../../boards/sheet/sheet";
import address from "./map.json?url";

export interface RegionShape {
  sea: boolean;
  /** Left, top, right, bottom. */
  box: [number, number, number, number];
  label: { x: number; y: number; angle: number; size: number; width: number };
  slots: { scale: number; tile: Spot; control: Spot; stacks: Spot[]; buildings: Spot[] };
  path: string;
}

export interface BorderShape {
  kind: "land" | "sea" | "dotted";
  anchor: Spot;
  slots: Spot[];
  path: string;
}

export interface Atlas {
  view: [width: number, height: number];
  credit: string;
  regions: Record<string, RegionShape>;
  borders: Record<string, BorderShape>;
  decor: {
    land: string;
    landBorders: string;
    seaBorders: string;
    coast: string;
    islands: string;
    void: string;
    waterlines: string[];
    rivers: string;
    hills: [x: number, y: number, size: number][];
    seaNames: { text: string; x: number; y: number; angle: number; size: number }[];
    rose: Spot;
  };
}

export const world = new Sheet<Atlas>(address);

/** Where a region is, for arrows and for the arrow keys: the place of its resource tile. */
export function heart(atlas: Atlas, region: string): Spot | undefined {
  return atlas.regions[region]?.slots.tile;
}

/** Where something on the map is: a region or a border. */
export function placeOf(atlas: Atlas, target: string): Spot | undefined {
  const [kind, id = ""] = target.split(":", 2);
  if (kind === "region") return heart(atlas, id);
  if (kind === "border") return atlas.borders[id]?.anchor;
  return undefined;
}

export function neighbours(atlas: Atlas, region: string): string[] {
  return Object.keys(atlas.borders).flatMap((border) => {
    const [one = "", other = ""] = border.split("-");
    return one === region ? [other] : other === region ? [one] : [];
  });
}

/** The next region in a direction: a neighbour if one lies there, else the nearest region that does. */
export function walk(
  atlas: Atlas,
  from: string,
  direction: Direction,
  inPlay: (id: string) => boolean,
): string | null {
  const start = heart(atlas, from);
  if (!start) return null;
  const among = (ids: string[]): string | null =>
    nearest(
      start,
      direction,
      ids.flatMap((id) => {
        const spot = heart(atlas, id);
        return spot && id !== from && inPlay(id) ? [[id, spot] as const] : [];
      }),
    );
  return among(neighbours(atlas, from)) ?? among(Object.keys(atlas.regions));
}

/** A place, and towards which side of it something lies there, as parts of its own half. */
export interface Beside {
  spot: Spot;
  lean: Spot;
}

/** The smallest box around some regions and borders. */
export function boxAround(atlas: Atlas, targets: readonly string[]): RegionShape["box"] | undefined {
  const boxes = targets.flatMap((target) => {
    const [kind, id = ""] = target.split(":", 2);
    if (kind === "region") return atlas.regions[id] ? [atlas.regions[id].box] : [];
    const spot = placeOf(atlas, target);
    return spot ? [[spot[0] - 40, spot[1] - 40, spot[0] + 40, spot[1] + 40]] : [];
  });
  if (!boxes.length) return undefined;
  const side = (index: number, pick: (...numbers: number[]) => number): number =>
    pick(...boxes.map((box) => box[index] ?? 0));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}
