/**
 * The one player of what happens at a table: it takes the lines of the log as they come and plays their acts, whoever
 * brought them about, now or in the past. While it plays what others did, the board shows the table as it was, and moves
 * on line by line.
 */
import type { Act } from "../table/contract";
import type { Line, View } from "../table/server";
import { cuesOf, type Cue } from "./cues";
import { pace, STRETCH } from "../look/pace.svelte";
import { Queue } from "./queue";
import { begun, grown, type SetPiece } from "./setpiece";

/** Nobody who has to answer is kept waiting longer, in milliseconds. */
export const PATIENCE = 3_000;
/** Whoever only looks on sees it all, unless the table has gone far ahead. */
const LEISURE = 25_000;
/** A step through the past takes so long at most, at the normal speed of a replay. */
const STEP = 8_000;

/** The part of a table that is played at. */
export interface Staged {
  /** The board shows this instead of the present. */
  held: View | null;
  position(seq: number): Promise<View>;
  /** The viewer has to answer. */
  readonly wanted: boolean;
  /** What was passed over; the recap has it. */
  skipped: Line[];
}

export interface Hooks {
  /** Something lies on the map, so it is shown there and not in the middle. */
  isOnMap: (target: string) => boolean;
  /** A line is told, for whoever listens. */
  tell: (text: string) => void;
  /** Everything before this entry of the journal has been seen. */
  seen: (seq: number) => void;
}

/** What is being played now. */
export interface Shown {
  cue: Cue;
  ms: number;
}

export class Stage {
  now = $state.raw<Shown | null>(null);
  /** What stands in the middle. */
  piece = $state.raw<SetPiece | null>(null);

  /** So many lines were passed over because somebody would have waited too long. */
  hurried = $state(0);

  /** Entries of the journal before this one have been heard; null until somebody looks. */
  #next: number | null = null;
  #lines: readonly Line[] = [];
  /** The board that somebody left is being fetched. */
  #coming: object | null = null;
  /** What is played happened in the past that is looked at, and leaves the present where it is. */
  #isPast = false;
  /** What has begun and not ended, outermost first: now, and before the line that is played. */
  #open: SetPiece[] = [];
  #opened: SetPiece[] = [];
  #settling: (() => void)[] = [];
  #told: Line | null = null;
  #queue = new Queue<Cue>({
    show: (cue, ms) => this.#show(cue, ms),
    pass: (cue, hurried) => this.#pass(cue, hurried),
    done: () => this.#done(),
  });

  constructor(
    private readonly table: Staged,
    private readonly hooks: Hooks,
  ) {}

  get playing(): boolean {
    return this.now !== null;
  }

  /** Everything that is played has come to its end. */
  settled(): Promise<void> {
    return this.playing ? new Promise((done) => this.#settling.push(done)) : Promise.resolve();
  }

  /** The log as it stands now: plays what is new in it. What was there before one came is history. */
  hear(lines: readonly Line[]): void {
    this.#lines = lines;
    if (this.#coming || this.#isUnseen) return;
    const from = this.#next ?? Infinity;
    const fresh = lines.filter((line) => line.seq >= from && !line.struck);
    this.#next = Math.max(this.#next ?? 0, (lines.at(-1)?.seq ?? -1) + 1);
    if (fresh.length) this.hurried = 0;
    if (fresh.length && !this.table.wanted) this.#queue.ease(); // the haste of a question that is answered
    this.#play(fresh, this.table.wanted ? PATIENCE : LEISURE);
  }

  /** Somebody looks at the table (again): plays what has happened since they left it, beginning with the board of then. */
  async back(lines: readonly Line[], from = this.#next): Promise<void> {
    this.#lines = lines;
    this.#next = from;
    const first = lines.find((line) => line.seq >= (from ?? Infinity) && !line.struck);
    if (first && this.runs && !this.#coming) {
      const coming = (this.#coming = {});
      const then = await this.table.position(first.seq).catch(() => null);
      if (this.#coming !== coming) return;
      this.#coming = null;
      if (then) this.table.held ??= then;
    }
    this.hear(this.#lines);
  }

  /** Nobody looks any more: what has not been played to its end waits for them. */
  leave(): void {
    this.#coming = null;
    const at = this.now?.cue.line.seq;
    if (at === undefined || this.#isPast) return this.skip();
    this.#queue.clear();
    this.#next = at;
    this.#open = this.#opened;
    this.#done();
  }

  /** A step on through the past, played on the board before it. */
  async step(lines: readonly Line[], speed = 1): Promise<void> {
    const [first] = lines;
    if (!first || !this.runs) return;
    const coming = (this.#coming = {});
    const then = await this.table.position(first.seq).catch(() => null);
    if (this.#coming !== coming) return;
    this.#coming = null;
    this.#isPast = true;
    if (then) this.table.held = then;
    this.#play(lines, STEP / speed, speed);
  }

  #play(lines: readonly Line[], patience: number, speed = 1): void {
    if (!this.runs) {
      for (const line of lines) this.#tell(line);
    } else {
      const stretch = (pace.chosen === "off" ? 0 : STRETCH[pace.chosen]) / speed;
      this.#queue.add(
        cuesOf(lines).map((cue) => ({ ...cue, ms: cue.ms * stretch })),
        patience,
      );
    }
    if (!this.#queue.playing) this.#done();
  }

  /** The viewer is asked something. */
  urge(): void {
    this.#queue.urge(PATIENCE);
  }

  next(): void {
    this.#queue.next();
  }

  skip(): void {
    this.#queue.skip();
  }

  /** Ends what is played, and keeps nothing of what has begun. */
  forget(): void {
    this.#coming = null;
    this.#next = null;
    this.#queue.clear();
    this.#open = [];
    this.hurried = 0;
    this.#done();
  }

  set hasty(hasty: boolean) {
    this.#queue.hasty = hasty;
  }

  /** Nobody sees what a hidden page plays. */
  get runs(): boolean {
    return pace.chosen !== "off" && document.visibilityState === "visible";
  }

  /** It would be played if anybody saw it. */
  get #isUnseen(): boolean {
    return pace.chosen !== "off" && document.visibilityState !== "visible" && this.#next !== null;
  }

  #show(cue: Cue, ms: number): void {
    if (this.now?.cue.line !== cue.line) {
      this.#tell(cue.line);
      this.#opened = this.#open;
      if (!this.#isPast) this.hooks.seen(cue.line.seq);
    }
    this.#enter(cue);
    this.now = { cue, ms };
    void this.#before(cue);
  }

  #pass(cue: Cue, hurried: boolean): void {
    this.#enter(cue);
    if (this.#isPast || this.table.skipped.includes(cue.line)) return;
    this.table.skipped = [...this.table.skipped, cue.line];
    if (!hurried) return;
    this.hurried += 1;
    this.#tell(cue.line); // there was no time to show it; it can still be heard
  }

  /** Each line once, however many cues it has. */
  #tell(line: Line): void {
    if (this.#told !== line) this.hooks.tell(line.text);
    this.#told = line;
  }

  /** The board as it was before this line. */
  async #before(cue: Cue): Promise<void> {
    const { held } = this.table;
    if (!held || held.seq >= cue.line.seq) return;
    const view = await this.table.position(cue.line.seq).catch(() => null);
    if (view && this.table.held && this.now?.cue.line === cue.line) this.table.held = view;
  }

  /** What the cue begins, shows and ends in the middle. */
  #enter({ line, acts }: Cue): void {
    const alone = this.#open.length === 0 && this.now?.cue.line === line ? this.piece : null;
    let piece = this.#open.at(-1) ?? alone;
    for (const act of acts) {
      if (act.act === "begin") this.#open = [...this.#open, (piece = begun(act))];
      else if (act.act === "end") this.#open = this.#open.filter(({ what }) => what !== act.what);
      else if (this.#isForTheMiddle(act, acts)) {
        piece = grown(piece, act);
        if (this.#open.length && piece) this.#open = [...this.#open.slice(0, -1), piece];
      }
    }
    // What is over goes while that is told.
    if (acts.length && acts.every(({ act }) => act === "end")) piece = this.#open.at(-1) ?? null;
    this.piece = piece;
  }

  /** A card that lies on the map is turned there, and points for one thing fly to their seat. */
  #isForTheMiddle(act: Act, acts: readonly Act[]): boolean {
    if (act.act === "turned") return !act.at && !this.hooks.isOnMap(act.what);
    if (act.act === "scored") return this.#open.length > 0 || acts.length > 1;
    return true;
  }

  #done(): void {
    this.now = null;
    this.#told = null;
    this.piece = this.#open.at(-1) ?? null;
    this.table.held = null;
    if (this.#next !== null && !this.#isPast) this.hooks.seen(this.#next);
    this.#isPast = false;
    for (const settled of this.#settling.splice(0)) settled();
  }
}
