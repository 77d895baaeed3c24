/** The form of a view and of the box of Era of Tribes, as the site sends them, and small readings of them. */
import type { Scene } from "../../table/contract";

/** What stands in a province; what is not there is left out. */
export interface ProvinceView {
  holder?: number;
  village?: true;
  battlefield?: number;
  /** Whose trading post it is. */
  post?: number;
  city?: number;
  /** By seat. */
  vassals?: Record<string, number>;
  fleets?: Record<string, number>;
}

export interface RealmView {
  tribe: string;
  /** The influence card itself for its owner, whether there is one for everybody else. */
  card: string | boolean;
  drawn: string[] | number;
  thalers: number;
  influence: number;
  morale: number;
  food: number;
  /** What an expansion would bring without leaders and luxury goods. */
  growth: number;
  hunger: number;
  starved: number;
  free: number;
  /** The vassals under each city that is not built. */
  board: number[];
  cities: string[];
  /** How many cities architecture allows. */
  city_limit: number;
  armies: number;
  legions: number;
  militia: number;
  leaders: number;
  all_leaders: number;
  levels: Record<string, number>;
  /** What the next level of each field costs; null where there is none. */
  prices: Record<string, number | null>;
  advances: number;
  epoch: number;
  triumph: number;
  treaties: number;
  trade: number;
  games: number;
  /** Tokens of villages for their owner, their number for everybody else. */
  hidden: string[] | number;
  shown: string[];
  actions: string[];
  spent: string[];
  martial: string[];
  passed: boolean;
  revolution: boolean;
  expanded: boolean;
  protected: boolean;
  points: Record<string, number>;
}

export interface SideView {
  seat: number;
  units: Record<string, number>;
  /** Armies of allies, by seat. */
  allies: Record<string, number>;
  fallen: Record<string, number>;
}

export type Role = "attacker" | "defender";

export interface BattleView {
  province: string;
  sea: boolean;
  landing: boolean;
  attacker: SideView;
  defender: SideView;
  markers: Record<string, Role>;
  /** What attacker and defender have of what each of the three is contested by. */
  values: Record<string, [number, number]>;
  /** What the red and the green die show; empty before they have fallen. */
  rolled: string[];
  /** It has been won, and only what comes of it is still to be settled. */
  over: boolean;
}

export interface EraView {
  viewer: number | null;
  /** The part of the map that is played; empty before it is laid out. */
  part: string;
  length: "normal" | "long";
  round: number;
  order: number[];
  provinces: Record<string, ProvinceView>;
  alliances: [number, number][];
  greys: number;
  /** The open influence cards. */
  crown: string[];
  /** How far the barbarians have come, from 1. */
  level: number;
  ring: number;
  ending: string;
  action: string;
  realms: RealmView[];
  /** The opponents made of cards, if there are any; their realms by number. */
  automas?: {
    level: string;
    order: number[];
    deck: number;
    aside: string[];
    played: string[];
    card: string;
    queue: number[];
    battles: string[];
    realms: Record<
      string,
      RealmView & { up: boolean; attacks: number; marker: number; cards: string[] | number }
    >;
  };
  expansion: {
    seat: number;
    growth: number;
    invaders: Record<string, number>;
    landers: Record<string, number>;
  };
  battle: BattleView | null;
}

export interface ProvinceKind {
  id: string;
  terrain: "hill" | "forest" | "grain" | "mountain" | "water";
  beside: string[];
  good: string;
  food: number;
  home: string;
}

/** What each level of a field brings, by effect; index 0 is the start. */
export type FieldKind = { id: string } & Record<string, unknown>;

export interface EpochKind {
  id: string;
  luxury: number;
  cities: number;
  advances: number;
  of: number;
}

interface Ends {
  epoch: string;
  provinces: number;
  advances: number;
  /** By the number of players. */
  influence: number[];
}

export interface EraBoard {
  provinces: ProvinceKind[];
  parts: { id: string; provinces: string[] }[];
  fields: FieldKind[];
  epochs: EpochKind[];
  luxury: string[];
  box: {
    pieces: { cities: number; vassals_under_city: number };
    morale: { least: number; most: number };
    ends: Record<EraView["length"], Ends>;
    advance_price: { pioneer: number[]; follower: number[] };
    branches: { clockwise: number[]; counter_clockwise: number[] };
    barbarians: { militia: number[]; mechanics: number[] };
    /** The six faces of either die. */
    dice: Record<Role, string[]>;
  };
}

export const NOBODY = -2;
/** Opponents made of cards have numbers of their own, and words of the title. */
export const AUTOMAS: Record<number, string> = { [-3]: "seat-automa_1", [-4]: "seat-automa_2" };
export const BARBARIANS = -1;

/** What the scene shows, in the title's own form. */
export function viewOf(scene: Scene): EraView {
  return scene.view as EraView;
}

export function boardOf(scene: Scene): EraBoard {
  return scene.board as EraBoard;
}

/** The provinces of the part that is played; all of them before it is known. */
export function inPlay(board: EraBoard, part: string): string[] {
  const chosen = board.parts.find(({ id }) => id === part);
  return chosen?.provinces ?? board.provinces.map(({ id }) => id);
}

export interface Piece {
  kind: "city" | "vassal" | "fleet" | "post";
  seat: number;
  count: number;
  /** It is on its way into a province of others. */
  marching?: boolean;
}

/** The pieces of players in a province: first those of whoever holds it. */
export function piecesIn(view: EraView, id: string): Piece[] {
  const province = view.provinces[id] ?? {};
  const { seat, invaders, landers } = view.expansion;
  const marching = (kind: Piece["kind"], number: number | undefined): Piece[] =>
    number ? [{ kind, seat, count: number, marching: true }] : [];
  return [
    ...(province.city === undefined ? [] : [{ kind: "city" as const, seat: province.city, count: 1 }]),
    ...standing("vassal", province.vassals),
    ...standing("fleet", province.fleets),
    ...(province.post === undefined ? [] : [{ kind: "post" as const, seat: province.post, count: 1 }]),
    ...marching("vassal", invaders[id]),
    ...marching("fleet", landers[id]),
  ];
}

function standing(kind: Piece["kind"], bySeat: Record<string, number> = {}): Piece[] {
  return Object.entries(bySeat).flatMap(([seat, count]) =>
    count ? [{ kind, seat: Number(seat), count }] : [],
  );
}

/** Everybody with a realm: the seats, then the automas. */
export function ownersIn(view: EraView): { seat: number; realm: RealmView }[] {
  return [
    ...view.realms.map((realm, seat) => ({ seat, realm })),
    ...Object.entries(view.automas?.realms ?? {}).map(([seat, realm]) => ({ seat: Number(seat), realm })),
  ];
}

/** The realm of a seat or an automa. */
export function realmOf(view: EraView, number: number): RealmView | undefined {
  return number >= 0 ? view.realms[number] : view.automas?.realms[number];
}

/** All provinces that a seat holds. */
export function heldBy(view: EraView, seat: number): string[] {
  return Object.entries(view.provinces).flatMap(([id, { holder }]) => (holder === seat ? [id] : []));
}

/** Where the viewer looks when nothing is asked. */
export function homeOf(scene: Scene): string {
  const view = viewOf(scene);
  const own = scene.viewer === null ? undefined : heldBy(view, scene.viewer)[0];
  return own ?? inPlay(boardOf(scene), view.part)[0] ?? "";
}

/** The luxury goods in the provinces of a seat, each as often as it has it. */
export function luxuryOf(view: EraView, board: EraBoard, seat: number): { province: string; good: string }[] {
  const held = new Set(heldBy(view, seat));
  return board.provinces.flatMap(({ id, good }) =>
    held.has(id) && board.luxury.includes(good) ? [{ province: id, good }] : [],
  );
}

export function pointsOf(realm: RealmView): number {
  return Object.values(realm.points).reduce((sum, points) => sum + points, 0);
}

/** A list in a view that only its owner may read; empty for everybody else. */
export function listed<T>(things: T[] | number): T[] {
  return typeof things === "number" ? [] : things;
}

export function counted(things: unknown[] | number): number {
  return typeof things === "number" ? things : things.length;
}

/** What kind of village a token is: its id without its number. */
export function villageOf(token: string): string {
  return token.split(".")[0] ?? token;
}
