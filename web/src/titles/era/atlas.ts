/** The drawn map: made by tools/maps, fetched once as a file of its own, because it is a picture and no script. */
import type { Direction } from "../../table/contract";
import type { Spot } from "../../boards/parts/places";
import * as sheet from "../../boards/parts/sheet";
import address from "./map.json?url";

export type { Box } from "../../boards/parts/sheet";
export type ProvinceShape = sheet.Shape;

export interface Atlas {
  view: [width: number, height: number];
  credit: string;
  provinces: sheet.Shapes;
  areas: { name: string; provinces: string[]; spot: Spot }[];
  /** What nobody can enter. */
  closed: { land: string; sea: string };
  coast: string;
  areaBorders: string;
  rivers: string;
}

const drawing = new sheet.Sheet<Atlas>(address);

export const loadAtlas = (): Promise<Atlas> => drawing.load();

/** The map if it is there already. */
export function atlasNow(): Atlas | undefined {
  return drawing.now;
}

/** The id of a province, if a target is one. */
export function provinceOf(target: string | null): string | undefined {
  return target?.startsWith("province:") ? target.slice("province:".length) : undefined;
}

/** Where something on the map is. */
export function placeOf(atlas: Atlas, target: string): Spot | undefined {
  return atlas.provinces[provinceOf(target) ?? ""]?.spot;
}

/** The next province in a direction: a neighbour if one lies there, else the nearest that does. */
export function walk(
  atlas: Atlas,
  from: string,
  direction: Direction,
  beside: readonly string[],
  inPlay: readonly string[],
): string | null {
  return sheet.walk(atlas.provinces, from, direction, beside, inPlay);
}

/** The smallest box around some provinces. */
export function boxAround(atlas: Atlas, ids: readonly string[]): sheet.Box | undefined {
  return sheet.boxAround(atlas.provinces, ids);
}

/** The part of the sheet on which some provinces lie. */
export function frameOf(atlas: Atlas, ids: readonly string[]): sheet.Box {
  return sheet.frameOf(atlas.provinces, atlas.view, ids);
}
