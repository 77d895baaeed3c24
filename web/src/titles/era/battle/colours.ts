import { seatColour } from "../../../look/seats";
import { AUTOMAS } from "../view";

/** The colour of a side: that of its seat; barbarians have none of their own. */
export function colourOf(seat: number): string {
  return seat >= 0 || seat in AUTOMAS ? seatColour(seat) : "var(--ink-soft)";
}
