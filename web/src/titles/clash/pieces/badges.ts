/**
 * The flat signs on a hex: size and mood of a city, and one badge for each owner's stack. They never become too small to
 * read: what is given is the smallest size that can be read, in units of the sheet, and it grows as the map shrinks.
 */
import type { Spot } from "../../../boards/parts/places";
import type { Room } from "../../../boards/parts/rooms";
import { seatLook, type Shape } from "../../../look/seats";
import { type CityView, type HexView, type Stack, stacksOn } from "../view";
import { SETTLERS, SHIP } from "./figures";

export type Figure = "ship" | "settlers";

export interface Badge {
  kind: "size" | "mood" | "stack" | "figure";
  x: number;
  y: number;
  /** Of the token, the face or the figure. */
  size: number;
  owner: number;
  /** What it counts; a single piece shows no number. */
  count: number;
  /** Height of its digits. */
  digits: number;
  /** Kinds of units, the strongest first. */
  units: string[];
  tired: boolean;
  figure?: Figure;
}

/** How much larger than its digits a token of each outline must be; the others are as good as round. */
const AROUND: Partial<Record<Shape, number>> = { lozenge: 1.26, square: 1.04, hexagon: 1.14 };
const ROUND = 1.1;
/** Sizes where the map is near enough to choose. */
const SIZES = { size: 34, mood: 27, stack: 33, digits: 23 } as const;
/** A badge in the open country has more room. */
const IN_THE_OPEN = 1.15;
/** How far a count lies over its token, and over a figure, in parts of itself. */
const OVER = 0.4;
const OVER_FIGURE = 0.7;
/** A row no broader than this holds all kinds of units one beside the other; otherwise a stack is one badge. */
const BROADEST = 138;
/** Rows lie in the lower half of their hex, in the open and in a city: then rows of neighbours never meet. */
const CITY_ROW = 33;
const OPEN_ROW = 24;
/** Strongest first; settlers do not fight, and ships carry the others. */
const ORDER = ["ship", "pirate", "leader", "elephant", "cavalry", "infantry", "settler"];

function around(owner: number): number {
  return owner >= 0 ? (AROUND[seatLook(owner).shape] ?? ROUND) : ROUND;
}

const rank = (unit: string): number => ORDER.indexOf(unit);

/** Width of a badge in its row, its count included. */
function widthOf({ kind, size, count, digits, figure }: Badge): number {
  const own = kind === "figure" ? (figure === "ship" ? SHIP : SETTLERS).width * size : size;
  return own + (count > 1 && kind !== "size" ? digits * beside(kind) : 0);
}

/** How much of a count lies beside what it counts, in parts of itself. */
function beside(kind: Badge["kind"]): number {
  return 1 - (kind === "figure" ? OVER_FIGURE : OVER);
}

function placed(row: Badge[], y: number): Badge[] {
  const whole = row.reduce((sum, badge) => sum + widthOf(badge), 0);
  let from = -whole / 2;
  return row.map((badge) => {
    const width = widthOf(badge);
    const own = width - (badge.count > 1 && badge.kind !== "size" ? badge.digits * beside(badge.kind) : 0);
    const x = from + own / 2;
    from += width;
    return { ...badge, x, y };
  });
}

/** The units of one owner: apart by kind, or together in one badge. */
function units(stacks: readonly Stack[], least: number, open: boolean, together: boolean): Badge[] {
  const digits = Math.max(SIZES.digits, least);
  const badge = (some: readonly Stack[]): Badge => {
    const [first] = some;
    const owner = first?.owner ?? 0;
    const kinds = some.map(({ unit }) => unit);
    const token = Math.max(SIZES.stack * (open ? IN_THE_OPEN : 1), least * (around(owner) - 0.02));
    const base = { kind: "stack" as const, x: 0, y: 0, owner, digits, units: kinds };
    const count = some.reduce((sum, stack) => sum + stack.count, 0);
    const tired = some.every((stack) => stack.tired);
    if (first?.unit === "ship" && some.length === 1) {
      const size = Math.max(1, (least * 1.15) / SHIP.height);
      return { ...base, kind: "figure", figure: "ship", size, count, tired };
    }
    if (first?.unit === "settler" && open) {
      const size = Math.max(1, (least * 1.2) / SETTLERS.width);
      return { ...base, kind: "figure", figure: "settlers", size, count, tired };
    }
    return { ...base, size: token, count, tired };
  };
  const sorted = [...stacks].sort((one, other) => rank(one.unit) - rank(other.unit));
  if (!together) return sorted.map((stack) => badge([stack]));
  const ships = sorted.filter(({ unit }) => unit === "ship");
  const others = sorted.filter(({ unit }) => unit !== "ship");
  return [ships, others].filter((some) => some.length).map(badge);
}

/** All badges of a hex around its middle. */
export function badgesOf(hex: HexView, city: CityView | undefined, least: number): Badge[] {
  const owners = grouped(stacksOn(hex));
  const digits = Math.max(SIZES.digits, least);
  const row: Badge[] = [];
  if (city && city.owner >= 0) {
    const base = { x: 0, y: 0, owner: city.owner, digits, units: [], tired: false };
    const size = Math.max(SIZES.size, digits * around(city.owner));
    row.push({ ...base, kind: "size", size, count: city.size });
    row.push({ ...base, kind: "mood", size: Math.max(SIZES.mood, least), count: 1 });
  }
  const build = (together: boolean): Badge[] => [
    ...row,
    ...owners.flatMap((stacks) => units(stacks, least, !city, together)),
  ];
  const apart = build(false);
  const broad = apart.reduce((sum, badge) => sum + widthOf(badge), 0);
  const low = city ? CITY_ROW : OPEN_ROW;
  return placed(broad > BROADEST ? build(true) : apart, low);
}

function grouped(stacks: readonly Stack[]): Stack[][] {
  const owners = new Map<number, Stack[]>();
  for (const stack of stacks) owners.set(stack.owner, [...(owners.get(stack.owner) ?? []), stack]);
  return [...owners.values()];
}

/** Where the count of a badge lies, from its middle. */
export function countAt({ kind, size, digits, figure }: Badge): Spot {
  const half = (kind === "figure" ? (figure === "ship" ? SHIP : SETTLERS).width * size : size) / 2;
  return [half + digits * (beside(kind) - 0.5), kind === "figure" ? digits * 0.2 : digits * 0.12];
}

/** The room that badges take on the sheet. */
export function roomOf(badge: Badge, [x, y]: Spot): Room {
  const width = widthOf(badge);
  const figure = badge.kind === "figure" ? (badge.figure === "ship" ? SHIP : SETTLERS) : undefined;
  const own = figure ? figure.width * badge.size : badge.size;
  const high = figure ? figure.height * badge.size : badge.size;
  return {
    x: x + badge.x + (width - own) / 2,
    y: y + badge.y - (figure ? figure.up * badge.size : 0),
    halfWidth: width / 2,
    halfHeight: Math.max(high, badge.count > 1 ? badge.digits : 0) / 2,
  };
}
