/** A small table for tests: two players on four tiles, and a scene that remembers what was touched. */
import { readFileSync } from "node:fs";
import { type FakeScene, type Lit, sceneOf } from "../../boards/testing/scene";
import type { Scene } from "../../table/contract";
import type { BattleView, CityView, ClashBoard, ClashView, HexView, PlayerView } from "./view";

const GOODS = { food: 2, wood: 0, ore: 0, ideas: 0, gold: 1, mood: 0, culture: 0 };
const PLAYER: PlayerView = {
  goods: GOODS,
  limits: { food: 2, wood: 7 },
  advances: ["farming"],
  borrowed: "",
  government: "",
  event_markers: 3,
  completed: [],
  lost_actions: 0,
  home: "B2",
  civ: "",
  mat: [],
  cities: ["B2"],
  points: { structures: 1 },
  total: 1,
  settlements_left: 6,
  buildings_left: {},
  units_left: {},
  action_cards: ["a1"],
  objective_cards: [],
  wonder_cards: [],
};
const CITY: CityView = {
  owner: 0,
  mood: "happy",
  size: 3,
  buildings: [
    ["port", 0],
    ["temple", 1],
  ],
  wonders: [],
  port: "B3",
  activations: 0,
  range: 3,
};

function land(terrain: HexView["terrain"], units: HexView["units"] = {}): HexView {
  return { slot: terrain ? "h1" : "u1", terrain, exhausted: false, units };
}

const view: ClashView = {
  seats: 2,
  viewer: 0,
  options: {},
  start_player: 0,
  round: 2,
  phase: 1,
  status_step: 0,
  ended: false,
  ended_by: "",
  hexes: {
    A1: land("forest"),
    A2: land("mountain", { "-1": ["infantry", "infantry:m"] }),
    B1: land("plain"),
    B2: land("plain", { "0": ["infantry", "settler"] }),
    B3: land("water", { "1": ["ship"] }),
    C1: land(""),
    C2: land(""),
    C3: { ...land("barren"), exhausted: true },
  },
  cities: { B2: CITY },
  turned: "",
  wonders: {},
  decks: {},
  discards: {},
  event: "",
  turn: { seat: 0, actions: 2, deed: "", moves: 0, city: "", picks: [], used: [] },
  ways: {},
  offer: null,
  battle: null,
  fought: null,
  players: [PLAYER, { ...PLAYER, home: "", cities: [], action_cards: 2 }],
};

export const battle: BattleView = {
  hex: "B2",
  attacker: 1,
  defender: 0,
  controllers: [1, 0],
  sea: false,
  landed: false,
  fortress: true,
  started: [2, 1],
  round: 1,
  tactics: [true, "a1"],
  void: [false, false],
  faces: [[1, 2], [2]],
  terms: [
    [
      ["dice", 7],
      ["infantry", 1],
    ],
    [["dice", 5]],
  ],
  lost: [0, 0],
  outcome: "",
};

const board: ClashBoard = {
  goods: Object.keys(GOODS),
  resources: [],
  tokens: [],
  maps: {},
  tiles: {},
  units: [
    { id: "infantry", army: true, sea: false, price: {}, combat_value: 1, ignores: 0 },
    { id: "settler", army: false, sea: false, price: {}, combat_value: 0, ignores: 0 },
    { id: "ship", army: false, sea: true, price: {}, combat_value: 0, ignores: 0 },
  ],
  faces: [
    { number: 2, symbol: "infantry" },
    { number: 5, symbol: "elephant" },
  ],
  buildings: [],
  wonders: [],
  categories: [{ id: "agriculture", government: false, advances: ["farming", "storage"] }],
  advances: [
    { id: "farming", category: "agriculture", top: true, needs: "", rim: "", unlocks: "" },
    { id: "storage", category: "agriculture", top: false, needs: "", rim: "", unlocks: "" },
  ],
  civs: [
    {
      id: "aztecs",
      advances: [
        { id: "aztec_gold", with: "arts" },
        { id: "tribute", with: "government" },
      ],
    },
  ],
  leaders: [
    {
      id: "moctezuma",
      civ: "aztecs",
      abilities: [
        { id: "ruler", printed: true },
        { id: "runner", printed: false },
      ],
    },
  ],
  action_cards: [{ id: "a1", civil: "spy", tactic: "peltasts" }],
  civil: [{ id: "spy", action: true, price: { culture: 1 } }],
  tactics: [],
  objective_cards: [],
  objectives: [],
  events: [],
  box: {
    frame: { rounds: 6, phases: 3, actions: 3 },
    start: { event_markers: 3 },
    short_game: { rounds: 4 },
    combat: { hit: 5 },
    prices: { advance: { food: 2 }, building: {} },
  },
};

/** A scene in which some targets are lit. */
export function fakeScene(lit: Lit = {}, more: Partial<Scene> = {}): FakeScene {
  const has = (id: string): boolean => /^(unit-(infantry|settler|ship)|tactic-peltasts)$/.test(id);
  const scene = sceneOf({ view, board, question: "harvest", ...more }, lit);
  return { ...scene, words: { ...scene.words, has } };
}

/** A data file of the game, as the box has it; tests run in the folder of the client. */
export function dataOf(name: string): string {
  return readFileSync(`../src/civitas/games/clash/data/${name}.toml`, "utf8");
}

/** The hexes of the board for so many players. */
export function hexesFor(players: number): string[] {
  const slots = [...dataOf("map").matchAll(/players = (\d)[^[]*hexes = \[([^\]]*)\]/g)];
  return slots.flatMap(([, number, hexes]) =>
    Number(number) === players ? [...(hexes ?? "").matchAll(/[A-Z]\d+/g)].map(([hex]) => hex) : [],
  );
}
