import { describe, expect, it } from "vitest";
import { freeSide, type Rect } from "./freeside";

const board: Rect = { left: 0, right: 1000, top: 100, bottom: 800 };
const panel: Rect = { left: 12, right: 312, top: 112, bottom: 250 };
const at = (left: number, top: number): Rect => ({ left, right: left + 80, top, bottom: top + 60 });

describe("where an outlook lies", () => {
  it("lies at the left as long as it hides nothing", () => {
    expect(freeSide([], panel, board)).toBe("left");
    expect(freeSide([at(500, 150), at(100, 400)], panel, board)).toBe("left");
  });
  it("gives way to what may be chosen", () => {
    expect(freeSide([at(100, 120)], panel, board)).toBe("right");
    expect(freeSide([at(100, 120), at(900, 120)], panel, board)).toBe("left");
  });
});
