// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSite, FakeSource, noBoard } from "../fake";
import { Table } from "../state.svelte";
import { Asking, type Confirm } from "./asking.svelte";

describe("answering a question", () => {
  let site: FakeSite;
  let table: Table;
  let asking: Asking;
  let confirm: Confirm;

  async function open(how: Confirm): Promise<void> {
    confirm = how;
    table = new Table("abc", site, () => new FakeSource());
    asking = new Asking(table, () => confirm);
    await table.open(noBoard);
  }
  const sent = (): unknown[] => site.moves.map(({ answer }) => answer);

  beforeEach(() => {
    site = new FakeSite();
  });
  afterEach(() => table.close());

  it("waits for the confirmation of who always wants to confirm", async () => {
    await open("always");
    asking.touch("region:libya");
    expect([asking.sentence, asking.ready]).toEqual(["Libya", { answer: "libya" }]);
    expect(sent()).toEqual([]);
    await asking.send();
    expect(sent()).toEqual(["libya"]);
    expect(asking.empty).toBe(true);
  });

  it("answers at once for who never wants to confirm", async () => {
    await open("never");
    asking.touch("region:libya");
    await vi.waitFor(() => expect(sent()).toEqual(["libya"]));
  });

  it("answers at once what can be undone, and waits with what cannot", async () => {
    await open("risky");
    asking.touch("region:libya");
    await vi.waitFor(() => expect(sent()).toEqual(["libya"]));
    await vi.waitFor(() => expect(asking.busy).toBe(false));
    site.final = true;
    asking.touch("region:syria");
    await vi.waitFor(() => expect(asking.weighing).toBe(false));
    expect(asking.ready).toEqual({ answer: "syria" });
    expect(sent()).toEqual(["libya"]);
  });

  it("sends a choice of several only when the person is done with it", async () => {
    site.asked = { kind: "some", key: "cards", least: 1, most: 2 };
    await open("risky");
    asking.touch("region:libya");
    expect(asking.ready).toEqual({ answer: ["libya"] });
    expect(sent()).toEqual([]);
    await asking.send();
    expect(sent()).toEqual([["libya"]]);
  });

  it("tells what orders would bring if nobody else did anything, as soon as the site has said it", async () => {
    site.asked = { kind: "place", key: "march", least: 0, total: 20 };
    site.options = Array.from({ length: 12 }, (_, at) => ({
      answer: `light.${at}`,
      text: `To ${at}`,
      targets: [`region:${at}`],
      limit: 5,
    }));
    const act = { act: "paid", of: "seat:0", what: "stock:gold", amount: 3 } as const;
    site.rehearsed = { rows: [{ part: "cost", act }], final: false, harmful: false };
    await open("always");
    expect(asking.weighed?.cost ?? []).toEqual([]);
    asking.give(4, 2);
    await vi.waitFor(() => expect(asking.weighed?.cost).toHaveLength(1));
    expect(asking.weighed?.risk.map(({ text }) => text)).toEqual(["weigh-alone"]);
    asking.give(5, 1);
    expect(asking.weighed?.cost ?? []).toEqual([]);
  });

  it("says why something may not be chosen, and nothing changes", async () => {
    const refusal = { answer: "italia", option: "Italia", reason: "taken", params: {}, rule: "3.G2.1" };
    site.refusals = [{ ...refusal, targets: ["region:italia"], text: "Somebody lives there." }];
    await open("never");
    asking.touch("region:italia");
    expect(asking.refusal).toMatchObject({
      target: "region:italia",
      text: "Somebody lives there.",
      rule: "3.G2.1",
    });
    expect(asking.giveUp()).toBe(true);
    expect(asking.refusal).toBeNull();
    expect(sent()).toEqual([]);
  });

  it("keeps what was begun when only the language changes, and forgets it with the question", async () => {
    await open("always");
    asking.touch("region:libya");
    await table.refresh();
    expect(asking.sentence).toBe("Libya");
    site.asked = { kind: "one", key: "capital" };
    await table.refresh();
    expect(asking.empty).toBe(true);
  });

  it("offers what stands beside the question apart from it", async () => {
    site.options = [...site.options, { answer: "bonus", text: "Bonus", targets: ["region:libya"] }];
    site.asked = { kind: "one", key: "build", aside: { options: [{}] } };
    await open("always");
    expect(asking.steps.map(({ text }) => text)).toEqual(["Libya", "Syria"]);
    asking.toggleBeside();
    expect(asking.steps.map(({ text }) => text)).toEqual(["Bonus"]);
    asking.touch("region:libya");
    expect(asking.ready).toEqual({ answer: "bonus" });
    asking.giveUp();
    asking.giveUp();
    expect(asking.besideOpen).toBe(false);
  });

  it("shows on the board the digit and the hint of its button", async () => {
    site.options = [
      { answer: "annex", text: "Libya (5 crops)", targets: ["region:libya"] },
      { answer: "attack", text: "Attack Syria", targets: ["region:syria", "seat:1"] },
    ];
    await open("always");
    table.words = { say: () => "Libya", help: () => undefined, has: () => true, kinds: [] };
    expect(asking.standing("region:libya")).toEqual({ lit: true, chosen: false, digit: 1, hint: "5 crops" });
    expect(asking.standing("region:syria")).toEqual({
      lit: true,
      chosen: false,
      digit: 2,
      hint: "Attack Syria",
    });
    expect(asking.standing("region:italia")).toEqual({ lit: false, chosen: false });
  });

  it("lights nothing while the past is looked at", async () => {
    await open("always");
    await table.go(2);
    expect(asking.lit()).toEqual([]);
    asking.touch("region:libya");
    expect(asking.empty).toBe(true);
  });

  it("begins a deed with a piece: both are answered, one after the other", async () => {
    site.asked = { kind: "one", key: "deed" };
    site.options = [
      { answer: "move", text: "Move", targets: ["deed:move"] },
      { answer: "end", text: "End", targets: [] },
    ];
    const options = [
      { answer: "a>b", text: "a to b", targets: ["region:a", "region:b"], ahead: null },
      { answer: "a>c", text: "a to c", targets: ["region:a", "region:c"], ahead: null },
    ];
    const next = { key: "move", text: "Where?", options };
    site.aheads = [{ answer: "move", rows: [], final: false, harmful: false, next }];
    await open("never");
    await vi.waitFor(() => expect(asking.hasWays).toBe(true));
    expect(asking.standing("region:a").lit).toBe(true);
    expect(asking.standing("region:b").lit).toBe(false);
    expect(asking.steps.map(({ text }) => text)).toEqual(["Move", "End"]);
    asking.touch("region:a");
    expect(asking.standing("region:b").lit).toBe(true);
    expect(sent()).toEqual([]);
    site.asked = { kind: "one", key: "move" };
    site.options = options;
    site.aheads = [];
    asking.touch("region:c");
    await vi.waitFor(() => expect(sent()).toEqual(["move", "a>c"]));
  });

  it("takes a dragged piece where it may go, and nowhere else", async () => {
    site.options = [{ answer: "a>b", text: "a to b", targets: ["region:a", "region:b"] }];
    await open("never");
    asking.carry("region:a", "region:z");
    expect(sent()).toEqual([]);
    asking.carry("region:a", "region:b");
    await vi.waitFor(() => expect(sent()).toEqual(["a>b"]));
  });

  it("begins a payment with the first that there is", async () => {
    site.asked = { kind: "pay", key: "pay", total: 2, whole: [{ food: 2 }, { food: 1, gold: 1 }] };
    site.options = [
      { answer: "food", text: "Food", targets: [], limit: 2 },
      { answer: "gold", text: "Gold", targets: [], limit: 2 },
    ];
    await open("always");
    expect(asking.ready).toEqual({ answer: { food: 2 } });
    await asking.send(); // and so does the next one
    expect(asking.ready).toEqual({ answer: { food: 2 } });
  });
});
