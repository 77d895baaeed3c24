/** The drawn map of Italia: made by tools/maps, fetched once as a file of its own. */
import type { Spot } from "../../boards/parts/places";
import { type Shapes, Sheet } from "../../boards/parts/sheet";
import address from "./map.json?url";

export interface Atlas {
  view: [width: number, height: number];
  credit: string;
  places: Shapes;
  /** Land around the map that nobody plays, heights between fields that do not touch, and water that is nobody's. */
  void: string;
  heights: string;
  openSea: string;
  coast: string;
  /** Borders that cannot be crossed. */
  black: string;
  rivers: string;
}

export const italia = new Sheet<Atlas>(address);

/** The id of a field or a sea, if a target is one. */
export function placeOf(target: string | null): string | undefined {
  return target?.startsWith("place:") ? target.slice("place:".length) : undefined;
}

/** Where something on the map is. */
export function spotOf(atlas: Atlas, target: string): Spot | undefined {
  return atlas.places[placeOf(target) ?? ""]?.spot;
}
