import { expect, test } from "vitest";

import { stepOf } from "../../../boards/parts/camera";
import { LEAST_PIXELS, overlap } from "../../../boards/parts/rooms";
import { atlas } from "../testing";
import type { RegionView } from "../view";
import { building, SMALLEST } from "./buildings";
import { BADGE, clusterOf, lettersOf, roomAt, standingOf, standsOf, TILE } from "./clusters";
import { namesOf } from "./names";

/** What nothing on the map may be smaller than, in pixels. */
const ASKED = 22;
const KINDS = ["irrigation", "forum", "aqueduct", "city", "triumphal_arch", "quarry", "road", "fortress", "amphitheatre", "temple", "theatre", "wonder"]; // prettier-ignore
const REGIONS = Object.keys(atlas.regions);
const GOODS = Object.keys(atlas.borders).slice(0, 15);
/** The box of the map at 1440 and 1024 pixels: without bar, dock, time and the column of seats. */
const SCALES = Object.entries({ 1440: [1140, 682], 1024: [784, 512] } as const).map(
  ([width, [wide, high]]) => ({
    width,
    pixels: stepOf(Math.min(wide / atlas.view[0], high / atlas.view[1])),
  }),
);
const RICH: RegionView = {
  resource: "gold",
  capacity: 5,
  control: 1,
  buildings: ["city", "wonder"],
  peasants: [1, 12, 0],
  soldiers: [0, 3, 2],
};

for (const { width, pixels } of SCALES) {
  test(`at ${width} no badge, tile, digit or building is below ${ASKED} px`, () => {
    const { scale, built, badges } = clusterOf(RICH, true, pixels, false);
    expect(badges.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    for (const size of [BADGE.high, BADGE.digits, TILE.high])
      expect(size * scale * pixels).toBeGreaterThanOrEqual(ASKED);
    expect(SMALLEST * built * scale * pixels).toBeGreaterThanOrEqual(ASKED);
  });

  test(`at ${width} every region has its place, and callouts cover no cluster`, () => {
    const stands = standsOf(atlas, REGIONS, GOODS, pixels);
    expect([...stands.keys()].sort()).toEqual([...REGIONS].sort());
    const usual: RegionView = { ...RICH, buildings: ["city"], peasants: [2], soldiers: [2], control: 0 };
    const rooms = [...stands.values()].map(({ spot, narrow, callout }) =>
      roomAt(clusterOf(usual, false, pixels, narrow || Boolean(callout)), callout ?? spot),
    );
    for (const [number, room] of rooms.entries())
      for (const other of rooms.slice(number + 1))
        expect(overlap(room, other)).toBeLessThan(0.1 * 4 * room.halfWidth * room.halfHeight);
  });

  test(`at ${width} a name covers neither pieces nor another name`, () => {
    const stands = standsOf(atlas, REGIONS, GOODS, pixels);
    const rooms = new Map(
      [...stands].map(([id, { spot, narrow, callout }]) => [
        id,
        roomAt(clusterOf(RICH, false, pixels, narrow || Boolean(callout)), callout ?? spot),
      ]),
    );
    const names = [...namesOf(atlas, rooms, [], pixels)];
    expect(names.length).toBeGreaterThan(4);
    const letters = names.map(([id, label]) => {
      const shape = atlas.regions[id];
      return shape ? lettersOf({ ...shape, label }) : [];
    });
    for (const [number, name] of letters.entries())
      for (const letter of name) {
        for (const room of rooms.values()) expect(overlap(letter, room)).toBe(0);
        for (const other of letters.slice(number + 1).flat()) expect(overlap(letter, other)).toBe(0);
      }
  });
}

test("a crowded region finds room or gets a callout, and the others stay where they are", () => {
  const regions = Object.fromEntries(
    REGIONS.map((id) => [id, { ...RICH, buildings: [], peasants: [2], soldiers: [1] }]),
  );
  const capital = (id: string): boolean => id === "graecia";
  const before = standingOf(atlas, regions, capital, GOODS, 0.68);
  const full: RegionView = {
    ...RICH,
    buildings: ["city", "wonder", "temple"],
    peasants: [1, 4, 1, 1],
    soldiers: [1, 2, 2, 1],
  };
  const after = standingOf(atlas, { ...regions, graecia: full }, capital, GOODS, 0.68);
  for (const [number, { id, stand }] of after.entries()) {
    if (id !== "graecia" && !stand.callout) expect(stand.spot).toEqual(before[number]?.stand.spot);
  }
});

test("where a cluster stands depends on the map alone, so no move of a piece shifts another", () => {
  expect(standsOf(atlas, REGIONS, GOODS, 0.6)).toBe(standsOf(atlas, REGIONS, GOODS, 0.6));
});

test("nearer, nothing is larger than it was drawn", () => {
  expect(clusterOf(RICH, true, LEAST_PIXELS / BADGE.digits, false).scale).toBe(1);
  expect(clusterOf(RICH, true, 3, false).scale).toBe(1);
});

test("each kind of building is a drawing of its own", () => {
  expect(new Set(KINDS.map(building)).size).toBe(KINDS.length);
  for (const kind of KINDS) expect(building(kind)).not.toMatch(/NaN|undefined|\$\{/);
});
