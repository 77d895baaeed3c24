/** The scene on a hex. The same hex looks the same to everybody and for ever; no two of a kind are alike. */
import type { Terrain } from "../view";
import { cloud } from "./cloud";
import { dunes } from "./dunes";
import { fields } from "./fields";
import type { Clear } from "./hexagon";
import { mountains } from "./mountains";
import { chanceOf, type Chance } from "../../../boards/parts/pen";
import { water } from "./water";
import { woods } from "./woods";

/** What lies on a hex: its terrain, or cloud where nobody has been. */
export type Ground = Terrain | "fog";

const DRAWN: Record<Ground, (chance: Chance, clear?: Clear) => string> = {
  mountain: mountains,
  forest: woods,
  plain: fields,
  barren: dunes,
  water,
  fog: cloud,
};

/** What a city wants for itself. */
const CITY: Clear = [40, 30, -5];

const kept = new Map<string, string>();

/** Drawn once for each hex and kept: an answer that changes no ground draws none. */
export function scene(ground: Ground, hex: string, city = false): string {
  const key = `${ground}:${hex}${city ? ":city" : ""}`;
  let drawing = kept.get(key);
  if (drawing === undefined) {
    drawing = DRAWN[ground](chanceOf(`${ground}:${hex}`), city ? CITY : undefined);
    kept.set(key, drawing);
  }
  return drawing;
}
