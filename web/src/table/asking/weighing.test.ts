// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { needTexts, speak } from "../../texts/index.svelte";
import type { Act } from "../contract";
import type { Outlook, Price } from "../server";
import { actText, briefly, weigh } from "./weighing";

beforeAll(async () => {
  await speak("en");
  await needTexts("table");
});

const naming = { nameOf: (target: string) => target.replace(/.*:/, ""), own: "seat:0" };
const price = (...rows: Price["rows"]): Price => ({ rows, final: false, harmful: false });
const paid: Act = { act: "paid", what: "good:food", of: "seat:0", amount: 2 };

describe("what an answer takes and brings", () => {
  it("is said in a few words for each act", () => {
    expect(actText(paid, naming)).toBe("food −2");
    expect(actText({ act: "gained", what: "good:gold", amount: 3, of: "seat:1" }, naming)).toBe("1: gold +3");
    expect(actText({ act: "moved", what: "unit:ship", from: "hex:A", to: "hex:B", amount: 2 }, naming)).toBe(
      "2 × ship → B",
    );
    expect(actText({ act: "begin", what: "scene:battle" }, naming)).toBe("battle");
  });

  it("stands in three compartments, with what the title foretells", () => {
    const told: Outlook = {
      answer: "x",
      text: "x",
      targets: [],
      fitting: false,
      rows: [
        { key: "won", params: {}, text: "Won in 60", targets: [], good: true, part: "risk", share: 60 },
        { key: "action", params: {}, text: "1 action", targets: [], good: null, part: "cost", share: null },
      ],
    };
    const weighed = weigh({ ...price({ part: "cost", act: paid }), final: true }, told, null, naming);
    expect(weighed?.cost.map(({ text }) => text)).toEqual(["1 action", "food −2"]);
    expect(weighed?.risk[0]).toEqual({ text: "Won in 60", good: true, share: 60 });
    expect(weighed?.risk).toHaveLength(2);
    expect(briefly(weighed)).toBe("1 action, food −2");
  });

  it("says what is asked next where nothing happens at once", () => {
    const next = { key: "city", text: "Which city?", options: [] };
    expect(weigh(price(), null, next, naming)?.effect).toHaveLength(1);
  });

  it("is nothing where nothing is known", () => {
    expect(weigh(null, null, null, naming)).toBeNull();
  });
});
