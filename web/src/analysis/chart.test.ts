import { describe, expect, it } from "vitest";
import { across, endings, frameOf, HEIGHT, LEFT, lineOf, RIGHT, TOP, up } from "./chart";

const WIDTH = 800;
const points = [
  { seq: 10, chances: [0.5, 0.5, 0] },
  { seq: 20, chances: [0.8, 0.2, 0] },
  { seq: 30, chances: [1, 0, 0] },
];

describe("the chart of a game", () => {
  it("lies between its margins", () => {
    const frame = frameOf(points, WIDTH);
    expect(across(10, frame)).toBe(LEFT);
    expect(across(30, frame)).toBe(WIDTH - RIGHT);
    expect(up(1)).toBe(TOP);
    expect(up(0)).toBeLessThan(HEIGHT);
  });

  it("has a corner for each point", () => {
    const corners = lineOf(points, 0, frameOf(points, WIDTH)).split(" ");
    expect(corners).toHaveLength(3);
    expect(corners[2]).toBe(`${(WIDTH - RIGHT).toFixed(1)},${TOP.toFixed(1)}`);
  });

  it("keeps the tokens at its end apart and inside", () => {
    const places = endings(points, 3, 22);
    const sorted = [...places].toSorted((one, other) => one - other);
    for (let at = 1; at < sorted.length; at++)
      expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(22);
    expect(Math.max(...places)).toBeLessThanOrEqual(up(0));
    expect(places[0]).toBe(up(1));
  });
});
