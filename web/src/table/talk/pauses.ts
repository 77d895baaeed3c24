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
  let before: { at: string; day: string } | undefined;
  for (const line of lines) {
    if (!line.at) continue;
    const now = { at: line.at, day: day(line.at) };
    if (before?.day !== now.day) found.set(line, `${now.day}, ${hour(now.at)}`);
    else if (Date.parse(now.at) - Date.parse(before.at) >= LONG) found.set(line, hour(now.at));
    before = now;
  }
  return found;
}
