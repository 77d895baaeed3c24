/** The past of a table: one walk, one recap and one replay, shared by everything that shows it. */
import { talkServer, type TalkServer } from "../talk/server";
import type { Table } from "../state.svelte";
import { Recap } from "./recap.svelte";
import { Replay } from "./replay.svelte";
import { Walk } from "./walk.svelte";

export class Time {
  readonly walk: Walk;
  readonly recap: Recap;
  readonly replay: Replay;
  /** What is being played has come to its end: see `stage/`. */
  settled: () => Promise<void> = () => Promise.resolve();
  private readonly server: Pick<TalkServer, "recap">;

  constructor(
    private readonly table: Table,
    server?: Pick<TalkServer, "recap">,
  ) {
    const walk = new Walk(table);
    this.walk = walk;
    this.server = server ?? talkServer(table.name);
    this.recap = new Recap({
      // The position before it is what the line is played on.
      go: (seq) =>
        Promise.allSettled([table.position(seq), table.position(seq - 1)]).then(() => walk.go(seq)),
      now: () => table.now(),
      get traces() {
        return table.traces;
      },
      set traces(traces) {
        table.traces = traces;
      },
    });
    this.replay = new Replay({
      get at() {
        return walk.at;
      },
      get span() {
        return walk.span;
      },
      go: (seq) => walk.go(seq),
      settled: () => this.settled(),
    });
  }

  /** Is anything but the present shown? */
  get away(): boolean {
    return this.table.past !== null || this.recap.open;
  }

  /** Back to the present, whatever was looked at. */
  async now(): Promise<void> {
    this.replay.pause();
    if (this.recap.open) await this.recap.end();
    else this.table.now();
  }

  /** Is there anything to step through? Spectators have what was passed over before their eyes. */
  get canLook(): boolean {
    return !this.table.over && (this.table.viewer !== null || this.table.skipped.length > 0);
  }

  /** Steps through what happened since the viewer's last answer, and what was passed over before. False if nothing. */
  async look(): Promise<boolean> {
    const { viewer } = this.table;
    // What was taken back meanwhile did not happen.
    const skipped = this.table.lines.filter(
      (line) => !line.struck && this.table.skipped.some((one) => isSame(one, line)),
    );
    this.replay.pause();
    const since = viewer === null ? [] : (await this.server.recap(viewer)).lines;
    const lines = withSkipped(since, skipped);
    this.table.skipped = [];
    await this.recap.start(lines);
    return lines.length > 0;
  }

  /** The position from which the viewer has played on; nothing for whoever has not answered anything yet. */
  async lastAnswer(): Promise<number | null> {
    const { viewer, info } = this.table;
    if (viewer === null) return null;
    const { since } = await this.server.recap(viewer);
    return since > (info?.first_seq ?? 0) ? since : null;
  }
}

/** Lines together with others that came earlier, each once and in the order of the log. */
export function withSkipped<One extends Numbered>(lines: readonly One[], skipped: readonly One[]): One[] {
  const earlier = skipped.filter((one) => lines.every((other) => !isSame(one, other)));
  return [...earlier, ...lines].toSorted((one, other) => one.seq - other.seq || one.number - other.number);
}

interface Numbered {
  seq: number;
  number: number;
}
export const isSame = (one: Numbered, other: Numbered): boolean =>
  one.seq === other.seq && one.number === other.number;

const known = new WeakMap<Table, Time>();

/** The past of this table; the same for everybody who asks. */
export function timeOf(table: Table): Time {
  const found = known.get(table) ?? new Time(table);
  known.set(table, found);
  return found;
}
