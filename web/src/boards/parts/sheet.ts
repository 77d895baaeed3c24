/** A sheet with places drawn on it, as tools/maps makes one: what any board asks of it. */
import type { Direction } from "../../table/contract";
import { nearest, type Spot } from "./places";

export type Box = [left: number, top: number, right: number, bottom: number];

export interface Shape {
  sea: boolean;
  box: Box;
  /** Where its pieces stand. */
  spot: Spot;
  /** Where trees, mountains, hills or fields are drawn. */
  ground: Spot[];
  path: string;
}

export type Shapes = Record<string, Shape>;

/** A drawing that is a file of its own, because it is a picture and no script: fetched once, and again if it failed. */
export class Sheet<Drawing> {
  /** The drawing if it is there already. */
  now: Drawing | undefined;
  #asked: Promise<Drawing> | undefined;

  constructor(readonly address: string) {}

  load(): Promise<Drawing> {
    this.#asked ??= fetch(this.address)
      .then((reply) => {
        if (!reply.ok) throw new Error(`the map: ${reply.status}`);
        return reply.json() as Promise<Drawing>;
      })
      .then((drawing) => (this.now = drawing))
      .catch((problem: unknown) => {
        this.#asked = undefined;
        throw problem;
      });
    return this.#asked;
  }
}

/** The next place in a direction: a neighbour if one lies there, else the nearest that does. */
export function walk(
  shapes: Shapes,
  from: string,
  direction: Direction,
  beside: readonly string[],
  inPlay: readonly string[],
): string | null {
  const start = shapes[from]?.spot;
  if (!start) return null;
  const among = (ids: readonly string[]): string | null =>
    nearest(
      start,
      direction,
      ids.flatMap((id) => {
        const spot = shapes[id]?.spot;
        return spot && id !== from && inPlay.includes(id) ? [[id, spot] as const] : [];
      }),
    );
  return among(beside) ?? among(inPlay);
}

/** The smallest box around some places. */
export function boxAround(shapes: Shapes, ids: readonly string[]): Box | undefined {
  const boxes = ids.flatMap((id) => shapes[id]?.box ?? []);
  if (!boxes.length) return undefined;
  const side = (index: number, pick: (...numbers: number[]) => number): number =>
    pick(...boxes.filter((_, position) => position % 4 === index));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}

/** Room left around the part of the map that is played. */
const MARGIN = 12;

/** The part of the sheet on which some places lie. */
export function frameOf(shapes: Shapes, view: readonly [number, number], ids: readonly string[]): Box {
  const [width, height] = view;
  const [left, top, right, bottom] = boxAround(shapes, ids) ?? [0, 0, width, height];
  return [
    Math.max(left - MARGIN, 0),
    Math.max(top - MARGIN, 0),
    Math.min(right + MARGIN, width),
    Math.min(bottom + MARGIN, height),
  ];
}
