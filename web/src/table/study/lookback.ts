/** Which games can be looked back at: those that are over and whose whole journal is there, by who sat at them. */
import type { Table } from "../state.svelte";

export function lookedBackAt({ info, over, mySeats }: Table): boolean {
  // A game that was brought along belongs to who brought it, and has nobody's seats.
  return over && (info?.kind === "import" || (info?.kind === "game" && mySeats.length > 0));
}
