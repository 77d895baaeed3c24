/** Going to any position of a table and on from there: the latest wish counts, and what is beside it is fetched ahead. */
import { goal, inside, type Intent, type Span } from "./steps";

/** How many places on either side of the one looked at are fetched before anybody asks. */
const BESIDE = 2;

/** The part of a table that is walked through. */
export interface Walkable {
  readonly seq: number;
  readonly past: number | null;
  readonly info: { first_seq: number } | null;
  go(seq: number): Promise<void>;
  position(seq: number): Promise<unknown>;
}

export class Walk {
  /** Where somebody wants to be, while the way there is not done. */
  private wanted = $state<number | null>(null);
  private walking: Promise<void> | null = null;

  constructor(private readonly table: Walkable) {}

  get span(): Span {
    return { first: this.table.info?.first_seq ?? 0, last: this.table.seq };
  }

  /** Where one stands; the knob is moved at once, the board follows. */
  get at(): number {
    return this.wanted ?? this.table.past ?? this.table.seq;
  }

  /** Goes there. Who wants to be elsewhere before it is done is taken there next, without the places in between. */
  go(seq: number): Promise<void> {
    this.wanted = inside(seq, this.span);
    this.walking ??= this.walk().finally(() => {
      this.walking = null;
      void this.lookBeside(this.at);
    });
    return this.walking;
  }

  step(intent: Intent): Promise<void> {
    return this.go(goal(this.at, intent, this.span));
  }

  private async walk(): Promise<void> {
    let there = -1;
    try {
      while (this.wanted !== null && this.wanted !== there) {
        there = this.wanted;
        await this.table.go(there);
      }
    } finally {
      this.wanted = null;
    }
  }

  private async lookBeside(seq: number): Promise<void> {
    const { first, last } = this.span;
    for (let far = 1; far <= BESIDE; far++) {
      for (const beside of [seq + far, seq - far]) {
        if (this.walking) return; // somebody is on the way again, and waits for nothing else
        if (beside >= first && beside < last) await this.table.position(beside).catch(() => undefined);
      }
    }
  }
}
