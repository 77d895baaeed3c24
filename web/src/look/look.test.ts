import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHAPES, seatLook } from "./seats";
import { contrast, distance, EYES } from "./vision";

const sheets = ["tokens.css", "seats.css"].map((name) => readFileSync(`src/look/${name}`, "utf8")).join("\n");

/** The colours of a theme, as the style sheets give them. */
function colours(theme: "light" | "dark" | "contrast"): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector, body] of sheets.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    const of = /data-theme="(\w+)"/.exec(selector as string)?.[1];
    if (of !== undefined && of !== theme) continue;
    for (const [, name, value] of (body as string).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g))
      found[name as string] = value as string;
  }
  return found;
}

const THEMES = ["light", "dark", "contrast"] as const;
const SEATS = SHAPES.map((_, number) => number);

/** The smallest distance between any two of the first seats, and which two. */
function nearest(theme: (typeof THEMES)[number], eye: (typeof EYES)[number], seats: number): number {
  const all = colours(theme);
  let least = Infinity;
  for (let a = 1; a <= seats; a += 1)
    for (let b = a + 1; b <= seats; b += 1)
      least = Math.min(least, distance(all[`s${a}`] as string, all[`s${b}`] as string, eye));
  return least;
}

describe.each(THEMES)("seats in the %s theme", (theme) => {
  it.each(EYES)("five seats are far apart to an eye with %s vision", (eye) => {
    expect(nearest(theme, eye, 5)).toBeGreaterThan(20);
  });

  it.each(EYES)("twelve seats are still apart to an eye with %s vision", (eye) => {
    expect(nearest(theme, eye, 12)).toBeGreaterThan(15);
  });

  it("every mark stands out from its token", () => {
    const all = colours(theme);
    for (const seat of SEATS) {
      const mark = seatLook(seat).darkMark ? "#1b1410" : "#ffffff";
      expect(contrast(mark, all[`s${seat + 1}`] as string), `seat ${seat}`).toBeGreaterThan(3);
    }
  });
});

it("no two of twelve seats share an outline, a mark or a hatch", () => {
  for (const part of ["outline", "mark", "hatch"] as const) {
    expect(new Set(SEATS.map((seat) => seatLook(seat)[part])).size).toBe(SEATS.length);
  }
});

const READ = [
  ["ink", ["paper", "paper-2", "paper-3", "land", "land-mt", "sea"]],
  ["ink-2", ["paper", "paper-2", "paper-3", "land"]],
  ["accent", ["paper", "paper-2", "paper-3"]],
  ["no", ["paper", "paper-3"]],
  ["ok", ["paper", "paper-3"]],
  ["civic", ["paper", "paper-3"]],
  ["politics", ["paper", "paper-3"]],
  ["culture", ["paper", "paper-3"]],
  ["lit-ink", ["lit-fill"]],
] as const;

describe.each(THEMES)("words in the %s theme", (theme) => {
  it.each(READ)("%s can be read on its grounds", (word, grounds) => {
    const all = colours(theme);
    for (const ground of grounds)
      expect(contrast(all[word] as string, all[ground] as string), ground).toBeGreaterThanOrEqual(4.5);
  });
});
