import { expect, test } from "vitest";

import { HALF, RADIUS, sheetFor } from "../hexes";
import { hexesFor } from "../testing";
import { bordersOf } from "./borders";
import { chanceOf, pen } from "../../../boards/parts/pen";
import { type Ground, scene } from "./scenes";
import { worldOf } from "./world";

const KINDS: Ground[] = ["mountain", "forest", "plain", "barren", "water", "fog"];
const hexes = hexesFor(2);
const sheet = sheetFor(hexes);
/** A country with all grounds in it, and the same in every run. */
const groundOf = (hex: string): Ground => KINDS[Math.floor(chanceOf(hex)() * KINDS.length)] ?? "fog";
const numbers = (d: string): number[] => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));

test("the box has boards for two, three and four players", () => {
  expect([2, 3, 4].map((players) => hexesFor(players).length)).toEqual([40, 60, 72]);
});

test("the same seed gives the same numbers, another seed others", () => {
  const three = (seed: string): number[] => {
    const chance = chanceOf(seed);
    return [chance(), chance(), chance()];
  };
  expect(three("D2")).toEqual(three("D2"));
  expect(three("D2")).not.toEqual(three("D3"));
  for (const number of three("D2")) expect(number).toBeGreaterThanOrEqual(0);
});

test("numbers of a drawing are short", () => {
  expect(pen`M${1 / 3} ${-2.25}h${4}${"z"}`).toBe("M0.3 -2.2h4z");
});

for (const kind of KINDS) {
  test(`a hex of ${kind} always looks the same, and no two look alike`, () => {
    const drawn = hexes.map((hex) => scene(kind, hex));
    expect(new Set(drawn).size).toBe(hexes.length);
    expect(hexes.map((hex) => scene(kind, hex))).toEqual(drawn);
    for (const drawing of drawn) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  });
}

test("where a city is founded scenery gives way and the rest stays as it was", () => {
  for (const kind of ["mountain", "forest", "plain", "barren"] as const)
    for (const hex of hexes) {
      const before = new Set(scene(kind, hex).match(/<[^>]+>/g));
      const after = scene(kind, hex, true).match(/<path class="(mt|tr|fp|du)[^>]+>/g) ?? [];
      expect(after.length).toBeLessThan(
        scene(kind, hex).match(/<path class="(mt|tr|fp|du)[^>]+>/g)?.length ?? 0,
      );
      for (const drawing of after) expect(before).toContain(drawing);
    }
});

test("every side between two hexes is made once and used by both", () => {
  const { sides, cells } = bordersOf(sheet, groundOf);
  const neighbours = [...sheet.beside.values()].reduce((sum, beside) => sum + beside.length, 0) / 2;
  const inner = sides.filter((side) => side.hexes[1] !== undefined);
  expect(inner).toHaveLength(neighbours);
  for (const { hexes: pair, points } of inner)
    for (const hex of pair as [string, string]) {
      const [x, y] = sheet.middles.get(hex) ?? [0, 0];
      const outline = cells.get(hex) ?? "";
      for (const [u, v] of points) expect(outline).toContain(pen`${u - x} ${v - y}`);
    }
});

test("a hex keeps about its shape: its middle is inside, and it stays near its corners", () => {
  for (const cell of bordersOf(sheet, groundOf).cells.values()) {
    const all = numbers(cell);
    const spots = all.flatMap((x, at) => (at % 2 ? [] : [[x, all[at + 1] ?? 0] as const]));
    for (const [x, y] of spots) {
      expect(Math.hypot(x, y)).toBeGreaterThan(HALF * 0.6);
      expect(Math.hypot(x, y)).toBeLessThan(RADIUS * 1.2);
    }
  }
});

test("the coast is where land and water meet, and it bends; sea, cloud and the edge of the world are straight", () => {
  for (const side of bordersOf(sheet, groundOf).sides) {
    const water = side.grounds.filter((ground) => ground === "water").length;
    const hard = side.grounds.some((ground) => ground === "fog" || ground === "edge");
    expect(side.coast).toBe(water === 1 && !hard);
    expect(side.points.length > 2).toBe(side.coast || (!water && !hard));
  }
});

test("the edge of the world is one line around all hexes", () => {
  for (const players of [2, 3, 4]) {
    const all = sheetFor(hexesFor(players));
    const { outline, sides } = bordersOf(all, groundOf);
    expect(outline.match(/M/g)).toHaveLength(1);
    expect(numbers(outline)).toHaveLength(2 * sides.filter((side) => !side.hexes[1]).length);
  }
});

test("the world is drawn once, and anew only when the ground changes", () => {
  const grounds = (turned: string) =>
    new Map(
      hexes.map((hex) => [hex, { ground: hex === turned ? ("fog" as const) : groundOf(hex), tile: "u" }]),
    );
  const world = worldOf(sheet, grounds(""));
  expect(worldOf(sheet, grounds(""))).toBe(world);
  const land = world.land[0] ?? "";
  expect(worldOf(sheet, grounds(land)).below).not.toBe(world.below);
  expect(world.below + world.above).not.toMatch(/NaN|undefined/);
});
