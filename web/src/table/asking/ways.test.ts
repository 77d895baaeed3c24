import { describe, expect, it } from "vitest";
import type { Ahead } from "../server";
import type { Choice, Question } from "./question";
import { begins, destinations, leftOf, withWays } from "./ways";

const choice = (answer: string, ...targets: string[]): Choice => ({
  answer,
  text: answer,
  targets,
  limit: 1,
});
const question = (choices: Choice[]): Question => ({
  key: "deed",
  kind: "one",
  text: "What do you do?",
  rule: "",
  params: {},
  choices,
  besideText: "",
  beside: [],
  refusals: [],
  least: 1,
  most: 1,
  total: 0,
  whole: null,
});
const ahead = (answer: string, key: string, options: [string, ...string[]][]): Ahead => ({
  answer,
  rows: [],
  final: false,
  harmful: false,
  next: {
    key,
    text: key,
    options: options.map(([said, ...targets]) => ({ answer: said, text: said, targets, ahead: null })),
  },
});
const named = (target: string): string => target.slice(target.indexOf(":") + 1);

const DEEDS = question([choice("produce", "deed:produce"), choice("move", "deed:move"), choice("end")]);
const NEXT = [
  ahead("produce", "which", [["D2", "hex:D2"]]),
  ahead("move", "move", [
    ["D2>D3", "hex:D2", "hex:D3"],
    ["C3>D2", "hex:C3", "hex:D2"],
  ]),
];

describe("what a piece can be used for", () => {
  const asked = withWays(DEEDS, NEXT, named);

  it("is every deed with every answer to the question after it", () => {
    expect(asked.choices.slice(3).map(({ text }) => text)).toEqual(["produce", "move: D2>D3", "move: C3>D2"]);
    expect(asked.choices.slice(0, 3)).toEqual(DEEDS.choices);
  });

  it("begins with what each way names first", () => {
    expect(begins(asked)).toEqual(["hex:D2", "hex:C3"]);
  });

  it("is narrowed to ways that begin with the piece, before those that lead to it", () => {
    expect(leftOf(asked, ["hex:D2"])).toEqual([3, 4]);
    expect(leftOf(asked, ["hex:D3"])).toEqual([4]);
    expect(leftOf(asked, ["hex:D2", "hex:D3"])).toEqual([4]);
  });

  it("is nothing more where the question is about pieces itself", () => {
    const which = question([choice("D2", "hex:D2")]);
    expect(withWays(which, [ahead("D2", "harvest", [["E2", "hex:E2"]])], named)).toBe(which);
  });
});

describe("where a piece can be dragged", () => {
  it("is every other place of an answer that begins with it", () => {
    expect(destinations(withWays(DEEDS, NEXT, named), NEXT, "hex:D2")).toEqual([{ place: "hex:D3" }]);
  });

  it("is where the question after it leads, unless two pieces could go there", () => {
    const pieces = question([choice("vassal", "province:a"), choice("horse", "province:a")]);
    const next = [
      ahead("vassal", "walk", [
        ["b", "province:b"],
        ["c", "province:c"],
      ]),
      ahead("horse", "walk", [["c", "province:c"]]),
    ];
    expect(destinations(pieces, next, "province:a")).toEqual([
      { place: "province:b", first: { index: 0, key: "walk", answer: "b" } },
    ]);
  });
});
