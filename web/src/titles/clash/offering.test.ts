import { describe, expect, it } from "vitest";
import type { Choice } from "../../table/asking/question";
import { dealing, offering } from "./offering";
import { waresOf } from "../../table/trade/trading";

const choice = (answer: string): Choice => ({ answer, text: answer, targets: [], limit: 1 });

describe("what can be put on the trading table", () => {
  it("is every thing once, with an answer for each amount", () => {
    const answers = [
      "give:food:1",
      "give:food:2",
      "give:action:a37",
      "want:ore:1",
      "want:action:1",
      "propose",
      "drop",
    ];
    const wares = waresOf(answers.map(choice), offering);
    expect(wares.map(({ side, what, most }) => [side, what, most])).toEqual([
      ["give", "good:food", 2],
      ["give", "card:a37", 1],
      ["want", "good:ore", 1],
      ["want", "good:action", 1],
    ]);
    expect(wares[0]?.answers.get(2)).toBe("give:food:2");
  });
});

describe("an offer that is answered", () => {
  it("is seen from the side of whoever is asked", () => {
    const params = { seat: 1, gives_goods: { food: 2 }, wants_goods: { action: 1 } };
    const [food, action] = [{ "good:food": 2 }, { "good:action": 1 }];
    expect(dealing.read(params, "deal")).toMatchObject({ partner: 1, gives: action, wants: food });
    expect(dealing.read(params, "counter-deal")).toMatchObject({ partner: 1, gives: food, wants: action });
  });
});
