/** The form of a view and of the box of Scharz, as the site sends them, and small readings of them. */
import type { Scene } from "../../table/contract";

/** What lies in a field or a sea; what is not there is left out. */
export interface PlaceView {
  holder?: number;
  /** Whose settlement, and which. */
  town?: [seat: number, building: string];
  grain?: number;
  encircled?: boolean;
  yard?: string;
  fish?: number;
  fort?: true;
  /** Who builds what, and how many of the four quarters stand. */
  site?: [seat: number, building: string, quarters: number];
  crop?: [seat: number, grain: number];
  herds?: [seat: number, kinds: string[]];
  plundered?: true;
  /** What the summer did to the grain there. */
  weather?: string;
}

export interface RealmView {
  faction: string;
  rival: number;
  gold: number;
  prestige: number;
  points: number;
  /** By `kind.place.post`; units of another level than the standard have it behind their kind: `light-2`. */
  units: Record<string, number>;
  spent: Record<string, number>;
  commander?: string;
  /** By `kind.field`. */
  training?: Record<string, number>;
  announced: string;
  out: boolean;
  agrarian: number;
  goals: Record<string, number>;
  needed: Record<string, number>;
  parts: Record<string, number>;
}

export interface TreatyView {
  seats: [number, number];
  kind: string;
  receiver: number;
  gold: number;
  until: number;
}

export interface ScharzView {
  map: string;
  mode: "fast" | "basic" | "original" | "extended";
  round: number;
  year: number;
  season: string;
  subphase: string;
  fields: Record<string, PlaceView>;
  realms: RealmView[];
  treaties: TreatyView[];
  /** In winter that of each climate and of the sea. */
  weather?: { zone: string; weather: string }[];
  ending: string;
  winners: number[];
}

export interface FieldKind {
  id: string;
  /** The first says what it yields; a second one makes it mixed ground. */
  colours: string[];
  climate: string;
  /** The factions that are at home there. */
  home: string[];
  neutral: string;
  special: string;
  /** Rivers that some ships go up. */
  rivers: string[];
  seas: string[];
  beside: string[];
  black: string[];
}

export interface SeaKind {
  id: string;
  rough: boolean;
  beside: string[];
}

export interface ScharzBoard {
  fields: FieldKind[];
  seas: SeaKind[];
  /** Which places of a map are in play from so many players on. */
  parts: { map: string; players: number; places: string[] }[];
  units: { id: string }[];
  herds: { id: string }[];
  seasons: string[];
}

/** What the scene shows, in the title's own form. */
export function viewOf(scene: Scene): ScharzView {
  return scene.view as ScharzView;
}

export function boardOf(scene: Scene): ScharzBoard {
  return scene.board as ScharzBoard;
}

/** The fields and seas of a game with so many players on its map. */
export function inPlay(board: ScharzBoard, { map, realms }: ScharzView): string[] {
  const parts = board.parts.filter((part) => part.map === map);
  const part = parts.filter(({ players }) => players <= realms.length).at(-1) ?? parts[0];
  return part?.places ?? [];
}

/** The level of a unit of which nothing else is said. */
const STANDARD = 1;

/** Kind and level of what stands in a stack: `light-2`. */
export function troopOf(troop: string): { kind: string; level: number } {
  const [kind = "", level = STANDARD] = troop.split("-");
  return { kind, level: Number(level) };
}

export interface Units {
  seat: number;
  /** Kind and level as the box names them. */
  troop: string;
  kind: string;
  level: number;
  count: number;
  /** Out in the open, inside a settlement, at work or in a shipyard. */
  post: string;
  /** How many of them have moved already. */
  spent: number;
}

/** The units in every place, those of a seat together. */
export function unitsByPlace(view: ScharzView): Map<string, Units[]> {
  const found = new Map<string, Units[]>();
  for (const [seat, realm] of view.realms.entries()) {
    for (const [name, count] of Object.entries(realm.units)) {
      const [troop = "", place = "", post = ""] = name.split(".");
      const there = found.get(place) ?? [];
      there.push({ seat, troop, ...troopOf(troop), count, post, spent: realm.spent[name] ?? 0 });
      found.set(place, there);
    }
  }
  return found;
}

/** How many units of each kind and level a seat has. */
export function army(realm: RealmView): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, count] of Object.entries(realm.units)) {
    const troop = name.slice(0, name.indexOf("."));
    found.set(troop, (found.get(troop) ?? 0) + count);
  }
  return found;
}

export interface Stores {
  grain: number;
  fish: number;
  /** Still in the fields. */
  crops: number;
  herds: Map<string, number>;
}

/** What a seat has in its settlements and on its fields. */
export function storesOf(view: ScharzView, seat: number): Stores {
  const stores: Stores = { grain: 0, fish: 0, crops: 0, herds: new Map() };
  for (const place of Object.values(view.fields)) {
    if (place.town?.[0] === seat) {
      stores.grain += place.grain ?? 0;
      stores.fish += place.fish ?? 0;
    }
    if (place.crop?.[0] === seat) stores.crops += place.crop[1];
    if (place.herds?.[0] === seat) {
      for (const kind of place.herds[1]) stores.herds.set(kind, (stores.herds.get(kind) ?? 0) + 1);
    }
  }
  return stores;
}

/** All places that a seat holds. */
export function heldBy(view: ScharzView, seat: number): string[] {
  return Object.entries(view.fields).flatMap(([id, { holder }]) => (holder === seat ? [id] : []));
}

/** Where one looks who holds nothing. */
/** Where the viewer looks when nothing is asked; whoever holds nothing looks at a field that is special, like Rome. */
export function homeOf(scene: Scene): string {
  const own = scene.viewer === null ? undefined : heldBy(viewOf(scene), scene.viewer)[0];
  if (own) return own;
  const played = inPlay(boardOf(scene), viewOf(scene));
  const special = boardOf(scene).fields.find((field) => field.special && played.includes(field.id));
  return special?.id ?? played[0] ?? "";
}
