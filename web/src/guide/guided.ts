/** Which tables are guided ones, for this browser. */
import { keep, kept } from "../look/kept";

export const guideKey = (table: string): string => `guide.${table}`;

export function isGuided(table: string): boolean {
  return kept(guideKey(table)) !== null;
}

/** From now on it is one. */
export function guideAt(table: string): void {
  keep(guideKey(table), "{}");
}
