/** How what lies in a province is arranged around the place of its pieces. All measures are units that keep their size. */
import type { Piece, ProvinceKind, ProvinceView } from "../view";

/** What is printed or lies in a province without an owner. */
export interface Sign {
  kind: "good" | "food" | "home" | "village" | "battlefield";
  /** Which good, or whose home. */
  id: string;
  count: number;
}

export interface Placed<T> {
  thing: T;
  x: number;
  y: number;
  size: number;
}

export interface Layout {
  pieces: Placed<Piece>[];
  signs: Placed<Sign>[];
  /** How far below the middle the name stands. */
  below: number;
}

/** Sides of what is drawn: the camera shows 0.82 pixels of each unit, so that nothing is smaller than 22 pixels. */
const SIZES: Record<Piece["kind"], number> = { city: 40, vassal: 35, fleet: 36, post: 35 };
const SIGN = 30;
/** Neighbours overlap a little, as pieces in a heap do. */
const OVERLAP = 3;
const NAME = 14;

/** The printed signs of a province, and what barbarians and battles have left in it. */
export function signsOf(kind: ProvinceKind, lying: ProvinceView | undefined): Sign[] {
  return [
    ...(lying?.village ? [{ kind: "village" as const, id: "", count: 1 }] : []),
    ...(lying?.battlefield ? [{ kind: "battlefield" as const, id: "", count: lying.battlefield }] : []),
    ...(kind.good ? [{ kind: "good" as const, id: kind.good, count: 1 }] : []),
    ...(kind.food
      ? [{ kind: "food" as const, id: kind.terrain === "water" ? "fish" : "food", count: kind.food }]
      : []),
    ...(kind.home && lying?.holder === undefined ? [{ kind: "home" as const, id: kind.home, count: 1 }] : []),
  ];
}

/** Pieces in a row, signs in a row below them, the name below both; a lone pair stands side by side. */
export function arrange(pieces: Piece[], signs: Sign[]): Layout {
  const high = Math.max(0, ...pieces.map(({ kind }) => SIZES[kind]));
  const sideBySide = pieces.length + signs.length <= 2;
  const lower = signs.length && !(sideBySide && pieces.length) ? SIGN : 0;
  const height = high + lower - (high && lower ? OVERLAP : 0);
  const top = -(height + NAME) / 2;
  if (sideBySide && pieces.length && signs.length) {
    const [first, second] = row<Piece | Sign>([...pieces, ...signs], [high, SIGN], top + high / 2);
    return {
      pieces: [first as Placed<Piece>],
      signs: [second as Placed<Sign>],
      below: top + high + NAME / 2,
    };
  }
  return {
    pieces: row(
      pieces,
      pieces.map(({ kind }) => SIZES[kind]),
      top + high / 2,
    ),
    signs: row(
      signs,
      signs.map(() => SIGN),
      top + height - SIGN / 2,
    ),
    below: top + height + NAME / 2,
  };
}

function row<T>(things: T[], sizes: number[], y: number): Placed<T>[] {
  const width = sizes.reduce((sum, size) => sum + size - OVERLAP, 0);
  let x = -width / 2;
  return things.map((thing, number) => {
    const size = sizes[number] ?? SIGN;
    x += size - OVERLAP;
    return { thing, x: x - (size - OVERLAP) / 2, y, size };
  });
}
