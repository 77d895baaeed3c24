import { describe, expect, it } from "vitest";
import { about, barred, EMPTY, give, litTargets, startOf, WAYS, type Draft } from "./narrowing";
import type { Choice, Kind, Question } from "./question";

function choice(answer: unknown, targets: string[] = [], limit = 1): Choice {
  return { answer, text: String(answer), targets, limit };
}

function question(kind: Kind, choices: Choice[], more: Partial<Question> = {}): Question {
  const plain = {
    key: "q",
    text: "?",
    rule: "",
    params: {},
    besideText: "",
    beside: [],
    refusals: [],
    least: 1,
    most: 1,
    total: 0,
    whole: null,
  };
  return { ...plain, kind, choices, ...more };
}

function touched(asked: Question, ...targets: string[]): Draft {
  return targets.reduce<Draft>((draft, target) => {
    const next = WAYS[asked.kind].touch(asked, draft, target);
    if (!next) throw new Error(`${target} has no part in it`);
    return next;
  }, EMPTY);
}

const answerOf = (asked: Question, draft: Draft): unknown => WAYS[asked.kind].answer(asked, draft)?.answer;

describe("one of several", () => {
  const moves = question("one", [
    choice("italia>sicilia", ["region:italia", "region:sicilia", "kind:soldier"]),
    choice("sicilia>italia", ["region:sicilia", "region:italia", "kind:soldier"]),
    choice("sicilia>italia!", ["region:sicilia", "region:italia", "kind:peasant"]),
    choice("done"),
  ]);

  it("keeps the choices about what was touched", () => {
    expect(WAYS.one.left(moves, touched(moves, "kind:peasant"))).toEqual([2]);
    expect(WAYS.one.left(moves, touched(moves, "region:sicilia"))).toEqual([0, 1, 2]);
  });

  it("reads two touches as from here to there", () => {
    const draft = touched(moves, "region:sicilia", "region:italia");
    expect(WAYS.one.left(moves, draft)).toEqual([1, 2]);
    expect(answerOf(moves, draft)).toBeUndefined();
    expect(answerOf(moves, touched(moves, "region:sicilia", "region:italia", "kind:soldier"))).toBe(
      "sicilia>italia",
    );
    expect(answerOf(moves, touched(moves, "region:italia", "region:sicilia"))).toBe("italia>sicilia");
  });

  it("takes the other order if there is no answer in this one", () => {
    const borders = [choice("a-b", ["border:a-b", "region:a", "region:b"])];
    expect(about(borders, ["region:b", "region:a"])).toEqual([0]);
  });

  it("takes a touch back when it is repeated", () => {
    expect(touched(moves, "region:sicilia", "region:sicilia")).toEqual(EMPTY);
  });

  it("begins anew from something that fits with nothing touched before", () => {
    const claim = question("one", [choice("libya", ["region:libya"]), choice("syria", ["region:syria"])]);
    const draft = touched(claim, "region:libya", "region:syria");
    expect(draft.touched).toEqual(["region:syria"]);
    expect(answerOf(claim, draft)).toBe("syria");
  });

  it("knows what has no part in it", () => {
    expect(WAYS.one.touch(moves, EMPTY, "region:libya")).toBeNull();
  });

  it("is never answered by nothing, even if there is one answer only", () => {
    const single = question("one", [choice("end")]);
    expect(answerOf(single, EMPTY)).toBeUndefined();
    expect(answerOf(single, WAYS.one.pick(single, EMPTY, 0))).toBe("end");
  });

  it("lights what is left", () => {
    expect(litTargets(moves, touched(moves, "kind:peasant"))).toEqual([
      "region:sicilia",
      "region:italia",
      "kind:peasant",
    ]);
  });
});

describe("yes or no, a number, a deal", () => {
  it("is answered by the button of an answer, whatever form the answer has", () => {
    const consent = question("yesno", [choice(true), choice(false)]);
    const number = question("number", [choice(0), choice(1), choice(2)]);
    const deal = question("deal", [choice({ say: "accept" }), choice({ say: "refuse" })]);
    expect(answerOf(consent, WAYS.yesno.pick(consent, EMPTY, 1))).toBe(false);
    expect(answerOf(number, WAYS.number.pick(number, EMPTY, 0))).toBe(0);
    expect(answerOf(deal, WAYS.deal.pick(deal, EMPTY, 1))).toEqual({ say: "refuse" });
  });
});

describe("several of them", () => {
  const cards = question(
    "some",
    [choice("a", ["card:a"]), choice("b", ["card:b"]), choice("c", ["card:c"])],
    {
      least: 2,
      most: 2,
    },
  );

  it("is whole when enough are chosen, in the order in which they were offered", () => {
    expect(answerOf(cards, touched(cards, "card:c"))).toBeUndefined();
    expect(answerOf(cards, touched(cards, "card:c", "card:a"))).toEqual(["a", "c"]);
  });

  it("lets one go when it is touched again", () => {
    expect(touched(cards, "card:c", "card:a", "card:c").picked).toEqual([0]);
  });

  it("lets the oldest go when one too many is chosen", () => {
    expect(answerOf(cards, touched(cards, "card:c", "card:a", "card:b"))).toEqual(["a", "b"]);
  });

  it("may be none at all", () => {
    const roads = question("some", [choice("libya", ["region:libya"])], { least: 0 });
    expect(answerOf(roads, EMPTY)).toEqual([]);
  });

  it("asks on when several are about the same thing", () => {
    const citizens = question("some", [choice("p", ["region:libya"]), choice("s", ["region:libya"])], {
      most: 2,
    });
    const draft = touched(citizens, "region:libya");
    expect(draft.picked).toEqual([]);
    expect(WAYS.some.left(citizens, draft)).toEqual([0, 1]);
    expect(answerOf(citizens, WAYS.some.pick(citizens, draft, 1))).toEqual(["s"]);
  });
});

describe("an order", () => {
  const items = question("order", [
    choice("x", ["card:x"]),
    choice("y", ["card:y"]),
    choice("z", ["card:z"]),
  ]);

  it("is whole when everything has its place, in the order of the touches", () => {
    expect(answerOf(items, touched(items, "card:z", "card:x"))).toBeUndefined();
    expect(answerOf(items, touched(items, "card:z", "card:x", "card:y"))).toEqual(["z", "x", "y"]);
  });

  it("takes an item out again", () => {
    expect(touched(items, "card:z", "card:x", "card:z").picked).toEqual([0]);
  });

  it("lights what has no place yet", () => {
    expect(litTargets(items, touched(items, "card:z"))).toEqual(["card:x", "card:y"]);
  });
});

describe.each(["pay", "place"] as const)("a division (%s)", (kind) => {
  const bins = question(kind, [choice("crops", ["r:crops"], 2), choice("gold", ["r:gold"], 5)], {
    least: 3,
    total: 3,
  });

  it("is whole when nothing is left, and leaves out what gets nothing", () => {
    expect(answerOf(bins, touched(bins, "r:gold", "r:gold"))).toBeUndefined();
    expect(answerOf(bins, touched(bins, "r:gold", "r:gold", "r:gold"))).toEqual({ gold: 3 });
    expect(answerOf(bins, touched(bins, "r:crops", "r:crops", "r:gold"))).toEqual({ crops: 2, gold: 1 });
  });

  it("need not be whole where less will do", () => {
    const some = { ...bins, least: 1 };
    expect(answerOf(some, EMPTY)).toBeUndefined();
    expect(answerOf(some, touched(some, "r:gold"))).toEqual({ gold: 1 });
    expect(answerOf(some, touched(some, "r:gold", "r:crops"))).toEqual({ crops: 1, gold: 1 });
    expect(startOf(some).counts).toEqual(kind === "pay" ? [1, 0] : []);
    expect(startOf(bins)).toEqual(EMPTY);
  });

  it("never gives a bin more than it can take, nor more than there is", () => {
    expect(give(bins, EMPTY, 0, 9).counts).toEqual([2, 0]);
    expect(give(bins, give(bins, EMPTY, 0, 2), 1, 9).counts).toEqual([2, 1]);
  });

  it("empties a full bin when it is touched once more", () => {
    expect(touched(bins, "r:crops", "r:crops", "r:crops").counts).toEqual([0, 0]);
  });

  it("lights what can take more", () => {
    expect(litTargets(bins, touched(bins, "r:crops", "r:crops"))).toEqual(["r:gold"]);
  });
});

describe("a path", () => {
  const spots = (...names: string[]): Choice =>
    choice(
      names,
      names.map((name) => `spot:${name}`),
    );
  const walk = question("path", [spots("a", "b"), spots("a", "b", "c"), spots("a", "d"), spots("b", "c")]);

  it("grows spot by spot and lights the next ones only", () => {
    expect(litTargets(walk, EMPTY)).toEqual(["spot:a", "spot:b"]);
    expect(litTargets(walk, touched(walk, "spot:a"))).toEqual(["spot:b", "spot:d"]);
  });

  it("may end where an answer ends, and may go on", () => {
    const draft = touched(walk, "spot:a", "spot:b");
    expect(answerOf(walk, draft)).toEqual(["a", "b"]);
    expect(answerOf(walk, touched(walk, "spot:a", "spot:b", "spot:c"))).toEqual(["a", "b", "c"]);
  });

  it("goes back to where it was touched again", () => {
    expect(touched(walk, "spot:a", "spot:b", "spot:c", "spot:b").touched).toEqual(["spot:a"]);
  });
});

describe("parts that are judged together", () => {
  // The site has sent the pairs there are: not two of those that were played before.
  const hand = question("some", [choice("build"), choice("raid"), choice("govern")], {
    least: 2,
    most: 2,
    whole: [
      ["build", "raid"],
      ["raid", "govern"],
    ],
  });

  it("light nothing that leads to no answer beside what is chosen", () => {
    const draft = WAYS.some.pick(hand, EMPTY, 0);
    expect(barred(hand, EMPTY)).toEqual([]);
    expect(barred(hand, draft)).toEqual([2]);
    expect(WAYS.some.answer(hand, { ...EMPTY, picked: [0, 2] })).toBeNull();
    expect(WAYS.some.answer(hand, { ...EMPTY, picked: [0, 1] })).toEqual({ answer: ["build", "raid"] });
  });

  it("count the part that gives way: beside what stays, another may go", () => {
    const draft = { ...EMPTY, picked: [0, 1] };
    expect(barred(hand, draft)).toEqual([]);
    expect(WAYS.some.pick(hand, draft, 2).picked).toEqual([1, 2]);
  });

  it("are a whole division only if the site has it", () => {
    const price = question("pay", [choice("gold"), choice("crops")], {
      least: 2,
      total: 2,
      whole: [{ crops: 2 }, { gold: 1, crops: 1 }],
    });
    expect(WAYS.pay.answer(price, { ...EMPTY, counts: [2, 0] })).toBeNull();
    expect(WAYS.pay.answer(price, { ...EMPTY, counts: [1, 1] })).toEqual({ answer: { crops: 1, gold: 1 } });
  });
});

describe("a division among very many", () => {
  const places = ["a", "b", "c", "d", "e"];
  const routes = places.flatMap((from) =>
    ["x", "y"].map((to) => choice(`${from}>${to}`, [`place:${from}`, `place:${to}`], 2)),
  );
  const asked = question("place", routes, { least: 0, total: 20 });

  it("lights what the bins begin with, and after a touch where they lead", () => {
    expect(litTargets(asked, EMPTY)).toEqual(places.map((id) => `place:${id}`));
    const from = touched(asked, "place:b");
    expect(WAYS.place.left(asked, from)).toEqual([2, 3]);
    expect(litTargets(asked, from)).toEqual(["place:x", "place:y"]);
  });

  it("gives one more with every touch, and keeps it when another place is touched", () => {
    const two = touched(asked, "place:b", "place:x", "place:x");
    expect(WAYS.place.answer(asked, two)).toEqual({ answer: { "b>x": 2 } });
    const more = touched(asked, "place:b", "place:x", "place:b", "place:c", "place:y");
    expect(more.touched).toEqual(["place:c"]);
    expect(WAYS.place.answer(asked, more)).toEqual({ answer: { "b>x": 1, "c>y": 1 } });
  });
});
