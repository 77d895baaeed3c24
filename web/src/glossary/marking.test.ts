import { describe, expect, it } from "vitest";
import type { Words } from "../table/contract";
import { marked, namedIn, unparted } from "./marking";

const HELPS: Record<string, string> = {
  "glossary-unrest": "It makes things dearer.",
  "glossary-good": "A token on a border.",
  "advance-trade": "Caravans cost less.",
};
const WORDS: Words = {
  say: (id) => ({ "advance-trade": "Trade", "region-libya": "Libya" })[id] ?? id,
  help: (id) => HELPS[id],
  has: (id) => id in HELPS || id === "region-libya",
  kinds: [],
  glossary: new Map([
    ["unrest", "glossary-unrest"],
    ["good", "glossary-good"],
    ["trade good", "glossary-good"],
  ]),
};
const shown = (text: string, things: string[] = []): string =>
  marked(text, WORDS, things)
    .map((piece) => (piece.message ? `[${piece.text}=${piece.message}]` : piece.text))
    .join("");

describe("terms in a text", () => {
  it("keep the quotation marks and full stops that they stand at", () => {
    const pieces = unparted(marked("Anna earns “Trade”. Less unrest, and (good).", WORDS, ["advance-trade"]));
    expect(pieces.map(({ before = "", text, after = "" }) => `${before}|${text}|${after}`)).toEqual([
      "|Anna earns |",
      "“|Trade|”.",
      "| Less |",
      "|unrest|,",
      "| and |",
      "(|good|).",
      "||",
    ]);
  });
  it("are marked where they are first met, by their longest form", () => {
    expect(shown("Unrest on a trade good: unrest!")).toBe(
      "[Unrest=glossary-unrest] on a [trade good=glossary-good]: unrest!",
    );
  });

  it("are whole words", () => {
    expect(shown("goodness and semi-unrest")).toBe("goodness and semi-unrest");
  });

  it("are joined by the things that a line is known to name", () => {
    expect(shown("Anna gains Trade")).toBe("Anna gains Trade");
    const things = namedIn({ seat: 0, advance: "trade", from_region: "libya" }, WORDS);
    expect(things).toEqual(["advance-trade"]);
    expect(shown("Anna gains Trade", things)).toBe("Anna gains [Trade=advance-trade]");
  });

  it("are none where a title has none", () => {
    const none: Words = { say: (id) => id, help: () => undefined, has: () => false, kinds: [] };
    expect(marked("Unrest", none)).toEqual([{ text: "Unrest" }]);
  });
});
