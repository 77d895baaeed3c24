/** The drawn map: made by tools/maps, fetched once as a file of its own, because it is a picture and no script. */
import type { Direction } from "../../table/contract";
import { nearest, type Spot } from "../../boards/parts/places";
import address from "./map.json?url";

export type Box = [left: number, top: number, right: number, bottom: number];

export interface ProvinceShape {
  sea: boolean;
  box: Box;
  /** Where its pieces stand. */
  spot: Spot;
  /** Where trees, mountains, hills or fields are drawn. */
  ground: Spot[];
  path: string;
}

export interface Atlas {
  view: [width: number, height: number];
  credit: string;
  provinces: Record<string, ProvinceShape>;
  areas: { name: string; provinces: string[]; spot: Spot }[];
  /** What nobody can enter. */
  closed: { land: string; sea: string };
  coast: string;
  areaBorders: string;
  rivers: string;
}

let asked: Promise<Atlas> | undefined;
let drawn: Atlas | undefined;

/** The map; a failed attempt is forgotten, so that it can be tried again. */
export function loadAtlas(): Promise<Atlas> {
  asked ??= fetch(address)
    .then((reply) => {
      if (!reply.ok) throw new Error(`the map: ${reply.status}`);
      return reply.json() as Promise<Atlas>;
    })
    .then((atlas) => (drawn = atlas))
    .catch((problem: unknown) => {
      asked = undefined;
      throw problem;
    });
  return asked;
}

/** The map if it is there already. */
export function atlasNow(): Atlas | undefined {
  return drawn;
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
  const start = atlas.provinces[from]?.spot;
  if (!start) return null;
  const among = (ids: readonly string[]): string | null =>
    nearest(
      start,
      direction,
      ids.flatMap((id) => {
        const spot = atlas.provinces[id]?.spot;
        return spot && id !== from && inPlay.includes(id) ? [[id, spot] as const] : [];
      }),
    );
  return among(beside) ?? among(inPlay);
}

/** The smallest box around some provinces. */
export function boxAround(atlas: Atlas, ids: readonly string[]): Box | undefined {
  const boxes = ids.flatMap((id) => atlas.provinces[id]?.box ?? []);
  if (!boxes.length) return undefined;
  const side = (index: number, pick: (...numbers: number[]) => number): number =>
    pick(...boxes.filter((_, position) => position % 4 === index));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}

/** Room left around the part of the map that is played. */
const MARGIN = 12;

/** The part of the sheet on which some provinces lie. */
export function frameOf(atlas: Atlas, ids: readonly string[]): Box {
  const [width, height] = atlas.view;
  const [left, top, right, bottom] = boxAround(atlas, ids) ?? [0, 0, width, height];
  return [
    Math.max(left - MARGIN, 0),
    Math.max(top - MARGIN, 0),
    Math.min(right + MARGIN, width),
    Math.min(bottom + MARGIN, height),
  ];
}
