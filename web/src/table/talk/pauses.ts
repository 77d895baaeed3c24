/** Where the log tells the time: at its beginning, when a new day begins, and after a pause. */
import { day, hour } from "../../texts/time.svelte";

/** After so long somebody was away from the table. */
const LONG = 30 * 60_000;

interface Dated {
  at?: string | null;
}

/** What stands before a line: the day if it is another one than before, else the hour if there was a long pause. */
export function pausesIn<Line extends Dated>(lines: readonly Line[]): Map<Line, string> {
  const found = new Map<Line, string>();
  let before: string | undefined;
  for (const line of lines) {
    if (!line.at) continue;
    if (before === undefined || day(before) !== day(line.at))
      found.set(line, `${day(line.at)}, ${hour(line.at)}`);
    else if (Date.parse(line.at) - Date.parse(before) >= LONG) found.set(line, hour(line.at));
    before = line.at;
  }
  return found;
}
