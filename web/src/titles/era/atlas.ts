/** The drawn map: made by tools/maps, fetched once as a file of its own, because it is a picture and no script. */
import type { Spot } from "../../boards/parts/places";
import { type Drawing, Sheet, type Shapes } from "../../boards/sheet/sheet";
import address from "./map.json?url";

export interface Atlas extends Drawing {
  provinces: Shapes;
  areas: { name: string; provinces: string[]; spot: Spot }[];
  /** What nobody can enter. */
  closed: { land: string; sea: string };
  areaBorders: string;
}

export const world = new Sheet<Atlas>(address);
