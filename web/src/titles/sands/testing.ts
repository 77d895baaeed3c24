/** A small table for tests: two players, the real map, and a scene that remembers what was touched. */
import { readFileSync } from "node:fs";

import { type FakeScene, type Lit, sceneOf } from "../../boards/testing/scene";
import type { Scene } from "../../table/contract";
import type { Atlas } from "./atlas";
import type { EmpireView, RegionView, SandsBoard, SandsView } from "./view";

export const atlas = JSON.parse(readFileSync("src/titles/sands/map.json", "utf8")) as Atlas;

const BARE: EmpireView = {
  capital: "italia",
  provinces: ["italia"],
  regions: ["italia"],
  caravans: [],
  crops: 3,
  gold: 4,
  unrest: 3,
  most_unrest: 7,
  victory_points: 12,
  heritage: { civic: 1, politics: 0, culture: 0 },
  advances: [],
  unlocked: [],
  played: [],
  emphasis: "",
  emphasis_markers: 0,
  bonus_used: [],
  peasants_left: 18,
  soldiers_left: 9,
  achieved: {},
  goods: 0,
  chronicles: {},
  hand: [1, 2],
  chosen: [],
};

const EMPTY: RegionView = {
  resource: "crops",
  capacity: 4,
  control: -1,
  buildings: [],
  peasants: [0, 0],
  soldiers: [0, 0],
};

const view: SandsView = {
  seats: 2,
  viewer: 0,
  start_player: 0,
  round: 1,
  generation: 1,
  generation_round: 0,
  dynasty: 1,
  dynasty_field: 1,
  ended: false,
  regions: {
    ...Object.fromEntries(Object.keys(atlas.regions).map((id) => [id, EMPTY])),
    italia: { ...EMPTY, control: 0, buildings: ["city"], peasants: [2, 0], soldiers: [1, 0] },
    graecia: { ...EMPTY, control: 1, peasants: [0, 1], soldiers: [1, 0] },
  },
  buildings_left: {},
  rows: {},
  stacks: {},
  known_tops: {},
  turn: { seat: -1, card: "", cards: [], bonus: "", support: "", region: "", attacked: -1, drawn: 0 },
  empires: [BARE, { ...BARE, capital: "graecia", caravans: ["graecia-sicilia"], hand: 7, chosen: 2 }],
};

const board: SandsBoard = {
  categories: ["civic", "politics", "culture"],
  regions: Object.keys(atlas.regions).map((id) => ({ id, terrain: "plain", min_players: 2 })),
  borders: Object.keys(atlas.borders).map((id) => ({
    id,
    between: id.split("-") as [string, string],
    good: id === "graecia-sicilia" ? "wine" : null,
    dotted: false,
  })),
  actions: [{ id: "build", symbols: ["civic"], locked_box: "civic" }],
  emphases: [],
  bonuses: [],
  fields: [],
  chronicles: [{ number: 1, victory_points: 1, needs: {} }],
  buildings: [{ id: "city", category: "civic", level: 0, fountains: 1, lyres: 0, locked_by: "" }],
  advances: [],
  rows: [],
  last_level: 4,
  box: {
    unrest: { least: 1, most: 7 },
    heritage: { most: 15 },
    generation: { most_rounds: 4, roll_after: { "2": 3, "3": 5 } },
    dynasty: { first_fields: [1, 8, 15, 22], last_field: 25, peasant_fields: [4] },
    emphasis: { slots: 3 },
    pieces: { caravans: 20, peasants: 20, soldiers: 10 },
    abacus: { most: 99 },
  },
};

/** A scene in which some targets are lit. */
export function fakeScene(lit: Lit = {}, more: Partial<Scene> = {}): FakeScene {
  return sceneOf({ view, board, question: "conquest", ...more }, lit);
}
