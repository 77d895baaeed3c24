import { expect, test } from "vitest";

import { stepOf } from "../../../boards/parts/camera";
import { LEAST_PIXELS, overlap, type Room } from "../../../boards/parts/rooms";
import { sheetFor } from "../hexes";
import { dataOf, hexesFor } from "../testing";
import type { CityView, HexView, Mood } from "../view";
import { badgesOf, roomOf } from "./badges";
import { building, HOUSE, SMALLEST } from "./buildings";
import { partsOf } from "./city";
import { SETTLERS, SHIP } from "./figures";
import { NAME_PIXELS } from "./labels";
import { BOX, monument, MONUMENTS } from "./monuments";
import { signsOf } from "./signs";

/** What nothing on the map may be smaller than, in pixels. */
const ASKED = 22;
const BUILDINGS = ["academy", "fortress", "market", "obelisk", "observatory", "temple", "port"];

/** The box of the map at 1440 and 1024 pixels: without bar, dock, time and the column of seats. */
const BOXES = { 1440: [1140, 682], 1024: [784, 512] } as const;
const SCALES = [2, 3, 4].flatMap((players) =>
  Object.entries(BOXES).map(([width, [wide, high]]) => {
    const [sheetWidth, sheetHeight] = sheetFor(hexesFor(players)).size;
    return { players, width, scale: Math.min(wide / sheetWidth, high / sheetHeight) };
  }),
);

function cityOf(buildings: string[], wonders: string[] = [], mood: Mood = "happy", owner = 0): CityView {
  const pieces = buildings.map((kind): [string, number] => [kind, owner]);
  const size = 1 + buildings.length + wonders.length;
  return { owner, mood, size, buildings: pieces, wonders, port: "B3", activations: 0, range: size };
}

function hexOf(units: Record<string, string[]>, terrain: HexView["terrain"] = "plain"): HexView {
  return { slot: "h1", terrain, exhausted: false, units };
}

const ARMY = ["infantry", "infantry", "cavalry", "elephant", "settler", "settler"];

for (const { players, width, scale } of SCALES) {
  const least = LEAST_PIXELS / stepOf(scale);

  test(`${players} players at ${width}: no badge and no digit is below ${ASKED} px`, () => {
    for (const owner of [0, 1, 2, 3])
      for (const city of [
        undefined,
        cityOf([], [], "angry", owner),
        cityOf(BUILDINGS, ["great_wall"], "happy", owner),
      ])
        for (const units of [[], ["settler"], ["infantry", "infantry"], ARMY])
          for (const badge of badgesOf(hexOf({ [owner]: units }), city, least)) {
            const size = badge.figure
              ? (badge.figure === "ship" ? SHIP : SETTLERS).width * badge.size
              : badge.size;
            expect(size * scale, badge.kind).toBeGreaterThanOrEqual(ASKED);
            expect(badge.digits * scale, "digits").toBeGreaterThanOrEqual(ASKED);
          }
  });

  test(`${players} players at ${width}: no building, wonder or settlement is below ${ASKED} px`, () => {
    for (const city of [
      cityOf([]),
      cityOf(["port", "temple"]),
      cityOf(BUILDINGS, ["great_wall", "great_arena"]),
    ])
      for (const { kind, scale: size } of partsOf(city, [90, 52], least)) {
        const side = { building: SMALLEST, port: 32, wonder: BOX, houses: HOUSE * 1.4 }[kind];
        if (kind !== "houses" || city.size === 1)
          expect(side * size * scale, kind).toBeGreaterThanOrEqual(ASKED);
      }
  });
}

test("one badge for each player and place where there is no room for each kind of unit", () => {
  const far = badgesOf(hexOf({ "0": ARMY }), cityOf(BUILDINGS), LEAST_PIXELS / 0.5).filter(
    ({ kind }) => kind === "stack",
  );
  expect(far).toHaveLength(1);
  expect(far[0]).toMatchObject({ count: ARMY.length, units: ["elephant", "cavalry", "infantry", "settler"] });
  const near = badgesOf(hexOf({ "0": ["infantry", "infantry", "settler"] }), undefined, LEAST_PIXELS / 1.4);
  expect(near.map(({ count, units, figure }) => [count, units, figure])).toEqual([
    [2, ["infantry"], undefined],
    [1, ["settler"], "settlers"],
  ]);
});

test("a fleet is drawn as a ship with its number, and what it carries has a badge beside it", () => {
  const [fleet, cargo] = badgesOf(hexOf({ "1": ["ship", "ship", "infantry"] }, "water"), undefined, 30);
  expect(fleet).toMatchObject({ figure: "ship", count: 2, owner: 1 });
  expect(cargo).toMatchObject({ kind: "stack", units: ["infantry"], count: 1 });
});

test("badges of one hex stand side by side", () => {
  for (const scale of [0.45, 0.53, 0.7, 1, 1.4]) {
    const rooms = badgesOf(hexOf({ "0": ARMY }), cityOf(BUILDINGS), LEAST_PIXELS / scale).map((badge) =>
      roomOf(badge, [0, 0]),
    );
    for (const [number, room] of rooms.entries())
      for (const other of rooms.slice(number + 1)) expect(overlap(room, other)).toBeLessThan(1e-6);
  }
});

/** A world in which every other hex has a city with an army, and the others hold units. */
function crowded(players: number) {
  const hexes = hexesFor(players);
  const cities: Record<string, CityView> = {};
  const all: Record<string, HexView> = {};
  for (const [number, hex] of hexes.entries()) {
    const owner = number % players;
    if (number % 2) cities[hex] = cityOf(BUILDINGS.slice(0, number % 7), [], "neutral", owner);
    all[hex] = hexOf({ [owner]: ARMY.slice(0, 1 + (number % 6)) });
  }
  return { hexes: all, cities };
}

for (const { players, width, scale } of SCALES)
  test(`${players} players at ${width}: names and digits of lit hexes cover no name and no digit, in a crowded world`, () => {
    const view = crowded(players);
    const places = [...sheetFor(Object.keys(view.hexes)).middles];
    const lit = places.slice(0, 9).map(([hex, spot]) => ({ target: `hex:${hex}`, spot, letters: 0 }));
    const { names, chips, badges } = signsOf(view, places, lit, stepOf(scale));
    const size = NAME_PIXELS / scale;
    const written = names.map(({ hex, at: [x, y] }): Room => {
      return { x, y, halfWidth: hex.length * 0.25 * size, halfHeight: size * 0.34 };
    });
    const rooms = [...written, ...chips.values()];
    for (const [number, room] of rooms.entries())
      for (const other of rooms.slice(number + 1)) expect(overlap(room, other)).toBe(0);
    const signs = places.flatMap(([hex, spot]) =>
      (badges.get(hex) ?? []).map((badge) => roomOf(badge, spot)),
    );
    for (const name of written) for (const sign of signs) expect(overlap(name, sign)).toBe(0);
  });

test("each of the eight wonders is a monument of its own, and each building a drawing of its own", () => {
  const data = dataOf("wonders");
  const ids = [...data.matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id ?? "");
  expect(ids.filter((id) => MONUMENTS.includes(id)).sort()).toEqual([...MONUMENTS].sort());
  expect(new Set(MONUMENTS.map(monument)).size).toBe(8);
  expect(new Set(BUILDINGS.map(building)).size).toBe(BUILDINGS.length);
  for (const drawing of [...MONUMENTS.map(monument), ...BUILDINGS.map(building)])
    expect(drawing).not.toMatch(/NaN|undefined|\$\{/);
});

test("a city grows: each building adds a drawing, and the port stands on the side of its sea", () => {
  const counts = BUILDINGS.map((_, number) => partsOf(cityOf(BUILDINGS.slice(0, number)), undefined, 30));
  expect(counts.map((parts) => parts.filter(({ kind }) => kind === "building").length)).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
  for (const side of [-1, 1]) {
    const parts = partsOf(cityOf(["port", "temple", "academy"]), [90 * side, 52], 30);
    const port = parts.find(({ kind }) => kind === "port");
    expect(Math.sign(port?.foot[0] ?? 0)).toBe(side);
  }
});

test("a building that was taken over flies the colours of its new owner", () => {
  const city = { ...cityOf(["temple"]), buildings: [["temple", 1]] as [string, number][] };
  const [taken] = partsOf(city, undefined, 30).filter(({ kind }) => kind === "building");
  const [own] = partsOf(cityOf(["temple"]), undefined, 30).filter(({ kind }) => kind === "building");
  expect(taken?.owner).toBe(1);
  expect(taken?.drawing.length).toBeGreaterThan(own?.drawing.length ?? 0);
});
