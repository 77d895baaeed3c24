import { describe, expect, it } from "vitest";
import { goal, inside, marksOf, toldAt } from "./steps";

const span = { first: 3, last: 20 };

describe("walking through the past", () => {
  it("goes one entry back or on, and never beyond the ends", () => {
    expect(goal(10, "back", span)).toBe(9);
    expect(goal(10, "on", span)).toBe(11);
    expect(goal(3, "back", span)).toBe(3);
    expect(goal(20, "on", span)).toBe(20);
    expect(goal(10, "start", span)).toBe(3);
    expect(goal(10, "now", span)).toBe(20);
    expect(inside(7.6, span)).toBe(8);
  });
});

describe("marks of the scrubber", () => {
  const line = (seq: number, seat?: number): { seq: number; params: Record<string, unknown> } => ({
    seq,
    params: seat === undefined ? {} : { seat },
  });

  it("marks where a run of lines of one seat begins", () => {
    const lines = [line(4, 0), line(5, 0), line(6), line(7, 1), line(9, 0), line(25, 1)];
    expect(marksOf(lines, span, 9)).toEqual([
      { seq: 5, seat: 0 },
      { seq: 8, seat: 1 },
      { seq: 10, seat: 0 },
    ]);
  });

  it("is thinned evenly when there are too many", () => {
    const lines = Array.from({ length: 16 }, (_, n) => line(3 + n, n % 2));
    expect(marksOf(lines, span, 4).map((mark) => mark.seq)).toEqual([4, 8, 12, 16]);
  });
});

it("a step tells the lines of its entry, without what was taken back", () => {
  const line = (seq: number, text: string, struck = false) => ({ seq, text, struck, params: {} });
  const lines = [
    line(3, "moves"),
    line(4, "rolls"),
    line(4, "wins"),
    line(4, "undone", true),
    line(5, "ends"),
  ];
  expect(toldAt(lines, 5).map(({ text }) => text)).toEqual(["rolls", "wins"]);
  expect(toldAt(lines, 3)).toEqual([]);
  expect(toldAt(lines, null)).toEqual([]);
});
