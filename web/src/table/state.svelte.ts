/**
 * A table as its page knows it: who sits there, what the viewer sees, what is asked, what happened. It follows the
 * site's stream by itself and sends answers so that none is lost and none is given twice.
 *
 * For whoever builds on it: read `info`, `seq`, `view`, `prompt`, `viewer`, `past`, `lines`; call `go(seq)` to look at
 * an earlier position and `now()` to come back; set `traces` to have lines drawn on the board.
 */
import { Problem } from "../api/problem";
import { seatName } from "../look/seats";
import { seated } from "./seating";
import type { Goal, SeatInfo, Target, TitleBoard, Trace, Words } from "./contract";
import { Memory } from "./memory";
import {
  PAGE,
  type Ahead,
  type Line,
  type MoveKind,
  type Move,
  type Outlook,
  type PromptOut,
  type TableInfo,
  type TableServer,
  type View,
  type Why,
} from "./server";
import { Stream, type News, type StreamOptions } from "./stream";

/** Why an answer was not accepted: the words and the paragraph. */
export interface Refused {
  text: string;
  rule: string;
}

const NO_WORDS: Words = { say: (id) => id, help: () => undefined, has: () => false, kinds: [] };
/** Pauses before an answer that did not get through is sent again, in milliseconds; the last one repeats. */
const PAUSES = [400, 1_000, 2_000, 4_000, 8_000];
const KEY_BYTES = 12;

export class Table {
  /** `GET /api/tables/{name}`: title, seats, status, scores. Empty until it has been read. */
  info = $state.raw<TableInfo | null>(null);
  /** How long the journal is, as far as this page knows. */
  seq = $state(0);
  /** The seat from which the table is seen; null for a spectator. */
  viewer = $state<number | null>(null);
  /** What the viewer is asked now; null for a spectator. `prompt.prompt` is null while others are asked. */
  prompt = $state.raw<PromptOut | null>(null);
  /** The position that is looked at, as the length of its journal; null is the present. */
  past = $state<number | null>(null);
  /** Every line of the log that the viewer may read, struck ones included, oldest first. */
  lines = $state.raw<Line[]>([]);
  /** All of `lines` are there; the board does not wait for them. */
  linesReady = $state(false);
  /** The log has been asked for as far as this entry of the journal. */
  #linesAsked = $state(-1);
  /** What is drawn on the board during a recap. */
  traces = $state.raw<Trace[]>([]);
  words = $state.raw<Words>(NO_WORDS);
  /** What never changes of the title: `GET /api/titles/{id}/board`. */
  board = $state.raw<unknown>({});
  title = $state.raw<TitleBoard | null>(null);
  /** The stream is open. */
  live = $state(false);
  /** How often it was opened: what comes beside the game is read then, for some of it may have been missed before. */
  joined = $state(0);
  /** A move is on its way. */
  sending = $state(false);
  /** A move did not get through yet and is being sent again. */
  trying = $state(false);
  /** What went wrong and was not the rules' doing. */
  trouble = $state.raw<Problem | null>(null);
  /** The rules refused the last answer. */
  refused = $state.raw<Refused | null>(null);
  /** Others were faster: what happened meanwhile, to be shown before the question is answered again. */
  missed = $state.raw<Line[]>([]);
  /** Several people share this device: whose turn it is to look, while nobody may see anything. */
  curtain = $state<number | null>(null);
  /** Shown instead of the present while what led there is being played: see `stage/`. */
  held = $state.raw<View | null>(null);
  /** What was passed over when it was played; the recap has it. */
  skipped = $state.raw<Line[]>([]);
  /** Somebody plays what happens: what others did is held back until its lines are here. */
  staged: () => boolean = () => false;
  /** What led to the present is being played. */
  playing = $state.raw<() => boolean>(() => false);
  /** What answers to the open question would do, as far as the title can tell. */
  outlook = $state.raw<Outlook[]>([]);
  /** What each of them takes and brings, and what could be chosen after it. */
  ahead = $state.raw<Ahead[]>([]);
  /** Somebody collects what is touched on the map for something else than an answer, and says whether it was taken. */
  picks = $state.raw<((target: Target) => boolean) | null>(null);
  /** Counts what came in beside the game (chat, petitions, lobby), by the name of the event. */
  heard = $state<Record<string, number>>({});

  #present = $state.raw<View | null>(null);
  #then = $state.raw<View | null>(null);
  #server: TableServer;
  #stream: Stream | null = null;
  #openSource: StreamOptions["open"];
  #refreshing: Promise<void> | null = null;
  #again = false;
  #positions = new Memory<View>();
  #closed = false;

  /** The game has ended. What hangs on it is read anew when that changes, and not with every position. */
  readonly over = $derived(this.#present?.over ?? this.info?.status === "finished");

  constructor(
    readonly name: string,
    server: TableServer,
    openSource?: StreamOptions["open"],
  ) {
    this.#server = server;
    this.#openSource = openSource;
  }

  /** What is shown: the present, or the position that is looked at. */
  get view(): View | null {
    return this.held ?? (this.past === null ? this.#present : this.#then);
  }

  /** The viewer has to answer, be it shown already or not. */
  get wanted(): boolean {
    return Boolean(this.prompt?.prompt);
  }

  /** The present, whatever is looked at. */
  get present(): View | null {
    return this.#present;
  }

  /** The log has come as far as the board. */
  get isTold(): boolean {
    return this.#linesAsked >= this.seq;
  }

  get mySeats(): number[] {
    return this.info?.my_seats ?? [];
  }

  /** Several seats are played on this device by several people; in a branch one person plays them all. */
  get hotSeat(): boolean {
    return this.mySeats.length > 1 && this.info?.kind === "game";
  }

  /** Others win and lose with me: we share a plan, which the site keeps from everybody else. */
  get hasPlan(): boolean {
    const { together = false, kind, seats = [] } = this.info ?? {};
    return together && kind === "game" && seats.length > 1 && this.mySeats.length > 0;
  }

  get seats(): SeatInfo[] {
    return seated(this.info?.seats ?? [], { mine: this.mySeats, asked: this.view?.to_act ?? [] });
  }

  nameOf(seat: number): string {
    return seatName(this.info?.seats ?? [], seat);
  }

  /** Reads everything and begins to follow. `load` finds the board of the title. */
  async open(load: (title: string) => Promise<TitleBoard>): Promise<void> {
    const info = await this.#server.info();
    this.info = info;
    if (info.status === "gathering") return;
    const [title, words, board] = await Promise.all([
      load(info.title),
      this.#server.words(info.title),
      this.#server.board(info.title),
      this.#firstLook(info),
    ]);
    this.words = words;
    this.board = board;
    this.title = title;
    if (this.#closed) return;
    this.#follow();
    void this.#readLines(true);
  }

  close(): void {
    this.#closed = true;
    this.#stream?.stop();
  }

  /** The reader's language has changed: everything that is in words is read anew. */
  async translate(): Promise<void> {
    if (!this.info || !this.title) return;
    this.words = await this.#server.words(this.info.title);
    await Promise.all([this.refresh(), this.#readLines(true)]);
  }

  /** Brings view and question up to date. Called while it is at work, it goes round once more. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#refreshing ??= this.#round().finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  /** Looks at the position at which the journal had `seq` entries. */
  async go(seq: number): Promise<void> {
    const wanted = Math.max(this.info?.first_seq ?? 0, Math.min(seq, this.seq));
    if (wanted === this.seq) return this.now();
    const view = await this.position(wanted);
    if (this.past === null) this.traces = [];
    this.#then = view;
    this.past = wanted;
  }

  /** A position, from memory if it was looked at before; also a way to fetch one ahead. */
  position(seq: number): Promise<View> {
    const seat = this.viewer;
    return this.#positions.get(`${seat} ${seq}`, () => this.#server.position(seq, seat));
  }

  /** Comes back to the present. */
  now(): void {
    this.past = null;
    this.#then = null;
  }

  /** Answers what the viewer is asked. True if the answer is in the journal. */
  answer(answer: unknown): Promise<boolean> {
    return this.#move("answer", { answer });
  }

  undo(): Promise<boolean> {
    return this.#move("undo", {});
  }

  redo(): Promise<boolean> {
    return this.#move("redo", {});
  }

  /** Back to the start of my turn, as far as that is free. */
  restart(): Promise<boolean> {
    return this.#move("restart", {});
  }

  /** What one of the own seats works towards. */
  goals(seat: number): Promise<Goal[]> {
    return this.#server.goals(seat);
  }

  /** Would it be accepted, and could it be undone? */
  why(answer: unknown): Promise<Why> {
    return this.#server.why(answer, this.viewer ?? 0);
  }

  /** Looks from another of the own seats; at a shared device only after the device was passed on. */
  sitAt(seat: number): void {
    if (!this.mySeats.includes(seat) || seat === this.viewer) return;
    if (this.hotSeat) this.curtain = seat;
    else void this.#lookFrom(seat);
  }

  /** The person whose turn it is to look has the device now. */
  async lift(): Promise<void> {
    if (this.curtain === null) return;
    await this.#lookFrom(this.curtain);
    this.curtain = null;
  }

  /** Reads who sits at the table and how it stands: after the end, a resignation, a new member. */
  async readInfo(): Promise<void> {
    this.info = await this.#server.info();
  }

  async #firstLook(info: TableInfo): Promise<void> {
    const mine = info.my_seats;
    this.viewer = mine.find((seat) => info.to_act.includes(seat)) ?? mine[0] ?? null;
    if (this.hotSeat && info.status === "playing") this.curtain = this.viewer;
    await this.refresh();
  }

  async #lookFrom(seat: number): Promise<void> {
    this.#present = null;
    this.held = null;
    this.prompt = null;
    this.skipped = [];
    this.lines = [];
    this.linesReady = false;
    this.viewer = seat;
    this.now();
    await this.refresh();
    this.#stream?.again();
    void this.#readLines(true);
  }

  #follow(): void {
    this.#stream = new Stream({
      address: () => this.#server.push(this.viewer),
      since: () => this.seq,
      onNews: (news) => void this.#told(news),
      onOther: Object.fromEntries(OTHER_EVENTS.map((kind) => [kind, () => this.#hear(kind)])),
      onLine: (open) => {
        if (open) this.joined++;
        this.live = open;
      },
      ...(this.#openSource ? { open: this.#openSource } : {}),
    });
  }

  #hear(kind: string): void {
    this.heard = { ...this.heard, [kind]: (this.heard[kind] ?? 0) + 1 };
  }

  async #told(news: News): Promise<void> {
    if (news.seq <= this.seq && !news.resync) return;
    // What one does oneself is seen at once.
    const held = this.staged() && !this.sending && !news.undone && !news.resync;
    if (held) this.held ??= this.#present;
    try {
      await this.#insist(() => this.refresh());
      if (news.undone || news.resync || !this.isTold) await this.#readLines(news.undone || news.resync);
    } catch (fault) {
      this.#fail(fault);
    }
  }

  async #round(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false;
      const seat = this.viewer;
      // The log comes along as far as it fits; at first the board does not wait for it.
      const since = this.linesReady ? (this.lines.at(-1)?.seq ?? 0) : null;
      const { table, view, prompt, log } = await this.#server.now(seat, since);
      if (seat !== this.viewer) {
        this.#again = true;
        continue;
      }
      this.info = table;
      if (log && log.lines.length < PAGE) this.#tell(log.lines, log.since, log.seq);
      this.#show(view, prompt);
    }
  }

  #show(view: View, prompt: PromptOut | null): void {
    if (view.seq !== this.seq) this.refused = null;
    this.#present = view;
    this.prompt = prompt;
    this.seq = view.seq;
    this.outlook = [];
    this.ahead = [];
    if (prompt?.prompt) void this.#lookAhead(prompt);
    this.#passOn(view);
  }

  async #lookAhead(prompt: PromptOut): Promise<void> {
    // They are a help and no condition: without them the question stands as it is.
    const helpful = (fault: unknown): void => {
      if (!(fault instanceof Problem)) throw fault;
    };
    const take = <Told>(told: Promise<Told>, keep: (told: Told) => void): Promise<void> =>
      told.then((known) => (this.prompt === prompt ? keep(known) : undefined)).catch(helpful);
    await Promise.all([
      take(this.#server.ahead(prompt.seat), (ahead) => (this.ahead = ahead)),
      take(this.#server.outlook(prompt.seat), (outlook) => (this.outlook = outlook)),
    ]);
  }

  /** At a table with several own seats: who is to answer next? */
  #passOn(view: View): void {
    if (this.viewer === null || view.to_act.includes(this.viewer) || this.curtain !== null) return;
    const next = this.mySeats.find((seat) => view.to_act.includes(seat));
    if (next !== undefined) this.sitAt(next);
  }

  async #readLines(all: boolean): Promise<void> {
    const { viewer: seat, seq } = this;
    const last = this.lines.at(-1);
    const since = all || !last ? 0 : last.seq;
    try {
      const fresh = await this.#insist(() => this.#server.lines(since, seat));
      if (seat !== this.viewer) return;
      this.#tell(fresh, since, seq);
      this.linesReady = true;
    } catch (fault) {
      this.#fail(fault);
    } finally {
      this.#linesAsked = seq;
    }
  }

  /** The log is known as far as entry `seq`; `fresh` are its lines from entry `since` on. */
  #tell(fresh: readonly Line[], since: number, seq: number): void {
    this.lines = [...this.lines.filter((line) => line.seq < since), ...fresh];
    this.#linesAsked = seq;
  }

  async #move(kind: MoveKind, more: { answer?: unknown }): Promise<boolean> {
    if (this.sending || this.past !== null || this.viewer === null) return false;
    this.sending = true;
    this.held = null;
    this.refused = null;
    this.trouble = null;
    this.missed = [];
    try {
      // Under the same key a move is done once, however often it is sent.
      const move: Move = { expected: this.seq, request: newKey(), seat: this.viewer, ...more };
      await this.#insist(
        () => this.#server.move(kind, move),
        () => (this.trying = true),
      );
      this.trying = false;
      await this.#insist(() => this.refresh());
      if (kind !== "answer" || !this.isTold) void this.#readLines(kind !== "answer");
      return true;
    } catch (fault) {
      await this.#notDone(fault);
      return false;
    } finally {
      this.sending = false;
      this.trying = false;
    }
  }

  /** Tries until the site has said yes or no: a server that restarts and a dead network are no answer. */
  async #insist<Said>(ask: () => Promise<Said>, trying?: () => void): Promise<Said> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask();
      } catch (fault) {
        if (!(fault instanceof Problem) || !fault.passing || this.#closed) throw fault;
        trying?.();
        const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0;
        await new Promise((done) =>
          setTimeout(done, Math.max(pause, 1_000 * (fault.body?.retry_after ?? 0))),
        );
      }
    }
  }

  async #notDone(fault: unknown): Promise<void> {
    if (!(fault instanceof Problem)) throw fault;
    if (fault.id === "refused") {
      this.refused = { text: fault.words, rule: fault.body?.rule ?? "" };
      return;
    }
    if (fault.id === "behind" || fault.id === "not-asked") {
      await this.#insist(() => this.refresh());
      await this.#readLines(true);
      this.missed = (fault.body?.lines ?? []) as Line[];
      return;
    }
    this.trouble = fault;
  }

  #fail(fault: unknown): void {
    this.held = null;
    if (!(fault instanceof Problem)) throw fault;
    this.trouble = fault;
  }
}

/** What the stream tells beside the moves. */
export const OTHER_EVENTS = ["lobby", "chat", "petition", "plan"] as const;

/** A key of our own making: `crypto.randomUUID` is missing where a site is served without encryption. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
