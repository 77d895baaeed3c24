import { describe, expect, it } from "vitest";
import type { Shapes } from "../api/client";
import { complete, nameless, optionsFor, seatsAgain, seatsFor, type Plan } from "./making";
import { chapters, meant, search, type Rule } from "./ruling";

describe("a table that is being planned", () => {
  it("seats me first and keeps what was planned when the number changes", () => {
    const two = seatsFor(2, []);
    expect(two.map((seat) => seat.who)).toEqual(["me", "open"]);
    two[1] = { who: "bot", bot: "greedy", person: "" };
    expect(seatsFor(3, two).map((seat) => seat.who)).toEqual(["me", "bot", "open"]);
    expect(seatsFor(1, two).map((seat) => seat.who)).toEqual(["me"]);
  });

  it("is complete when nobody has to be waited for", () => {
    const plan = (seats: Plan["seats"]) => ({ seats }) as Plan;
    const withBot = seatsFor(2, [], "bot");
    expect(complete(plan(withBot))).toBe(true);
    expect(complete(plan([...withBot, { who: "open", bot: "", person: "" }]))).toBe(false);
    expect(complete(plan([...withBot, { who: "kept", bot: "", person: "Ben" }]))).toBe(false);
  });

  it("takes the defaults of another title, but keeps choices that exist there too", () => {
    const title = {
      id: "x",
      name: "X",
      version: "1",
      seats: [2],
      options: [
        { id: "length", name: "Length", values: ["long", "short"], names: ["Long", "Short"] },
        { id: "map", name: "Map", values: ["a", "b"], names: ["A", "B"] },
      ],
    };
    expect(optionsFor(title, { length: "short", map: "z", gone: "1" })).toEqual({
      length: "short",
      map: "a",
    });
  });

  it("keeps seats for the people of an earlier table, and I sit first", () => {
    const seat = (number: number, name: string, handle: string | null, bot = "") => ({
      number,
      name,
      handle,
      bot,
    });
    const table = {
      my_seats: [1, 3],
      seats: [
        seat(0, "Ben", "b1"),
        seat(1, "Anna", "a1"),
        seat(2, "Automa C", null, "greedy"),
        seat(3, "Clara", "a1"),
      ],
    } as unknown as Shapes["TableOut"];
    expect(seatsAgain(table)).toEqual([
      { who: "me", bot: "", person: "" },
      { who: "kept", bot: "", person: "Ben" },
      { who: "bot", bot: "greedy", person: "" },
      { who: "me", bot: "", person: "Clara" },
    ]);
  });

  it("says which kept seats lack a name", () => {
    const seats = seatsFor(3, []);
    seats[2] = { who: "kept", bot: "", person: "  " };
    const plan = {
      title: "x",
      options: {},
      visibility: "link",
      clock: "none",
      pauses: true,
      teaching: false,
      seats,
    } as const;
    expect(nameless({ ...plan, seats })).toEqual([2]);
  });
});

const rule = (paragraph: string, heading: string, text: string): Rule => ({
  paragraph,
  heading,
  text,
  origin: "printed",
});
const RULES = [
  rule("5", "Aktionen", "Alle Aktionen"),
  rule("5.3.A1", "Angriff: Kosten", "Der Angriff kostet Getreide"),
  rule("6", "Chronik", "Überlieferung und Punkte"),
];

describe("the rules index", () => {
  it("is searched by words in any order, and by paragraph", () => {
    expect(search(RULES, "getreide angriff").map((one) => one.paragraph)).toEqual(["5.3.A1"]);
    expect(search(RULES, "uberlieferung").map((one) => one.paragraph)).toEqual(["6"]);
    expect(search(RULES, "§ 5.3").map((one) => one.paragraph)).toEqual(["5.3.A1"]);
    expect(search(RULES, " ").length).toBe(3);
    expect(search(RULES, "segel")).toEqual([]);
  });

  it("is laid out in chapters", () => {
    expect(chapters(RULES).map((chapter) => [chapter.number, chapter.rules.length])).toEqual([
      ["5", 2],
      ["6", 1],
    ]);
  });

  it("a link to a paragraph that is not there leads to the one around it", () => {
    expect(meant(RULES, "5.3.A1")?.paragraph).toBe("5.3.A1");
    expect(meant(RULES, "5.9.B")?.paragraph).toBe("5");
    expect(meant(RULES, "9")).toBeUndefined();
  });
});
