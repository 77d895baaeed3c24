// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Act } from "../table/contract";
import { line } from "../table/fake";
import { needTexts, speak } from "../texts/index.svelte";
import Reckoning from "./Reckoning.svelte";
import { cuesOf } from "./cues";
import Otherwise from "./Otherwise.svelte";
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

const forgone: Act[] = [
  {
    act: "forgone",
    what: "step:city",
    of: "actor:automa_1",
    at: "branch:A",
    by: "why:dear",
    rule: "12.4.1",
  },
  { act: "forgone", what: "step:trade", of: "actor:automa_1", at: "branch:C", next: true, rule: "12.4.1" },
  { act: "forgone", what: "province:italia", by: "tie:value", next: true, rule: "12.9" },
];

test("what would have been done otherwise is told line by line, each with its paragraph", async () => {
  await speak("en");
  await needTexts("table");
  const { container } = render(Otherwise, {
    acts: [weighed, ...forgone],
    nameOf: (target: string) => `<${target}>`,
    title: "lanterns",
  });
  const lines = [...container.querySelectorAll("li")];
  expect(lines.map((one) => one.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "<branch:A>: <step:city> – not this time: <why:dear> § 12.4.1",
    "<branch:C>: <step:trade> – this would have been next § 12.4.1",
    "<province:italia> – this would have been next; what decided: <tie:value> § 12.9",
  ]);
  expect(lines.map((one) => one.querySelector("a")?.getAttribute("href"))).toEqual([
    "/rules/lanterns#12.4.1",
    "/rules/lanterns#12.4.1",
    "/rules/lanterns#12.9",
  ]);
});

test("where nothing else could have been done nothing is told, and what was not done is not played", () => {
  const { container } = render(Otherwise, { acts: [weighed], nameOf: () => null, title: "lanterns" });
  expect(container.textContent.trim()).toBe("");
  const cues = cuesOf([{ ...line(1, "follows C"), acts: forgone }]);
  expect(cues.map(({ acts }) => acts)).toEqual([[]]);
});
