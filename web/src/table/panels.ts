/** The panels of a title, by name. */
import { sayIfAny } from "../texts/index.svelte";
import type { Panel, Words } from "./contract";
import type { Outlook } from "./server";

/** A panel is named by the client's words or by those of the title. */
export function panelName(panel: Panel, words: Words): string {
  return sayIfAny(panel.name) ?? words.say(panel.name);
}

const MAT = "mat:";

/** The part that is a player's mat. */
export function matOf(seat: number): string {
  return `${MAT}${seat}`;
}

/** Whose mat a part is, or nobody's. */
export function matSeat(part: string): number | null {
  return part.startsWith(MAT) ? Number(part.slice(MAT.length)) : null;
}

/** So many lines of an outlook are read in the dock, where cost, effect and risk stand. */
export const IN_DOCK = 3;

/** Does an answer have more to be told of it than the dock has room for? */
export function tellsMore(outlook: readonly Outlook[]): boolean {
  return outlook.some(({ rows }) => rows.length > IN_DOCK);
}
