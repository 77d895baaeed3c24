// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Act } from "../table/contract";
import { needTexts, speak } from "../texts/index.svelte";
import Reckoning from "./Reckoning.svelte";
import { sumsOf, warmthsOf } from "./reckoning";

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

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
    { what: "province:italia", amount: 4, terms: [{ what: "term:I", amount: 4 }] },
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

test("what else could have been taken says what it is made of, as far as that is known", async () => {
  await speak("en");
  await needTexts("table");
  const { container } = render(Reckoning, { acts: [weighed], nameOf: (target: string) => `<${target}>` });
  const lines = [...container.querySelectorAll("li")].map((line) =>
    line.textContent.replace(/\s+/g, " ").trim(),
  );
  expect(lines[0]).toContain("<province:italia>");
  expect(lines[0]).toContain("<term:I>");
  expect(lines[0]).toContain("+4");
  expect(lines[1]).toContain("<province:alba>");
  expect(container.querySelectorAll("li details")).toHaveLength(1);
});
