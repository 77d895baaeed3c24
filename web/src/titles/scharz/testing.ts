/** A small table for tests: two players, the real map, and a scene that remembers what was touched. */
import { readFileSync } from "node:fs";

import { type FakeScene, type Lit, sceneOf } from "../../boards/testing/scene";
import type { Scene } from "../../table/contract";
import type { Atlas } from "./atlas";
import type { RealmView, ScharzBoard, ScharzView } from "./view";

export const atlas = JSON.parse(readFileSync("src/titles/scharz/maps/italia.json", "utf8")) as Atlas;

const REALM: RealmView = {
  faction: "romans",
  rival: 1,
  gold: 5,
  prestige: 7,
  points: 2,
  units: { "light.roma.open": 3, "heavy.roma.in": 1, "transport.tyrrhenum.open": 1 },
  spent: { "light.roma.open": 1 },
  announced: "",
  out: false,
  agrarian: 24,
  goals: { fields: 3, settlements: 3, agrarian: 24, cities: 0, prestige: 7 },
  needed: { points: 10, fields: 14, settlements: 9, agrarian: 40, cities: 2, prestige: 70 },
  parts: { fields: 6 },
};

const view: ScharzView = {
  map: "italia",
  mode: "basic",
  round: 1,
  year: 1,
  season: "spring",
  subphase: "march",
  fields: {
    roma: { holder: 0, town: [0, "village"], grain: 4, yard: "dock", fish: 0, encircled: false },
    latium: { holder: 0, crop: [0, 1] },
    marsi: { holder: 1, herds: [1, ["sheep", "sheep"]], plundered: true },
    sabini: { site: [1, "village", 2] },
  },
  realms: [
    REALM,
    {
      ...REALM,
      faction: "",
      rival: 0,
      units: { "light.marsi.open": 2, "light.roma.open": 1, "cavalry.roma.open": 1, "engine.roma.open": 1 },
      spent: {},
      announced: "might",
    },
  ],
  treaties: [{ seats: [0, 1], kind: "truce", receiver: -1, gold: 0, until: 4 }],
  ending: "",
  winners: [],
};

const land = { climate: "temperate", home: [], neutral: "", special: "", rivers: [], seas: [], black: [] };
const board: ScharzBoard = {
  fields: [
    {
      ...land,
      id: "roma",
      colours: ["yellow", "green"],
      home: ["romans"],
      special: "city",
      seas: ["tyrrhenum"],
      beside: ["latium", "marsi", "sabini"],
    },
    {
      ...land,
      id: "latium",
      colours: ["turquoise"],
      seas: ["tyrrhenum"],
      beside: ["roma", "marsi"],
      black: ["samnium"],
    },
    { ...land, id: "marsi", colours: ["brown"], beside: ["roma", "latium", "sabini"] },
    { ...land, id: "sabini", colours: ["brown"], beside: ["roma", "marsi"] },
    { ...land, id: "olbia", colours: ["brown"], beside: [] },
  ],
  seas: [{ id: "tyrrhenum", rough: false, beside: [] }],
  parts: [
    { map: "italia", players: 2, places: ["roma", "latium", "marsi", "sabini", "tyrrhenum"] },
    { map: "italia", players: 4, places: ["roma", "latium", "marsi", "sabini", "olbia", "tyrrhenum"] },
  ],
  units: [{ id: "light" }, { id: "heavy" }],
  herds: [{ id: "sheep" }],
  seasons: ["spring", "summer", "autumn", "winter"],
};

/** A scene in which some targets are lit. */
export function fakeScene(lit: Lit = {}, more: Partial<Scene> = {}): FakeScene {
  return sceneOf({ view, board, question: "march", ...more }, lit);
}
