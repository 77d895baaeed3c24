import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import kinds from "./glyphs.json";

test("every glyph that stands for something has been picked into the file", () => {
  const drawn = readFileSync("src/titles/scharz/glyphs.svg", "utf8");
  const missing = Object.values(kinds)
    .flatMap((kind) => Object.values(kind))
    .filter((name) => !drawn.includes(`<symbol id="${name}"`));
  expect(missing).toEqual([]);
});
