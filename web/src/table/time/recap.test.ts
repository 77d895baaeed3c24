import { describe, expect, it } from "vitest";
import type { Trace } from "../contract";
import { type Line, Recap } from "./recap.svelte";

const line = (seq: number, text: string, ...targets: string[]): Line => ({
  seq,
  number: 0,
  text,
  targets,
  params: { seat: 1 },
});
const LINES = [
  line(40, "moves", "region:libya", "region:aegyptus"),
  line(41, "says nothing of a place"),
  line(43, "builds", "region:aegyptus"),
];

class Board {
  at: number | "now" = "now";
  traces: Trace[] = [];
  go(seq: number): void {
    this.at = seq;
  }
  now(): void {
    this.at = "now";
  }
}

describe("a recap", () => {
  it("shows the position after each line, with what happened so far drawn and numbered", async () => {
    const board = new Board();
    const recap = new Recap(board);
    await recap.start(LINES);
    expect(board.at).toBe(41);
    expect(board.traces.map((trace) => [trace.number, trace.current])).toEqual([[1, true]]);
    await recap.on();
    expect(board.traces.map((trace) => [trace.number, trace.current])).toEqual([[1, false]]);
    await recap.on();
    expect([board.at, recap.number, recap.count, recap.line?.text]).toEqual([44, 3, 3, "builds"]);
    expect(board.traces.map((trace) => [trace.number, trace.current])).toEqual([
      [1, false],
      [3, true],
    ]);
  });

  it("steps back, but not before the first line", async () => {
    const board = new Board();
    const recap = new Recap(board);
    await recap.start(LINES);
    await recap.back();
    expect(recap.number).toBe(1);
    await recap.on();
    await recap.back();
    expect([recap.number, board.at]).toEqual([1, 41]);
  });

  it("ends after the last line, with the board as it is now and nothing drawn", async () => {
    const board = new Board();
    const recap = new Recap(board);
    await recap.start(LINES.slice(0, 1));
    await recap.on();
    expect([recap.open, board.at, board.traces]).toEqual([false, "now", []]);
  });

  it("does not begin when nothing happened", async () => {
    const board = new Board();
    const recap = new Recap(board);
    await recap.start([]);
    expect([recap.open, board.at]).toEqual([false, "now"]);
  });
});
