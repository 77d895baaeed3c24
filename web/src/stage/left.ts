/** Where somebody left a table: how much of its journal they have seen, from which seat; kept in this browser. */
import { keep, kept } from "../look/kept";

/** Of so many tables and seats; whoever comes back to an older one sees it as it is. */
const MOST = 80;
type Mark = [place: string, seq: number];

const placeOf = (table: string, seat: number | null): string => `${table} ${seat ?? ""}`;

function marks(): Mark[] {
  try {
    const found: unknown = JSON.parse(kept("left") ?? "[]");
    return Array.isArray(found) ? (found as Mark[]) : [];
  } catch {
    return []; // somebody else wrote there
  }
}

export function leftAt(table: string, seat: number | null): number | null {
  const place = placeOf(table, seat);
  return marks().find(([one]) => one === place)?.[1] ?? null;
}

export function leave(table: string, seat: number | null, seq: number): void {
  const place = placeOf(table, seat);
  const others = marks().filter(([one]) => one !== place);
  keep("left", JSON.stringify([[place, seq] satisfies Mark, ...others].slice(0, MOST)));
}
