/** The form of a view and of the box of Clash of Cultures, as the site sends them, and small readings of them. */
import type { Scene } from "../../table/contract";

export type Terrain = "plain" | "forest" | "mountain" | "barren" | "water";
export type Mood = "angry" | "neutral" | "happy";
export type Goods = Record<string, number>;

export interface HexView {
  slot: string;
  /** Empty while nobody has been there. */
  terrain: Terrain | "";
  exhausted: boolean;
  /** By owner: a seat, -1 for barbarians, -2 for pirates. A unit is its kind, and behind a colon its marks. */
  units: Record<string, string[]>;
}

export interface CityView {
  owner: number;
  mood: Mood;
  size: number;
  /** Kind and the seat of its colour. */
  buildings: [string, number][];
  wonders: string[];
  /** The water hex into which its port points. */
  port: string;
  activations: number;
  /** How many steps its culture reaches. */
  range: number;
}

export interface PlayerView {
  goods: Goods;
  limits: Goods;
  advances: string[];
  borrowed: string;
  government: string;
  event_markers: number;
  completed: string[];
  lost_actions: number;
  home: string;
  civ: string;
  /** The great persons who lie open before the player. */
  persons?: string[];
  /** The leader in play; empty if there is none. */
  leader?: string;
  /** The leaders who may still come, and those of others whom the player has killed. */
  leaders?: string[];
  slain?: string[];
  /** What lies on the mat of the civilisation: a piece each, with more of it behind a colon. */
  mat: string[];
  cities: string[];
  points: Record<string, number>;
  total: number;
  settlements_left: number;
  buildings_left: Record<string, number>;
  units_left: Record<string, number>;
  /** The cards themselves for their owner, their number for everybody else. */
  action_cards: string[] | number;
  objective_cards: string[] | number;
  wonder_cards: string[] | number;
}

export interface BattleView {
  hex: string;
  attacker: number;
  defender: number;
  controllers: [number, number];
  sea: boolean;
  landed: boolean;
  fortress: boolean;
  started: [number, number];
  round: number;
  /** The card if it may be seen, else whether one lies there. */
  tactics: [string | boolean, string | boolean];
  void: [boolean, boolean];
  /** Numbers of the faces, from 1. */
  faces: [number[], number[]];
  terms: [[string, number][], [string, number][]];
  lost: [number, number];
  outcome: string;
}

/** The terrain that a tile gives to the hexes it covers. */
export type Layout = Record<string, Terrain>;

/** A trade that is being put together or has been proposed. */
export interface OfferView {
  seat: number;
  partner: number;
  /** Goods by number, and "action", "objective", "wonder" for cards. */
  gives: Goods;
  wants: Goods;
  /** Each side sees the cards of the other before it agrees. */
  show: boolean;
  stage: "" | "proposed" | "chosen";
  /** How many things more it may name. */
  room: number;
  /** The cards behind the numbers, as far as the viewer may see them. */
  given_cards: string[];
  taken_cards: string[];
}

export interface ClashView {
  seats: number;
  viewer: number | null;
  options: Record<string, string>;
  start_player: number;
  round: number;
  phase: number;
  status_step: number;
  ended: boolean;
  ended_by: string;
  hexes: Record<string, HexView>;
  cities: Record<string, CityView>;
  turned: string;
  /** How the tile just turned up can lie: the terrain of its hexes by way. */
  ways: Record<string, Layout>;
  wonders: Record<string, { hex: string; marks: number[] }>;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  event: string;
  /** Events that still wait for what they are about. */
  lasting?: string[];
  /** Wonder cards that lie open: in the buffet of wonders, and from envoys. */
  open_wonders?: string[];
  envoys?: string[];
  turn: {
    seat: number;
    actions: number;
    deed: string;
    moves: number;
    city: string;
    picks: string[];
    used: string[];
  };
  offer: OfferView | null;
  battle: BattleView | null;
  /** The last battle, as it ended. */
  fought: BattleView | null;
  players: PlayerView[];
}

export interface AdvanceKind {
  id: string;
  category: string;
  top: boolean;
  /** The advance that must be there first. */
  needs: string;
  /** The token that comes with it. */
  rim: string;
  /** The building it makes available. */
  unlocks: string;
}

export interface WonderKind {
  id: string;
  price: Goods;
  needs: string;
  points: number;
  shared_points: number;
}

export interface ClashBoard {
  goods: string[];
  resources: string[];
  tokens: string[];
  maps: Record<string, { id: string; hexes: string[]; home: string }[]>;
  tiles: Record<string, Terrain[]>;
  units: { id: string; army: boolean; sea: boolean; price: Goods; combat_value: number; ignores: number }[];
  faces: { number: number; symbol: string }[];
  buildings: { id: string; unlocked_by: string; pieces: number }[];
  wonders: WonderKind[];
  categories: { id: string; government: boolean; advances: string[] }[];
  advances: AdvanceKind[];
  /** The civilisations: what each gains, and with which advance; "government" is the first of any. */
  civs: { id: string; advances: { id: string; with: string }[] }[];
  /** The leaders with their abilities, and whether these are known from print. */
  leaders: { id: string; civ: string; abilities: { id: string; printed: boolean }[] }[];
  action_cards: { id: string; civil: string; tactic: string }[];
  civil: { id: string; action: boolean; price: Goods }[];
  tactics: { id: string; role: string; where: string }[];
  objective_cards: { id: string; upper: string; lower: string }[];
  objectives: { id: string; when: string }[];
  events: { id: string; name: string; symbol: string }[];
  box: {
    frame: { rounds: number; phases: number; actions: number };
    start: { event_markers: number };
    short_game: { rounds: number };
    combat: { hit: number };
    prices: { advance: Goods; building: Goods };
  };
}

export const BARBARIANS = -1;
export const PIRATES = -2;

/** What the scene shows, in the title's own form. */
export function viewOf(scene: Scene): ClashView {
  return scene.view as ClashView;
}

export function boardOf(scene: Scene): ClashBoard {
  return scene.board as ClashBoard;
}

/** The viewer's own pieces and cards. */
export function ownOf(scene: Scene): PlayerView | undefined {
  return scene.viewer === null ? undefined : viewOf(scene).players[scene.viewer];
}

/** The hex with the figure of a player's leader. */
export function leaderAt(view: ClashView, seat: number): string | undefined {
  const found = Object.entries(view.hexes).find(([, { units }]) =>
    units[seat]?.some((unit) => unit.split(":")[0] === "leader"),
  );
  return found?.[0];
}

export interface Stack {
  owner: number;
  unit: string;
  count: number;
  /** None of them may move any more in this turn. */
  tired: boolean;
}

/** Who stands on a hex: one stack for each owner and kind, settlers last. */
export function stacksOn(hex: HexView): Stack[] {
  return Object.entries(hex.units).flatMap(([owner, units]) => {
    const found = new Map<string, Stack>();
    for (const unit of units) {
      const [kind = "", marks = ""] = unit.split(":");
      const tired = /[ms]/.test(marks);
      const stack = found.get(kind) ?? { owner: Number(owner), unit: kind, count: 0, tired: true };
      found.set(kind, { ...stack, count: stack.count + 1, tired: stack.tired && tired });
    }
    return [...found.values()].sort((a, b) => rank(a.unit) - rank(b.unit));
  });
}

function rank(unit: string): number {
  return unit === "ship" ? 0 : unit === "settler" ? 2 : 1;
}

/** A list in a view that only its owner may read; empty for everybody else. */
export function listed<T>(cards: T[] | number): T[] {
  return typeof cards === "number" ? [] : cards;
}

export function counted(cards: unknown[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}
