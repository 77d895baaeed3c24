/** Walking through the past of a game: from one entry of its journal to the next. Knows no screen and no network. */

/** From the first position that may be seen to the present one; both count as places to stand. */
export interface Span {
  first: number;
  last: number;
}

export type Intent = "back" | "on" | "start" | "now";

/** The place that an intent leads to; `last` is the present. */
export function goal(at: number, intent: Intent, span: Span): number {
  switch (intent) {
    case "back":
      return inside(at - 1, span);
    case "on":
      return inside(at + 1, span);
    case "start":
      return span.first;
    case "now":
      return span.last;
  }
}

export function inside(seq: number, { first, last }: Span): number {
  return Math.min(Math.max(Math.round(seq), first), last);
}

/** A line of the log as the scrubber needs it. */
export interface Dated {
  seq: number;
  params: Record<string, unknown>;
}

/** What the log tells of the step that led to a position; nothing at the beginning and at the present. */
export function toldAt<Line extends Dated & { struck: boolean }>(
  lines: readonly Line[],
  past: number | null,
): Line[] {
  return past === null ? [] : lines.filter((line) => line.seq === past - 1 && !line.struck);
}

export interface Mark {
  /** The position after the line. */
  seq: number;
  seat: number;
}

/** Where seats acted, one mark for each run of lines of one seat, thinned evenly to at most `most`. */
export function marksOf(lines: readonly Dated[], span: Span, most: number): Mark[] {
  const runs: Mark[] = [];
  for (const line of lines) {
    const seat = line.params["seat"];
    if (typeof seat !== "number" || line.seq < span.first || line.seq >= span.last) continue;
    const last = runs.at(-1);
    // One move may speak of several seats; the rail has one mark for it.
    if (last?.seat !== seat && last?.seq !== line.seq + 1) runs.push({ seq: line.seq + 1, seat });
  }
  if (runs.length <= most) return runs;
  const each = runs.length / most;
  return Array.from({ length: most }, (_, n) => runs[Math.floor(n * each)] as Mark);
}
