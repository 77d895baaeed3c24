/** Where hexes lie on the sheet. Flat sides up and down; a hex is named by column and row, odd columns half lower. */
import { nearest, type Spot } from "../../boards/parts/places";
import type { Direction } from "../../table/contract";

/** From the middle of a hex to a corner, and from the middle to a flat side. */
export const RADIUS = 60;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
/** Room around the world for the border of the chart. */
const RIM = 26;

interface Cell {
  column: number;
  row: number;
}

function cellOf(hex: string): Cell {
  return { column: hex.charCodeAt(0) - "A".charCodeAt(0), row: Number(hex.slice(1)) - 1 };
}

/** The sheet of a table: its size and the middles of its hexes. */
export interface Sheet {
  size: [width: number, height: number];
  middles: Map<string, Spot>;
  beside: Map<string, string[]>;
}

const sheets = new Map<string, Sheet>();

/** The sheet for some hexes. The hexes of a table never change, so it is worked out once. */
export function sheetFor(hexes: readonly string[]): Sheet {
  const key = hexes.join();
  const known = sheets.get(key);
  if (known) return known;
  const raw = hexes.map((hex): [string, Spot] => {
    const { column, row } = cellOf(hex);
    return [hex, [column * 1.5 * RADIUS, (row + (column % 2) / 2) * 2 * HALF]];
  });
  const xs = raw.map(([, spot]) => spot[0]);
  const ys = raw.map(([, spot]) => spot[1]);
  const left = Math.min(...xs) - RADIUS - RIM;
  const top = Math.min(...ys) - HALF - RIM;
  const middles = new Map(raw.map(([hex, [x, y]]): [string, Spot] => [hex, [x - left, y - top]]));
  const sheet: Sheet = {
    size: [Math.max(...xs) + RADIUS + RIM - left, Math.max(...ys) + HALF + RIM - top],
    middles,
    beside: new Map([...middles].map(([hex, spot]) => [hex, around(middles, spot)])),
  };
  sheets.set(key, sheet);
  return sheet;
}

function around(middles: Map<string, Spot>, [x, y]: Spot): string[] {
  return [...middles].flatMap(([other, [ox, oy]]) => {
    const away = Math.hypot(ox - x, oy - y);
    return away > 1 && away < 2.2 * HALF ? [other] : [];
  });
}

/** The six corners around the origin, clockwise from the right one. */
export const CORNERS: Spot[] = [0, 1, 2, 3, 4, 5].map((sixth) => {
  const angle = (sixth * Math.PI) / 3;
  return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
});

/** The outline around the origin, a little smaller if asked. */
export function outline(inset = 0): string {
  const scale = (RADIUS - inset) / RADIUS;
  return `M${CORNERS.map(([x, y]) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join("L")}Z`;
}

/** The side that a hex shares with a neighbour, from corner to corner. */
export function sideBetween(sheet: Sheet, hex: string, other: string): [Spot, Spot] | undefined {
  const here = sheet.middles.get(hex);
  const there = sheet.middles.get(other);
  if (!here || !there) return undefined;
  const sixth = sixthTowards(here, there);
  const [a, b] = [CORNERS[sixth] as Spot, CORNERS[(sixth + 1) % 6] as Spot];
  return [
    [here[0] + a[0], here[1] + a[1]],
    [here[0] + b[0], here[1] + b[1]],
  ];
}

/** The line around some hexes, closed also where the map ends. */
export function rimOf(sheet: Sheet, inside: ReadonlySet<string>): string {
  const parts: string[] = [];
  for (const hex of inside) {
    const here = sheet.middles.get(hex);
    if (!here) continue;
    const inner = (sheet.beside.get(hex) ?? []).filter((other) => inside.has(other));
    const shared = new Set(inner.map((other) => sixthTowards(here, sheet.middles.get(other) ?? here)));
    for (const [sixth, corner] of CORNERS.entries()) {
      if (shared.has(sixth)) continue;
      const next = CORNERS[(sixth + 1) % CORNERS.length] as Spot;
      parts.push(
        `M${point([here[0] + corner[0], here[1] + corner[1]])}L${point([here[0] + next[0], here[1] + next[1]])}`,
      );
    }
  }
  return parts.join("");
}

/** Which of the six sides looks there, counted from the right corner on. */
function sixthTowards(here: Spot, there: Spot): number {
  const angle = Math.atan2(there[1] - here[1], there[0] - here[0]);
  return Math.round((angle - Math.PI / 6) / (Math.PI / 3) + 6) % 6;
}

/** A line made of the sides between hexes that one asks for. */
export function sidesPath(sheet: Sheet, wanted: (hex: string, other: string) => boolean): string {
  const parts: string[] = [];
  for (const [hex, others] of sheet.beside) {
    for (const other of others) {
      if (!wanted(hex, other)) continue;
      const side = sideBetween(sheet, hex, other);
      if (side) parts.push(`M${point(side[0])}L${point(side[1])}`);
    }
  }
  return parts.join("");
}

function point([x, y]: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The hexes that can be reached in so many steps over hexes that one may enter, the first included. */
export function within(
  sheet: Sheet,
  from: string,
  steps: number,
  enters: (hex: string) => boolean,
): Set<string> {
  const found = new Set([from]);
  let rim = [from];
  for (let step = 0; step < steps; step++) {
    rim = rim.flatMap((hex) =>
      (sheet.beside.get(hex) ?? []).filter((next) => !found.has(next) && enters(next)),
    );
    for (const hex of rim) found.add(hex);
  }
  return found;
}

/** The hex to which an arrow key leads. */
export function walk(sheet: Sheet, from: string, direction: Direction): string | null {
  const start = sheet.middles.get(from);
  if (!start) return null;
  const beside = sheet.beside.get(from) ?? [];
  return nearest(
    start,
    direction,
    [...sheet.middles].filter(([hex]) => beside.includes(hex)),
  );
}

/** The smallest box around some hexes. */
export function boxAround(
  sheet: Sheet,
  hexes: readonly string[],
): [left: number, top: number, right: number, bottom: number] | undefined {
  const spots = hexes.flatMap((hex) => {
    const spot = sheet.middles.get(hex);
    return spot ? [spot] : [];
  });
  if (!spots.length) return undefined;
  const xs = spots.map((spot) => spot[0]);
  const ys = spots.map((spot) => spot[1]);
  return [Math.min(...xs) - RADIUS, Math.min(...ys) - HALF, Math.max(...xs) + RADIUS, Math.max(...ys) + HALF];
}
