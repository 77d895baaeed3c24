import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { boxAround, frameOf, walk } from "../../boards/sheet/sheet";
import { atlas } from "./testing";

/** The provinces of the game, as its data have them. */
const printed = [
  ...readFileSync("../src/civitas/games/era/data/map.toml", "utf8").matchAll(
    /\{ id = "([a-z]+)", terrain = "([a-z]+)".* beside = \[(.*)\]/g,
  ),
].map(([, id = "", terrain, beside = ""]) => ({
  id,
  terrain,
  beside: [...beside.matchAll(/[a-z]+/g)].map(String),
}));
const everywhere = Object.keys(atlas.provinces);

test("the map has every province of the game and no other, on land and at sea", () => {
  expect(printed.map(({ id }) => id).sort()).toEqual([...everywhere].sort());
  for (const { id, terrain } of printed) expect(atlas.provinces[id]?.sea, id).toBe(terrain === "water");
});

test("every province lies in exactly one area", () => {
  expect(atlas.areas.flatMap(({ provinces }) => provinces).sort()).toEqual([...everywhere].sort());
});

test("pieces stand within their province, and nothing is outside the sheet", () => {
  const [width, height] = atlas.view;
  for (const [id, { box, spot }] of Object.entries(atlas.provinces)) {
    expect(spot[0] > box[0] && spot[0] < box[2] && spot[1] > box[1] && spot[1] < box[3], id).toBe(true);
    expect(box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height, id).toBe(true);
  }
});

test("every province can be reached with the arrow keys alone", () => {
  const beside = new Map(printed.map((province) => [province.id, province.beside]));
  const reached = new Set(["latium"]);
  for (const from of reached) {
    for (const direction of ["left", "right", "up", "down"] as const) {
      const next = walk(atlas.provinces, from, direction, beside.get(from) ?? [], everywhere);
      if (next) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual([...everywhere].sort());
});

test("the sheet is cut to the part that is played", () => {
  const part = frameOf(atlas.provinces, atlas.view, ["caledonia", "latium"]);
  const box = boxAround(atlas.provinces, ["caledonia", "latium"]) ?? [0, 0, 0, 0];
  expect(part[0]).toBeLessThan(box[0]);
  expect(part[2]).toBeGreaterThan(box[2]);
  expect(part[2]).toBeLessThan(atlas.view[0]);
});
