import { describe, expect, it } from "vitest";
import { goal, inside, intentOf, marksOf } from "./steps";

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

  it("understands arrows with Shift, Home and End, but leaves plain arrows to the board", () => {
    const pressed = (key: string, shiftKey = false): KeyboardEvent =>
      new KeyboardEvent("keydown", { key, shiftKey });
    expect(intentOf(pressed("ArrowLeft", true))).toBe("back");
    expect(intentOf(pressed("ArrowRight", true))).toBe("on");
    expect(intentOf(pressed("Home"))).toBe("start");
    expect(intentOf(pressed("End"))).toBe("now");
    expect(intentOf(pressed("ArrowLeft"))).toBeNull();
    expect(intentOf(new KeyboardEvent("keydown", { key: "Home", ctrlKey: true }))).toBeNull();
  });

  it("leaves keys to whoever is writing", () => {
    const field = document.body.appendChild(document.createElement("textarea"));
    let meant: unknown = "unset";
    field.addEventListener("keydown", (event) => (meant = intentOf(event)));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
    expect(meant).toBeNull();
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
