import { describe, expect, it } from "vitest";
import type { Choice } from "./question";
import { heaps, inTwo, MANY, stepsFor } from "./steps";

const nameOf = (target: string): string | null =>
  target.startsWith("border:") ? null : (target.split(":")[1] ?? null);
const choice = (text: string, ...targets: string[]): Choice => ({ answer: text, text, targets, limit: 1 });
const every = (choices: Choice[]): number[] => choices.map((_, index) => index);

describe("the buttons of a question", () => {
  it("are the answers, numbered, while one can read them", () => {
    const few = [
      choice("Libya (5 crops)", "region:libya"),
      choice("Syria", "region:syria"),
      choice("Decline"),
    ];
    expect(stepsFor(few, every(few), [], nameOf)).toEqual([
      { text: "Libya", detail: "5 crops", index: 0, count: 1, gold: true, digit: 1 },
      { text: "Syria", detail: "", index: 1, count: 1, gold: true, digit: 2 },
      { text: "Decline", detail: "", index: 2, count: 1, gold: false, digit: 0 },
    ]);
  });

  it("are all answers proper where none points at anything", () => {
    const pay = [choice("Pay 2 crops"), choice("Pay 2 gold")];
    expect(stepsFor(pay, [0, 1], [], nameOf).map(({ gold, digit }) => [gold, digit])).toEqual([
      [true, 1],
      [true, 2],
    ]);
  });

  it("are the things the answers are about when there are too many of them", () => {
    const builds = ["italia", "libya"].flatMap((region) =>
      ["forum", "temple", "city", "road", "baths", "arch"].map((b) =>
        choice(b, `region:${region}`, `building:${b}`),
      ),
    );
    expect(builds.length).toBeGreaterThan(MANY);
    const steps = stepsFor(builds, every(builds), [], nameOf);
    expect(steps.map(({ text, target, count, digit }) => [text, target, count, digit])).toEqual([
      ["italia", "region:italia", 6, 1],
      ["libya", "region:libya", 6, 2],
    ]);
  });

  it("stay answers when everything they are about is as many", () => {
    const claims = Array.from({ length: 12 }, (_, n) => choice(`r${n}`, `region:r${n}`));
    const steps = stepsFor(claims, every(claims), [], nameOf);
    expect(steps.map(({ index }) => index)).toEqual(every(claims));
    expect(steps.map(({ digit }) => digit)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("are pressed by their own number when they are numbers", () => {
    const die = [0, 1, 2].map((number): Choice => ({
      answer: number,
      text: `die ${number}`,
      targets: [],
      limit: 1,
    }));
    expect(stepsFor(die, [0, 1, 2], [], nameOf).map(({ digit }) => digit)).toEqual([0, 1, 2]);
  });
});

it("a text is parted from what it has in brackets at its end", () => {
  expect(inTwo("Attack Bo in Libya (7 crops; strength 7 against 2)")).toEqual({
    text: "Attack Bo in Libya",
    detail: "7 crops; strength 7 against 2",
  });
  expect(inTwo("End the turn")).toEqual({ text: "End the turn", detail: "" });
});

it("the list of all answers is gathered by the first thing that has a name", () => {
  const borders = [
    choice("a-b", "border:a-b", "region:a", "region:b"),
    choice("a-c", "border:a-c", "region:a"),
    choice("end"),
  ];
  expect(heaps(borders, nameOf)).toEqual([
    { name: "a", indexes: [0, 1] },
    { name: "", indexes: [2] },
  ]);
});
