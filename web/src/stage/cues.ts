/** Lines of the log as what is played: one cue after another, each with acts that happen at the same moment. */
import type { Act } from "../table/contract";
import type { Line } from "../table/server";

type Played = Exclude<Act, { act: "forgone" }>;

export interface Cue {
  line: Line;
  acts: Played[];
  /** How long it takes at the normal pace. */
  ms: number;
}

/** How long an act takes, in milliseconds; a line that only says something is as long as `SAID`. */
const TAKES: Record<Exclude<Act["act"], "forgone">, number> = {
  moved: 800,
  placed: 600,
  removed: 600,
  gained: 750,
  paid: 700,
  lost: 700,
  drawn: 750,
  turned: 1400,
  rolled: 1300,
  compared: 1100,
  weighed: 1500,
  scored: 900,
  begin: 900,
  end: 500,
};
const SAID = 450;
/** Each of several things that happen at once begins a little later than the one before. */
export const STAGGER = 90;
/** Each term of a sum is read by itself. */
const TERM = 320;

/** The cues of some lines, in their order. */
export function cuesOf(lines: readonly Line[]): Cue[] {
  const cues: Cue[] = [];
  let together: string | null = null;
  for (const line of lines) {
    const happened = line.acts.filter(happens);
    for (const act of happened) {
      const last = cues.at(-1);
      const joins: boolean =
        last !== undefined &&
        (together !== null ||
          (last.line === line && last.acts.every((one) => one.act === act.act)) ||
          isMarch(last, line, act));
      if (last && joins && act.act !== "compared") last.acts.push(act);
      else cues.push({ line, acts: [act], ms: 0 });
      if (act.act === "begin" && act.together) together ??= act.what;
      if (act.act === "end" && act.what === together) together = null;
    }
    if (!happened.length && together === null) cues.push({ line, acts: [], ms: 0 });
  }
  for (const cue of cues) cue.ms = lengthOf(cue.acts);
  return cues;
}

/** Orders that were revealed together are carried out together: of one entry of the journal all that moves, moves at once. */
function isMarch(last: Cue, line: Line, act: Played): boolean {
  const alike = last.line.seq === line.seq && last.line.key === line.key;
  return alike && act.act === "moved" && last.acts.every((one) => one.act === "moved");
}

/** What was not done is told to whoever asks why, and not played. */
const happens = (act: Act): act is Played => act.act !== "forgone";

function lengthOf(acts: readonly Played[]): number {
  const longest = Math.max(SAID, ...acts.map((act) => TAKES[act.act] + TERM * termsOf(act)));
  return longest + STAGGER * Math.max(0, acts.length - 1);
}

function termsOf(act: Played): number {
  if (act.act === "compared") return Math.max(...act.sides.map(({ terms }) => terms.length));
  return act.act === "scored" || act.act === "weighed" ? (act.terms?.length ?? 0) : 0;
}
