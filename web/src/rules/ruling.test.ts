import { describe, expect, it } from "vitest";
import { chapters, meant, search, type Rule } from "./ruling";

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

  it("has each chapter once, even where its paragraphs do not stand together", () => {
    const scattered = [...RULES, rule("5.9", "Nachtrag", "Später eingetragen")];
    expect(chapters(scattered).map((chapter) => chapter.rules.map((one) => one.paragraph))).toEqual([
      ["5", "5.3.A1", "5.9"],
      ["6"],
    ]);
  });

  it("a link to a paragraph that is not there leads to the one around it", () => {
    expect(meant(RULES, "5.3.A1")?.paragraph).toBe("5.3.A1");
    expect(meant(RULES, "5.9.B")?.paragraph).toBe("5");
    expect(meant(RULES, "9")).toBeUndefined();
  });
});
