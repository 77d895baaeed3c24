import { describe, expect, it } from "vitest";
import { drawn } from "./drawing";
import { Plan } from "./plan.svelte";
import type { Mark, NewMark, PlanServer } from "./server";

const mark = (id: number, more: Partial<Mark> = {}): Mark => ({
  id,
  author: "Ben",
  seat: 1,
  mine: false,
  sign: "goal",
  place: "province:gallia",
  to: null,
  label: "",
  at: "",
  ...more,
});

/** A site with these marks. */
function site(there: Mark[]): PlanServer {
  return {
    marks: async () => [...there],
    put: async (made: NewMark) => {
      const put = mark(there.length + 1, { ...made, author: "Anna", seat: 0, mine: true });
      there.push(put);
      return put;
    },
    remove: async (id) => void there.splice(0, there.length, ...there.filter((one) => one.id !== id)),
    clear: async () => void there.splice(0, there.length),
  };
}

describe("touching the map", () => {
  it("chooses a place, then makes it an arrow; the same once more takes it back", () => {
    const plan = new Plan(site([]));
    plan.pick("province:gallia");
    expect([plan.place, plan.to]).toEqual(["province:gallia", ""]);
    plan.pick("province:alpes");
    expect([plan.place, plan.to]).toEqual(["province:gallia", "province:alpes"]);
    plan.pick("province:raetia");
    expect(plan.to).toBe("province:raetia");
    plan.pick("province:raetia");
    expect(plan.to).toBe("");
    plan.pick("province:gallia");
    expect(plan.place).toBe("");
  });

  it("lets an arrow begin where it led when its beginning is taken back", () => {
    const plan = new Plan(site([]));
    for (const place of ["province:gallia", "province:alpes", "province:gallia"]) plan.pick(place);
    expect([plan.place, plan.to]).toEqual(["province:alpes", ""]);
  });
});

describe("the plan", () => {
  it("takes what was put together and is ready for the next", async () => {
    const there: Mark[] = [];
    const plan = new Plan(site(there));
    await plan.put();
    expect(there).toEqual([]); // nothing was chosen
    plan.pick("province:gallia");
    [plan.sign, plan.label] = ["attack", "in spring"];
    await plan.put();
    expect(plan.marks.map(({ sign, place, to, label }) => [sign, place, to, label])).toEqual([
      ["attack", "province:gallia", null, "in spring"],
    ]);
    expect([plan.place, plan.label]).toEqual(["", ""]);
  });

  it("tells what partners add while one is there, and not what was there before or is one's own", async () => {
    const there = [mark(1)];
    const told: number[] = [];
    const plan = new Plan(site(there), ({ id }) => told.push(id));
    await plan.load();
    plan.pick("province:gallia");
    await plan.put();
    there.push(mark(7));
    await plan.load();
    await plan.load();
    expect(told).toEqual([7]);
  });

  it("loses one, or all of it", async () => {
    const plan = new Plan(site([mark(1, { mine: true }), mark(2)]));
    await plan.load();
    await plan.remove(1);
    expect(plan.marks.map(({ id }) => id)).toEqual([2]);
    await plan.clear();
    await plan.load();
    expect(plan.marks).toEqual([]);
  });
});

describe("on the map", () => {
  const spots: Record<string, { x: number; y: number }> = {
    "province:gallia": { x: 100, y: 100 },
    "province:alpes": { x: 200, y: 100 },
  };
  const at = (target: string) => spots[target];

  it("pins at the same place stand side by side", () => {
    const [first, second] = drawn([mark(1), mark(2)], at);
    expect(second?.at.y).toBe(first?.at.y);
    expect(second?.at.x).toBeGreaterThan(first?.at.x ?? 0);
  });

  it("an arrow goes from rim to rim and has its sign between them", () => {
    const [arrow] = drawn([mark(1, { to: "province:alpes" })], at);
    expect(arrow?.at).toEqual({ x: 150, y: 100 });
    expect(arrow?.line?.from.x).toBeGreaterThan(100);
    expect(arrow?.line?.to.x).toBeLessThan(200);
  });

  it("what is not drawn there is left out", () => {
    expect(drawn([mark(1, { place: "card:x" }), mark(2, { to: "card:x" })], at)).toEqual([]);
  });
});
