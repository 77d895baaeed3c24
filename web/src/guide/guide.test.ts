// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Table } from "../table/state.svelte";
import { Guide, type Step } from "./guide.svelte";
import { beside, hidden } from "./placing";

const step = (id: string, when: string): Step => ({ id, when, at: [], name: id, text: id });
const STEPS = [
  step("goal", "start"),
  step("deed", "prompt:deed"),
  step("build", "offer:build"),
  step("event", "note:event"),
];

function tableWith(name: string): Table {
  return { name, prompt: null, lines: [] } as unknown as Table;
}

describe("the guide", () => {
  it("tells each thing when it first appears, and once", () => {
    const table = tableWith("one");
    const guide = new Guide(table, STEPS);
    expect(guide.step?.id).toBe("goal");
    guide.next();
    expect(guide.step).toBeNull();
    table.prompt = { prompt: { key: "deed" }, options: [{ answer: "build" }] } as unknown as Table["prompt"];
    guide.look();
    expect(guide.step?.id).toBe("deed");
    guide.next();
    expect(guide.step?.id).toBe("build");
    guide.next();
    expect(guide.done).toBe(false);
    table.lines = [{ key: "event" }] as unknown as Table["lines"];
    guide.look();
    guide.next();
    expect(guide.done).toBe(true);
  });

  it("is taken up where it was left", () => {
    const guide = new Guide(tableWith("two"), STEPS);
    guide.next();
    guide.leave(true);
    const later = new Guide(tableWith("two"), STEPS);
    expect(later.left).toBe(true);
    expect(later.seen).toEqual(["goal"]);
    later.back();
    expect(later.step?.id).toBe("goal");
  });
});

describe("the words of the guide", () => {
  const room = { left: 0, top: 50, width: 390, height: 500 };
  const card = { width: 340, height: 180 };

  it.each([
    { left: 10, top: 60, width: 80, height: 80 },
    { left: 300, top: 460, width: 80, height: 80 },
    { left: 0, top: 560, width: 390, height: 200 },
    { left: 0, top: 0, width: 390, height: 60 },
  ])("never cover what they point at: %o", (thing) => {
    const at = beside(card, [thing], room);
    expect(hidden({ ...at, ...card }, thing)).toBe(0);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.left + card.width).toBeLessThanOrEqual(390);
  });

  it("lie where they hide nothing that may be chosen", () => {
    const lit = { left: 0, top: 290, width: 390, height: 260 };
    const at = beside(card, [], room, [{ box: lit, price: 1 }]);
    expect(hidden({ ...at, ...card }, lit)).toBe(0);
  });

  it("point at the nearest of several things", () => {
    const [far, near] = [
      { left: 20, top: 60, width: 30, height: 30 },
      { left: 200, top: 330, width: 30, height: 30 },
    ];
    const dear = [{ box: { left: 0, top: 50, width: 390, height: 310 }, price: 1 }];
    expect(beside(card, [far, near], room, dear).thing).toBe(near);
  });

  it("stay where they are while a map moves a little under them", () => {
    const thing = { left: 20, top: 60, width: 30, height: 30 };
    const { left, top } = beside(card, [thing], room);
    expect(beside(card, [{ ...thing, left: 24, top: 56 }], room, [], { left, top })).toMatchObject({
      left,
      top,
    });
  });
});
