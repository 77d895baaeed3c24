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
}

export interface RealmView {
  faction: string;
  rival: number;
  gold: number;
  prestige: number;
  points: number;
  /** By `kind.place.post`. */
  units: Record<string, number>;
  spent: Record<string, number>;
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
  mode: "fast" | "basic";
  round: number;
  year: number;
  season: string;
  subphase: string;
  fields: Record<string, PlaceView>;
  realms: RealmView[];
  treaties: TreatyView[];
  ending: string;
  winners: number[];
}

export interface FieldKind {
  id: string;
  /** The first says what it yields; a second one makes it mixed ground. */
  colours: string[];
  climate: string;
  home: string;
  neutral: string;
  special: string;
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
  /** Which places are in play from so many players on. */
  parts: { players: number; places: string[] }[];
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

/** The fields and seas of a game with so many players. */
export function inPlay(board: ScharzBoard, seats: number): string[] {
  const part = board.parts.filter(({ players }) => players <= seats).at(-1) ?? board.parts[0];
  return part?.places ?? [];
}

export interface Units {
  seat: number;
  kind: string;
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
      const [kind = "", place = "", post = ""] = name.split(".");
      const there = found.get(place) ?? [];
      there.push({ seat, kind, count, post, spent: realm.spent[name] ?? 0 });
      found.set(place, there);
    }
  }
  return found;
}

/** How many of each kind of unit a seat has. */
export function army(realm: RealmView): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, count] of Object.entries(realm.units)) {
    const kind = name.slice(0, name.indexOf("."));
    found.set(kind, (found.get(kind) ?? 0) + count);
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
const HEART = "roma";

/** Where the viewer looks when nothing is asked. */
export function homeOf(scene: Scene): string {
  const own = scene.viewer === null ? undefined : heldBy(viewOf(scene), scene.viewer)[0];
  return own ?? HEART;
}
