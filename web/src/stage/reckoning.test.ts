import { expect, test } from "vitest";
import type { Act } from "../table/contract";
import { sumsOf, warmthsOf } from "./reckoning";

const weighed: Act = {
  act: "weighed",
  what: "province:gallia",
  of: "actor:automa_1",
  amount: 6,
  terms: [
    { what: "term:I", amount: 5 },
    { what: "term:a", amount: 1 },
  ],
  others: [
    { what: "province:alba", amount: -2 },
    { what: "province:italia", amount: 4 },
  ],
  by: "tie:value",
};

test("what was weighed tells its sum, the others from the best on, and what decided", () => {
  const [sum] = sumsOf([weighed]);
  expect(sum).toMatchObject({ of: "province:gallia", total: 6, by: "tie:value" });
  expect(sum?.others.map(({ what }) => what)).toEqual(["province:italia", "province:alba"]);
});

test("a sum without terms says no more than its line", () => {
  expect(sumsOf([{ act: "compared", what: "x:y", sides: [{ of: "seat:0", total: 3, terms: [] }] }])).toEqual(
    [],
  );
});

test("places that were weighed are as warm as they are worth, and the one that was taken lies on top", () => {
  expect(warmthsOf([weighed])).toEqual([
    { target: "province:alba", amount: -2, warmth: 0, taken: false },
    { target: "province:italia", amount: 4, warmth: 0.75, taken: false },
    { target: "province:gallia", amount: 6, warmth: 1, taken: true },
  ]);
  expect(warmthsOf([])).toEqual([]);
});
