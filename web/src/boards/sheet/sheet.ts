/** A sheet with places drawn on it, as tools/maps makes one: what any board asks of it. */
import type { Direction, Scene, Target } from "../../table/contract";
import { idOf, nearest, type Spot } from "../parts/places";

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

export function areaOf({ box: [left, top, right, bottom] }: Shape): number {
  return (right - left) * (bottom - top);
}

export type Shapes = Record<string, Shape>;

/** What every sheet has beside its places. */
export interface Drawing {
  view: [width: number, height: number];
  credit: string;
  coast: string;
  rivers: string;
}

/** A place in play, as it lies on the sheet. */
export interface Place {
  id: string;
  shape: Shape;
  /** All about it, for whoever cannot see it. */
  words: string;
  /** The colour of its ground. */
  fill: string;
  /** What the dots beside its name stand for; the colour of each is the property `--dot-…`. */
  dots: readonly string[];
  /** The seat that holds it. */
  holder: number | undefined;
  /** How far below the middle of its pieces the name stands. */
  below: number;
  /** Nothing lies in it. */
  bare: boolean;
}

/** How broad lines are, in units of the sheet: what suits small places would be lost on wide ones. */
export interface Strokes {
  border: number;
  /** Of the border of a sea: each dash, and the gap after it. */
  dash: number;
  river: number;
  /** The washed border of what somebody holds. */
  land: number;
  sea: number;
  /** The bands of shallow water along the coasts, the broadest first. */
  shallows: readonly number[];
  /** The room that a finger needs: a place that is lower or narrower can be touched on the water around it too. */
  finger: number;
}

/** How names are written. */
export interface Lettering {
  /** The room of a dot. */
  dot: number;
  /** How far a name may reach over the border: so many times as wide as its place. */
  over: number;
  /** From this size of a unit on, as the camera counts it, a name is too far away. */
  far: number;
}

/** A drawing that is a file of its own, because it is a picture and no script: fetched once, and again if it failed. */
export class Sheet<Content> {
  /** The drawing if it is there already. */
  now: Content | undefined;
  #asked: Promise<Content> | undefined;

  constructor(readonly address: string) {}

  load(): Promise<Content> {
    this.#asked ??= fetch(this.address)
      .then((reply) => {
        if (!reply.ok) throw new Error(`the map: ${reply.status}`);
        return reply.json() as Promise<Content>;
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

/** What the arrow keys have to know of a title: the kind of its targets, its places, and where home is. */
export interface Ways {
  kind: string;
  shapes: Shapes;
  beside: (id: string) => readonly string[];
  inPlay: readonly string[];
  home: string;
}

/**
 * Where an arrow key leads. Walking begins at a place that may be chosen, at home if nothing is asked, and not on the
 * map if what is asked lies elsewhere.
 */
export function stepOn(ways: Ways, scene: Scene, from: Target | null, direction: Direction): Target | null {
  const { kind, shapes, beside, inPlay, home } = ways;
  if (!from) return scene.litOf(kind)[0] ?? (scene.question ? null : `${kind}:${home}`);
  const start = idOf(kind, from);
  const next = start && walk(shapes, start, direction, beside(start), inPlay);
  return next ? `${kind}:${next}` : null;
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
