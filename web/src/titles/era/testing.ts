/** A small table for tests: two players, the real map, and a scene that remembers what was touched. */
import { readFileSync } from "node:fs";

import { type FakeScene, type Lit, sceneOf } from "../../boards/testing/scene";
import type { Scene } from "../../table/contract";
import type { Atlas } from "./atlas";
import type { BattleView, EraBoard, EraView, RealmView } from "./view";

export const atlas = JSON.parse(readFileSync("src/titles/era/map.json", "utf8")) as Atlas;

const REALM: RealmView = {
  tribe: "gauls",
  card: "miners",
  drawn: [],
  thalers: 5,
  influence: 3,
  morale: -2,
  food: 2,
  growth: -1,
  hunger: 1,
  starved: 0,
  free: 8,
  board: [1, 3, 3, 3, 3, 3, 3],
  cities: ["aeduia"],
  city_limit: 2,
  armies: 1,
  legions: 0,
  militia: 0,
  leaders: 2,
  all_leaders: 3,
  levels: { agriculture: 1, culture: 2 },
  prices: { agriculture: 7, culture: 12 },
  advances: 3,
  epoch: 0,
  triumph: 28,
  treaties: 1,
  trade: 0,
  games: 1,
  hidden: ["thalers_5.1"],
  shown: [],
  actions: [],
  spent: [],
  martial: [],
  passed: false,
  revolution: false,
  expanded: false,
  protected: false,
  points: { influence: 3, morale: -2 },
};

export const battle: BattleView = {
  province: "treveria",
  sea: false,
  landing: false,
  attacker: { seat: 0, units: { vassal: 2, ore: 0 }, allies: {}, fallen: { ore: 1 } },
  defender: { seat: -1, units: { village: 1 }, allies: {}, fallen: {} },
  markers: { strength: "attacker", morale: "defender", mechanics: "attacker" },
  values: { strength: [3, 1], morale: [-2, 0], mechanics: [1, 0] },
  rolled: ["attacker", "morale"],
  over: false,
};

const view: EraView = {
  viewer: 0,
  part: "west",
  length: "normal",
  round: 2,
  order: [1, 0],
  provinces: {
    aeduia: { holder: 0, city: 0, vassals: { "0": 2 }, post: 1 },
    belgica: { holder: 1, vassals: { "1": 1 } },
    treveria: { village: true },
    gallicumfretum: { holder: 1, fleets: { "1": 2 } },
  },
  alliances: [],
  greys: 3,
  crown: ["nobility"],
  level: 2,
  ring: -2,
  ending: "",
  action: "",
  realms: [REALM, { ...REALM, tribe: "britons", card: true, hidden: 2, cities: [] }],
  expansion: { seat: 0, growth: 0, invaders: { belgica: 3 }, landers: {} },
  battle: null,
};

const land = { good: "", food: 0, home: "" };
const board: EraBoard = {
  provinces: [
    { ...land, id: "aeduia", terrain: "forest", good: "wine", home: "gauls", beside: ["senonia", "belgica"] },
    { ...land, id: "belgica", terrain: "grain", food: 1, beside: ["treveria", "gallicumfretum"] },
    { ...land, id: "treveria", terrain: "forest", beside: ["belgica", "aeduia"] },
    { ...land, id: "senonia", terrain: "grain", food: 1, beside: ["belgica", "aeduia"] },
    { ...land, id: "gallicumfretum", terrain: "water", food: 1, beside: ["belgica"] },
    { ...land, id: "delta", terrain: "grain", beside: [] },
  ],
  parts: [{ id: "west", provinces: ["aeduia", "belgica", "treveria", "senonia", "gallicumfretum"] }],
  fields: [
    { id: "agriculture", food: [0, 2, 1, 2, 3] },
    { id: "culture", influence: [0, 1, 2, 2, 4] },
  ],
  epochs: [
    { id: "neolithic", luxury: 0, cities: 0, advances: 0, of: 2 },
    { id: "bronze", luxury: 3, cities: 1, advances: 4, of: 2 },
  ],
  luxury: ["wine"],
  box: {
    pieces: { cities: 8, vassals_under_city: 3 },
    morale: { least: -5, most: 10 },
    ends: {
      normal: { epoch: "ancient", provinces: 25, advances: 15, influence: [27, 25] },
      long: { epoch: "high_middle", provinces: 35, advances: 22, influence: [49, 44] },
    },
    advance_price: { pioneer: [4, 8, 16, 32], follower: [3, 6, 12, 24] },
    branches: { clockwise: [0, 1, 0, 3], counter_clockwise: [0, 0, 2, 3] },
    barbarians: { militia: [0, 1], mechanics: [0, 0] },
    dice: {
      attacker: ["attacker", "attacker", "defender", "mechanics", "strength", "morale"],
      defender: ["defender", "defender", "attacker", "mechanics", "strength", "morale"],
    },
  },
};

/** A scene in which some targets are lit. */
export function fakeScene(lit: Lit = {}, more: Partial<Scene> = {}): FakeScene {
  return sceneOf({ view, board, question: "walk", ...more }, lit);
}
