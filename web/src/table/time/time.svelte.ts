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
  private readonly server: Pick<TalkServer, "recap">;

  constructor(
    private readonly table: Table,
    server?: Pick<TalkServer, "recap">,
  ) {
    const walk = new Walk(table);
    this.walk = walk;
    this.server = server ?? talkServer(table.name);
    this.recap = new Recap({
      go: (seq) => walk.go(seq),
      now: () => table.now(),
      get traces() {
        return table.traces;
      },
      set traces(traces) {
        table.traces = traces;
      },
    });
    this.replay = new Replay(walk);
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

  /** Steps through what happened since the viewer's last answer. False if nothing did. */
  async look(): Promise<boolean> {
    if (this.table.viewer === null) return false;
    this.replay.pause();
    const { lines } = await this.server.recap(this.table.viewer);
    await this.recap.start(lines);
    return lines.length > 0;
  }
}

const known = new WeakMap<Table, Time>();

/** The past of this table; the same for everybody who asks. */
export function timeOf(table: Table): Time {
  const found = known.get(table) ?? new Time(table);
  known.set(table, found);
  return found;
}
