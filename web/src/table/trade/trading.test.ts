import { describe, expect, it } from "vitest";
import type { Choice, Question } from "../asking/question";
import type { Dealing } from "../contract";
import { cellsOf, flagOf, isLaid, proposalOf, rowsOf, sameSides, stepped } from "./trading";

const choice = (answer: unknown): Choice => ({ answer, text: "", targets: [], limit: 1 });
const dealing: Dealing = {
  questions: ["deal"],
  read: ({ seat, coins, land }) => ({
    partner: seat as number,
    gives: { "land:field": land as number },
    wants: { "good:coin": coins as number },
  }),
};
const question = (kind: "deal" | "yesno", answers: unknown[]): Question => ({
  key: "deal",
  kind,
  text: "",
  rule: "",
  params: { seat: 2, coins: 3, land: 1 },
  choices: answers.map(choice),
  besideText: "",
  beside: [],
  refusals: [],
  least: 1,
  most: 1,
  total: 0,
  whole: null,
});
const counter = (coins: number): unknown => ({ say: "counter", terms: { coins } });
const asked = question("deal", [{ say: "accept" }, { say: "refuse" }, counter(4), counter(5)]);

describe("an offer that is to be answered", () => {
  it("names what each side gives, and the other terms the site allows", () => {
    const { offered, others, yes, no } = proposalOf(asked, dealing);
    expect(offered).toEqual({ partner: 2, gives: { "land:field": 1 }, wants: { "good:coin": 3 } });
    expect(others.map(({ sides }) => sides.wants["good:coin"])).toEqual([4, 5]);
    expect([yes, no]).toEqual([{ say: "accept" }, { say: "refuse" }]);
    expect(proposalOf(question("yesno", [true, false]), dealing)).toMatchObject({ yes: true, no: false });
  });

  it("has steps only where they lead to terms that may be named", () => {
    const proposal = proposalOf(asked, dealing);
    const coins = (named = proposal.offered as Parameters<typeof cellsOf>[1]): unknown =>
      cellsOf(proposal, named).find(({ what }) => what === "good:coin");
    expect(coins()).toMatchObject({ amount: 3, most: 5, less: false, more: true });
    const more = stepped(stepped(proposal.offered, "want", "good:coin", 1), "want", "good:coin", 1);
    expect(coins(more)).toMatchObject({ amount: 5, less: true, more: false, was: 3 });
    const none = proposalOf({ ...asked, params: { seat: 2, coins: 0, land: 1 } }, dealing);
    expect(cellsOf(none, none.offered)[1]).toMatchObject({ amount: 0, less: false });
    const land = cellsOf(proposal, more).find(({ what }) => what === "land:field");
    expect(land).toEqual({ side: "give", what: "land:field", amount: 1, less: false, more: false });
  });

  it("leaves yes and no to the question, and other terms to the table", () => {
    expect(asked.choices.map((one) => isLaid(one, null, dealing))).toEqual([false, false, true, true]);
    expect(asked.choices.some((one) => isLaid(one, null, null))).toBe(false);
  });
});

describe("the two sides of the table", () => {
  it("are flagged when one gets nothing, or three times as much of like things", () => {
    const flag = (given: number, taken: number, alike = true): string =>
      flagOf({ gives: { "good:a": given }, wants: { "good:b": taken }, alike });
    expect([flag(0, 0), flag(2, 0), flag(0, 1), flag(3, 1), flag(1, 3)]).toEqual([
      "empty",
      "gift",
      "demand",
      "uneven",
      "uneven",
    ]);
    expect([flag(1, 1), flag(2, 1), flag(4, 2), flag(9, 1, false)]).toEqual(["", "", "", ""]);
  });

  it("are the same whether they name nothing of a thing or not at all", () => {
    expect(sameSides({ gives: { a: 0 }, wants: { b: 1 } }, { gives: {}, wants: { b: 1 } })).toBe(true);
    expect(sameSides({ gives: { a: 1 }, wants: { b: 1 } }, { gives: {}, wants: { b: 1 } })).toBe(false);
  });

  it("stand in one row for each thing", () => {
    const cell = (side: "give" | "want", what: string) => ({
      side,
      what,
      amount: 1,
      less: false,
      more: false,
    });
    const rows = rowsOf([cell("give", "a"), cell("give", "b"), cell("want", "b")]);
    expect(rows.map(({ what, cells }) => [what, Boolean(cells.give), Boolean(cells.want)])).toEqual([
      ["a", true, false],
      ["b", true, true],
    ]);
  });
});
