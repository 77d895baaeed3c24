/** A table on a site that answers as a test wishes. */
import { Problem } from "../api/problem";
import type { Goal, TitleBoard, Words } from "./contract";
import type {
  Ahead,
  Done,
  Line,
  Move,
  MoveKind,
  Now,
  Outlook,
  Price,
  PromptOut,
  TableInfo,
  TableServer,
  View,
  Why,
} from "./server";
import type { Source } from "./stream";

const WORDS: Words = { say: (id) => id, help: () => undefined, has: () => true, kinds: [] };

export class FakeSite implements TableServer {
  seq = 5;
  toAct = [0];
  mySeats = [0];
  kind: TableInfo["kind"] = "game";
  asked: PromptOut["prompt"] = { kind: "one", key: "claim" };
  options: PromptOut["options"] = [
    { answer: "libya", text: "Libya", targets: ["region:libya"] },
    { answer: "syria", text: "Syria", targets: ["region:syria"] },
  ];
  refusals: PromptOut["refusals"] = [];
  final = false;
  /** What the next moves meet instead of success. */
  faults: Problem[] = [];
  moves: (Move & { kind: MoveKind })[] = [];
  said: Line[] = [];
  /** As many lines of the log as come along with a look. */
  mostLines = Infinity;
  /** How often was the table looked at? */
  looks = 0;

  info = async (): Promise<TableInfo> => {
    const seats = [0, 1].map((number) => ({
      number,
      name: `Player ${number}`,
      handle: null,
      bot: "",
      ready: true,
      reserved_for: null,
      resigned: null,
    }));
    return {
      name: "abc",
      title: "lanterns",
      version: "1",
      kind: this.kind,
      visibility: "public",
      status: "playing",
      options: {},
      owner: null,
      seats,
      my_seats: this.mySeats,
      seq: this.seq,
      first_seq: 0,
      to_act: this.toAct,
      my_turn: true,
      created: "2026-01-01T00:00:00Z",
      moved: "2026-01-01T00:00:00Z",
      scores: null,
      winners: null,
      invitation: null,
    } as TableInfo;
  };
  words = async (): Promise<Words> => WORDS;
  board = async (): Promise<unknown> => ({});
  view = async (viewer: number | null): Promise<View> => {
    this.looks += 1;
    return {
      seq: this.seq,
      viewer,
      to_act: this.toAct,
      over: false,
      sealed: null,
      game: { seenFrom: viewer },
    };
  };
  position = async (seq: number, viewer: number | null): Promise<View> => ({
    ...(await this.view(viewer)),
    seq,
  });
  now = async (seat: number | null, since: number | null): Promise<Now> => ({
    table: await this.info(),
    view: await this.view(seat),
    prompt: seat === null ? null : this.promptOf(seat),
    log:
      since === null
        ? null
        : { since, seq: this.seq, viewer: seat, lines: this.saidSince(since).slice(0, this.mostLines) },
  });
  private promptOf = (seat: number): PromptOut => {
    const asked = this.toAct.includes(seat);
    return {
      seq: this.seq,
      seat,
      prompt: asked ? this.asked : null,
      text: asked ? "Where?" : "",
      options: asked ? this.options : [],
      refusals: asked ? this.refusals : [],
      can_undo: false,
      can_redo: false,
      beside: "",
      vast: false,
      side_by_side: false,
      targets: [],
    };
  };
  private saidSince = (since: number): Line[] => this.said.filter((line) => line.seq >= since);
  lines = async (since: number): Promise<Line[]> => this.saidSince(since);
  rehearsed: Price | null = null;
  why = async (): Promise<Why> => ({
    legal: true,
    final: this.final,
    refusal: null,
    ahead: this.rehearsed,
  });
  outlook = async (): Promise<Outlook[]> => [];
  goals = async (): Promise<Goal[]> => [];
  aheads: Ahead[] = [];
  ahead = async (): Promise<Ahead[]> => this.aheads;
  move = async (kind: MoveKind, move: Move): Promise<Done> => {
    this.moves.push({ ...move, kind });
    const fault = this.faults.shift();
    if (fault) throw fault;
    const first = this.seq;
    this.seq += 1;
    return { first, seq: this.seq, repeated: false };
  };
  push = (seat: number | null): string => `/push/tables/abc?seat=${seat}`;
}

/** A line of the log in words. */
export function line(seq: number, text: string): Line {
  return { seq, number: 0, key: "note", params: {}, text, targets: [], acts: [], rules: [], struck: false };
}

/** A stream into which a test speaks. */
export class FakeSource implements Source {
  readyState = 1;
  onopen: Source["onopen"] = null;
  onmessage: Source["onmessage"] = null;
  onerror: Source["onerror"] = null;
  addEventListener(): void {
    // a test speaks through `tell` alone
  }
  close(): void {
    this.readyState = 2;
  }
  tell(seq: number, undone = false): void {
    const news = { seq, to_act: [], over: false, undone };
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(news) }));
  }
}

export const noBoard = async (): Promise<TitleBoard> =>
  ({ id: "none", panels: [], moment: () => "" }) as unknown as TitleBoard;
