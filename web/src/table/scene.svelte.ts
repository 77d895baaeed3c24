/** What a title's board is given: the table and the question that is being answered, in the words of the contract. */
import type { Asking } from "./asking/asking.svelte";
import type { Scene, SeatInfo, Standing, Target, Trace, Words } from "./contract";
import type { Table } from "./state.svelte";

export class TableScene implements Scene {
  constructor(
    private readonly table: Table,
    private readonly asking: Asking,
    /** Opens the help on a thing of the vocabulary. */
    readonly explain: (message: string) => void,
  ) {}

  get view(): unknown {
    return this.table.view?.game;
  }
  get board(): unknown {
    return this.table.board;
  }
  get words(): Words {
    return this.table.words;
  }
  get seats(): SeatInfo[] {
    return this.table.seats;
  }
  get viewer(): number | null {
    return this.table.viewer;
  }
  get question(): string {
    return this.asking.question?.key ?? "";
  }
  get past(): boolean {
    return this.table.past !== null;
  }
  get traces(): Trace[] {
    const { given } = this.asking;
    if (!given.length) return this.table.traces;
    // What is ordered and not sent yet lies on the map as what happened does: from here to there, so many.
    return given.map(({ targets, count, text }) => ({ number: count, targets, text, current: false }));
  }
  get pointed(): Target | null {
    return this.asking.pointed;
  }
  get refused(): Scene["refused"] {
    return this.asking.refusal;
  }
  standing(target: Target): Standing {
    return this.asking.standing(target);
  }
  litOf(kind: string): Target[] {
    return this.asking.lit().filter((target) => target.startsWith(`${kind}:`));
  }
  touch(target: Target): void {
    if (!this.table.picks?.(target)) this.asking.touch(target);
  }
  point(target: Target | null): void {
    this.asking.pointed = target;
  }
}
