import { expect, test } from "vitest";

import type { Direction } from "../../table/contract";
import { boxAround, neighbours, placeOf, walk } from "./atlas";
import { atlas } from "./testing";

const DIRECTIONS: Direction[] = ["left", "right", "up", "down"];
const everywhere = (): boolean => true;

test("an arrow key goes to a neighbour that lies in its direction", () => {
  expect(walk(atlas, "persis", "right", everywhere)).toBe("india");
  expect(walk(atlas, "persis", "left", everywhere)).toBe("mesopotamia");
  expect(walk(atlas, "aegyptus", "left", everywhere)).toBe("libya");
  expect(neighbours(atlas, "libya")).toContain("aegyptus");
});

test("every region can be reached with the arrow keys alone", () => {
  const reached = new Set(["italia"]);
  for (const from of reached) {
    for (const direction of DIRECTIONS) {
      const next = walk(atlas, from, direction, everywhere);
      if (next) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual(Object.keys(atlas.regions).sort());
});

test("a region that is not in play is stepped over", () => {
  const next = walk(atlas, "aegyptus", "left", (id) => id !== "libya");
  expect(next).not.toBe("libya");
});

test("a caravan's place is the middle of its border, and what has no place on the map has none", () => {
  expect(placeOf(atlas, "border:gallia-italia")).toEqual(atlas.borders["gallia-italia"]?.anchor);
  expect(placeOf(atlas, "card:build")).toBeUndefined();
  expect(boxAround(atlas, ["card:build"])).toBeUndefined();
});

test("the box around two regions holds both", () => {
  const box = boxAround(atlas, ["region:hispania", "region:india"]) ?? [0, 0, 0, 0];
  expect(box[0]).toBe(atlas.regions["hispania"]?.box[0]);
  expect(box[2]).toBe(atlas.regions["india"]?.box[2]);
});
