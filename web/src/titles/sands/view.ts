/** The form of a view and of the box of The Sands of Time, as the site sends them, and small readings of them. */
import type { Scene } from "../../table/contract";

export type Category = "civic" | "politics" | "culture";
export type Resource = "crops" | "gold";
export type Kind = "peasant" | "soldier";

export interface RegionView {
  resource: Resource;
  capacity: number;
  /** The seat that controls it; -1 for nobody. */
  control: number;
  buildings: string[];
  /** By seat. */
  peasants: number[];
  soldiers: number[];
}

export interface EmpireView {
  capital: string;
  provinces: string[];
  regions: string[];
  caravans: string[];
  crops: number;
  gold: number;
  unrest: number;
  most_unrest: number;
  victory_points: number;
  heritage: Record<Category, number>;
  advances: string[];
  unlocked: Category[];
  played: string[];
  emphasis: string;
  emphasis_markers: number;
  bonus_used: string[];
  peasants_left: number;
  soldiers_left: number;
  achieved: Record<string, number>;
  goods: number;
  /** By field: the number of the card, 0 for one that lies face down. */
  chronicles: Record<string, number>;
  /** The cards themselves for their owner, their number for everybody else. */
  hand: number[] | number;
  chosen: string[] | number;
}

export interface SandsView {
  seats: number;
  viewer: number | null;
  start_player: number;
  round: number;
  generation: number;
  generation_round: number;
  dynasty: number;
  dynasty_field: number;
  ended: boolean;
  regions: Record<string, RegionView>;
  buildings_left: Record<string, number>;
  rows: Record<string, string[]>;
  stacks: Record<string, number>;
  known_tops: Record<string, string>;
  turn: {
    seat: number;
    card: string;
    cards: string[];
    bonus: string;
    support: string;
    region: string;
    attacked: number;
    drawn: string[] | number;
  };
  empires: EmpireView[];
}

export interface SandsBoard {
  categories: Category[];
  regions: { id: string; terrain: string; min_players: number }[];
  borders: { id: string; between: [string, string]; good: string | null; dotted: boolean }[];
  actions: { id: string; symbols: Category[]; locked_box: string }[];
  emphases: { id: string; category: Category }[];
  bonuses: string[];
  fields: { id: string; category: Category; counts: string }[];
  chronicles: { number: number; victory_points: number; needs: Record<string, number> }[];
  buildings: BuildingKind[];
  advances: AdvanceKind[];
  rows: { id: string; category: Category; first: string }[];
  last_level: number;
  box: {
    unrest: { least: number; most: number };
    heritage: { most: number };
    generation: { most_rounds: number; roll_after: Record<string, number> };
    dynasty: { first_fields: number[]; last_field: number; peasant_fields: number[] };
    emphasis: { slots: number };
    pieces: { caravans: number; peasants: number; soldiers: number };
    abacus: { most: number };
  };
}

interface Symbols {
  id: string;
  category: Category;
  level: number;
  fountains: number;
  lyres: number;
}
export interface BuildingKind extends Symbols {
  locked_by: string;
}
export interface AdvanceKind extends Symbols {
  row: string;
  unlocks: string;
}

export const NOBODY = -1;

/** What the scene shows, in the title's own form. */
export function viewOf(scene: Scene): SandsView {
  return scene.view as SandsView;
}

export function boardOf(scene: Scene): SandsBoard {
  return scene.board as SandsBoard;
}

export interface Stack {
  seat: number;
  kind: Kind;
  count: number;
}

/** Who stands in a region: one stack for each seat and kind, by seat. */
export function stacksIn(region: RegionView): Stack[] {
  return region.peasants.flatMap((peasants, seat) => {
    const both: Stack[] = [
      { seat, kind: "peasant", count: peasants },
      { seat, kind: "soldier", count: region.soldiers[seat] ?? 0 },
    ];
    return both.filter((stack) => stack.count > 0);
  });
}

/** Whose capital a region is, or nobody's. */
export function capitalOf(view: SandsView, region: string): number {
  return view.empires.findIndex((empire) => empire.capital === region);
}

/** The seats with a caravan on a border. */
export function caravansOn(view: SandsView, border: string): number[] {
  return view.empires.flatMap((empire, seat) => (empire.caravans.includes(border) ? [seat] : []));
}

/** A list in a view that only its owner may read; empty for everybody else. */
export function listed<T>(cards: T[] | number): T[] {
  return typeof cards === "number" ? [] : cards;
}

export function counted(cards: unknown[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}

const ROMAN = ["", "I", "II", "III", "IV"];
export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}
