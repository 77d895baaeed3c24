/**
 * What stands in a region as one cluster: above, the capital and the buildings; below them the resource tile and one badge
 * for each player. Nothing in it is too small to read. Where a cluster stands depends on the map and its size alone, so no
 * move of a piece shifts another; one that does not fit its region stands beside it, in a callout.
 */
import type { Spot } from "../../../boards/parts/places";
import { LEAST_PIXELS, overlap, type Room } from "../../../boards/parts/rooms";
import type { Atlas, RegionShape } from "../atlas";
import { NOBODY, type RegionView } from "../view";
import { SMALLEST, WIDE } from "./buildings";

/** The pieces of one player in a region. */
export interface Badge {
  seat: number;
  peasants: number;
  soldiers: number;
  /** Of its left end, and of the middle of its height, around the middle of the cluster. */
  at: Spot;
  width: number;
}

export interface Cluster {
  /** Sizes are given for 1. */
  scale: number;
  /** Middle of the resource tile. */
  tile: Spot;
  /** Middle of the capital's ring, if it is one. */
  capital: Spot | undefined;
  /** Foot of each building. */
  buildings: Spot[];
  /** The scale of their drawings. */
  built: number;
  badges: Badge[];
  /** All of it, around the middle. */
  width: number;
  height: number;
  /** How much higher than the middle of the cluster the middle of its room lies. */
  up: number;
}

/** Measures at scale 1. Digits are as high as the type that they are set in. */
export const BADGE = { high: 31, token: 20, peasant: 40, soldier: 44, digits: 29.5, second: 13 } as const;
export const TILE = { width: 47, high: 31 } as const;
export const CAPITAL = 36;
const GAP = 4;
const ROW = 34;
const [ROOMY, TALL] = [1.14, 40];

/** How much larger than drawn everything must be for so many pixels for a unit. */
export function scaleFor(pixels: number): number {
  return Math.max(1, LEAST_PIXELS / BADGE.digits / pixels);
}

function digits(count: number): number {
  return count > 9 ? BADGE.second : 0;
}

export function badgeWidth(peasants: number, soldiers: number): number {
  const first = peasants ? BADGE.peasant + digits(peasants) : 0;
  const second = soldiers ? BADGE.soldier + digits(soldiers) : 0;
  return BADGE.token + first + second + (first || second ? 2 : 4);
}

/** The cluster of a region. Where the region is narrow, the tile stands with the buildings. */
export function clusterOf(region: RegionView, capital: boolean, pixels: number, narrow: boolean): Cluster {
  const scale = scaleFor(pixels);
  const built = Math.max(ROOMY, LEAST_PIXELS / SMALLEST / pixels / scale);
  const room = (WIDE * built) / ROOMY;
  const holder = region.control;
  const seats = region.peasants.flatMap((peasants, seat) => {
    const soldiers = region.soldiers[seat] ?? 0;
    return peasants || soldiers || seat === holder ? [{ seat, peasants, soldiers }] : [];
  });
  const ordered = seats.sort((one, other) => Number(other.seat === holder) - Number(one.seat === holder));
  const held = ordered[0]?.seat === holder && holder !== NOBODY;
  const high = Boolean(region.buildings.length) || capital;

  const above = (capital ? CAPITAL : 0) + region.buildings.length * room;
  const tileAbove = narrow && (high || ordered.length > 0);
  const first = ordered[0];
  const main = first ? badgeWidth(first.peasants, first.soldiers) : 0;
  const beside = !tileAbove && (held || !first);
  const row = beside ? TILE.width + (main ? GAP + main : 0) : main;
  const top = tileAbove ? TILE.width + GAP + above : above;
  const lone = !tileAbove && !beside;

  const width = Math.max(
    row,
    top,
    lone ? TILE.width + GAP + main : 0,
    ...ordered.slice(1).map((one) => badgeWidth(one.peasants, one.soldiers)),
  );
  const start = beside || lone ? -(TILE.width + (main ? GAP + main : 0)) / 2 : -main / 2;
  const badges: Badge[] = ordered.map((one, number) => {
    const wide = badgeWidth(one.peasants, one.soldiers);
    const left = number === 0 ? (beside || lone ? start + TILE.width + GAP : start) : -wide / 2;
    return { ...one, at: [left, number * ROW], width: wide };
  });
  const upper = -BADGE.high / 2 - (tileAbove && !high ? TILE.high / 2 + 1 : 4);
  let x = -top / 2;
  const tile: Spot = tileAbove
    ? [x + TILE.width / 2, high ? -BADGE.high / 2 - 2 - TILE.high / 2 : upper]
    : [start + TILE.width / 2, 0];
  if (tileAbove) x += TILE.width + GAP;
  const ring: Spot | undefined = capital ? [x + CAPITAL / 2, upper - CAPITAL / 2 + 2] : undefined;
  if (capital) x += CAPITAL;
  const buildings = region.buildings.map((_, number): Spot => [x + room * (number + 0.5), upper]);
  const rise = high ? TALL : tileAbove ? TILE.high + 2 : 0;
  const fall = Math.max(0, badges.length - 1) * ROW;
  const height = rise + BADGE.high + fall;
  return {
    scale,
    tile,
    capital: ring,
    buildings,
    built,
    badges,
    width: width * scale,
    height: height * scale,
    up: ((rise - fall) / 2) * scale,
  };
}

/** The room of the plate of a callout, around its middle. */
export function plateRoom({ width, height, scale }: Cluster, [x, y]: Spot): Room {
  return {
    x,
    y,
    halfWidth: width / 2 + PLATE.aside,
    halfHeight: height / 2 + PLATE.aside + (PLATE.name * scale) / 2,
  };
}

/** The room that a cluster takes around a spot. */
export function roomAt({ width, height, up }: Cluster, [x, y]: Spot): Room {
  return { x, y: y - up, halfWidth: width / 2, halfHeight: height / 2 };
}

/** What is reckoned with in every region: a tile, a player's pieces of both kinds, and a building. */
const USUAL: RegionView = {
  resource: "crops",
  capacity: 4,
  control: 0,
  buildings: ["city"],
  peasants: [2],
  soldiers: [2],
};
/** A region no broader than so many clusters is narrow. */
const BROAD = 1.25;
/** How bad it is to cover something: other pieces, a border's goods, a name, the rim of the sheet; to be far from the heart. */
const COVERING = { pieces: 40, goods: 12, name: 3, rim: 40 } as const;
const FAR = 0.35;
/** Half of what a callout leaves free at the heart of every region: there its own line may begin. */
const HEART = 16;
/** So much of its own room may lie under others before a cluster has to stand elsewhere. */
const TOLERATED = 0.06;

export interface Stand {
  spot: Spot;
  narrow: boolean;
  /** It does not fit its region: it is drawn in a callout, and this is the middle of the plate. */
  callout: Spot | undefined;
}

/** Small boxes along a name. */
export function lettersOf({ label }: RegionShape): Room[] {
  const angle = (label.angle * Math.PI) / 180;
  const half = label.size * 0.42;
  const steps = Math.max(1, Math.round(label.width / (2 * half)));
  return [...Array(steps).keys()].map((step) => {
    const along = ((step + 0.5) / steps - 0.5) * label.width;
    return {
      x: label.x + along * Math.cos(angle),
      y: label.y + along * Math.sin(angle),
      halfWidth: half,
      halfHeight: half,
    };
  });
}

function shared(room: Room, others: readonly Room[]): number {
  return others.reduce((sum, other) => sum + overlap(room, other), 0);
}

/** At the foot of the sheet the hand lies over it. */
const HAND = 112;

/** How much of it lies beyond the rim of the sheet, or under the hand. */
function beyond({ x, y, halfWidth, halfHeight }: Room, [width, whole]: readonly [number, number]): number {
  const height = whole - HAND;
  const across = Math.max(0, halfWidth - x) + Math.max(0, x + halfWidth - width);
  const down = Math.max(0, halfHeight - y) + Math.max(0, y + halfHeight - height);
  return across * 2 * halfHeight + down * 2 * halfWidth;
}

/** Goods on borders and room for a caravan beside them. */
export function goodsRooms(atlas: Atlas, borders: readonly string[], pixels: number): Room[] {
  const half = Math.max(15.5, LEAST_PIXELS / pixels / 2);
  return borders.flatMap((id) => {
    const border = atlas.borders[id];
    return border ? [{ x: border.anchor[0], y: border.anchor[1], halfWidth: half, halfHeight: half }] : [];
  });
}

function spotsIn({ slots, label }: RegionShape): Spot[] {
  const all = [slots.tile, slots.control, ...slots.stacks, ...slots.buildings];
  const middles = all.slice(1).map(([x, y]): Spot => [(x + slots.tile[0]) / 2, (y + slots.tile[1]) / 2]);
  return [...all, ...middles, [label.x, label.y + label.size * 2]];
}

const kept = new Map<string, Map<string, Stand>>();

/** Where the cluster of each region in play stands, for a number of pixels for a unit of the map. */
export function standsOf(
  atlas: Atlas,
  regions: readonly string[],
  goods: readonly string[],
  pixels: number,
): Map<string, Stand> {
  const key = `${pixels}:${regions.join()}`;
  let stands = kept.get(key);
  if (!stands) {
    stands = placed(atlas, regions, goods, pixels);
    kept.set(key, stands);
  }
  return stands;
}

function placed(
  atlas: Atlas,
  regions: readonly string[],
  goods: readonly string[],
  pixels: number,
): Map<string, Stand> {
  const area = ([left, top, right, bottom]: RegionShape["box"]): number => (right - left) * (bottom - top);
  const shapes = regions.flatMap((id) => (atlas.regions[id] ? [[id, atlas.regions[id]] as const] : []));
  const sorted = [...shapes].sort(([, one], [, other]) => area(one.box) - area(other.box));
  const names = shapes.flatMap(([, shape]) => lettersOf(shape));
  const wares = goodsRooms(atlas, goods, pixels);
  const taken: Room[] = [];
  const stands = new Map<string, Stand>();
  const homeless: [string, RegionShape, Cluster, boolean][] = [];
  for (const [id, shape] of sorted) {
    const wide = shape.box[2] - shape.box[0];
    let best: { cost: number; covered: number; spot: Spot; narrow: boolean; cluster: Cluster } | undefined;
    for (const narrow of [false, true]) {
      const cluster = clusterOf(USUAL, false, pixels, narrow);
      if (!narrow && wide < cluster.width * BROAD) continue;
      for (const spot of spotsIn(shape)) {
        const room = roomAt(cluster, spot);
        const covered = shared(room, taken) + beyond(room, atlas.view);
        const [tx, ty] = shape.slots.tile;
        const cost =
          covered * COVERING.pieces +
          shared(room, wares) * COVERING.goods +
          shared(room, names) * COVERING.name +
          Math.hypot(spot[0] - tx, spot[1] - ty) * FAR * cluster.height;
        if (!best || cost < best.cost) best = { cost, covered, spot, narrow, cluster };
      }
    }
    if (!best) continue;
    const { spot, narrow, cluster } = best;
    if (best.covered > TOLERATED * cluster.width * cluster.height)
      homeless.push([id, shape, cluster, narrow]);
    else {
      taken.push(roomAt(cluster, spot));
      stands.set(id, { spot, narrow, callout: undefined });
    }
  }
  for (const [id, shape, , narrow] of homeless) {
    const spot = shape.slots.tile;
    const plate = plateFor(atlas, spot, clusterOf(USUAL, false, pixels, true), taken, [...wares, ...names]);
    taken.push(plate);
    stands.set(id, { spot, narrow, callout: [plate.x, plate.y] });
  }
  return stands;
}

/** A region with what stands in it, and where. */
export interface Standing {
  id: string;
  region: RegionView;
  stand: Stand;
  cluster: Cluster;
}

/**
 * Everything as it stands now. A cluster that has grown over others (a capital with buildings and guests) goes to another
 * spot of its region, or gets a callout; the others stay where they are.
 */
export function standingOf(
  atlas: Atlas,
  regions: Readonly<Record<string, RegionView>>,
  isCapital: (id: string) => boolean,
  goods: readonly string[],
  pixels: number,
): Standing[] {
  const key = JSON.stringify([
    pixels,
    Object.entries(regions).map(([id, region]) => [id, isCapital(id), region]),
  ]);
  if (key !== latest.key) latest = { key, standing: arranged(atlas, regions, isCapital, goods, pixels) };
  return latest.standing;
}

/** Most answers move nothing on the map. */
let latest: { key: string; standing: Standing[] } = { key: "", standing: [] };

function arranged(
  atlas: Atlas,
  regions: Readonly<Record<string, RegionView>>,
  isCapital: (id: string) => boolean,
  goods: readonly string[],
  pixels: number,
): Standing[] {
  const stands = standsOf(atlas, Object.keys(regions), goods, pixels);
  const drawn = (id: string, region: RegionView, stand: Stand): Standing => {
    const narrow = stand.narrow || stand.callout !== undefined;
    return { id, region, stand, cluster: clusterOf(region, isCapital(id), pixels, narrow) };
  };
  const all = Object.entries(regions).flatMap(([id, region]) => {
    const stand = stands.get(id);
    return stand ? [drawn(id, region, stand)] : [];
  });
  const roomOf = ({ stand, cluster }: Standing): Room => roomAt(cluster, stand.callout ?? stand.spot);
  const fixed = [
    ...goodsRooms(atlas, goods, pixels),
    ...Object.values(atlas.regions).flatMap(lettersOf),
    ...Object.values(atlas.regions).map(({ slots: { tile } }): Room => ({
      x: tile[0],
      y: tile[1],
      halfWidth: HEART,
      halfHeight: HEART,
    })),
  ];
  // The largest first: it is what has grown that gives way.
  const size = ({ cluster: { width, height } }: Standing): number => width * height;
  for (const one of [...all].sort((a, b) => size(b) - size(a))) {
    const number = all.indexOf(one);
    const others = all.flatMap((other) => (other === one ? [] : [roomOf(other)]));
    const room = roomOf(one);
    const covered = shared(room, others) + beyond(room, atlas.view);
    const fits = (sum: number, { width, height }: Cluster): boolean => sum <= TOLERATED * width * height;
    if (!one.stand.callout && fits(covered, one.cluster)) continue;
    const shape = atlas.regions[one.id];
    const elsewhere = (shape ? spotsIn(shape) : []).flatMap((spot) =>
      [true, false].map((narrow) => {
        const cluster = clusterOf(one.region, isCapital(one.id), pixels, narrow);
        const there = roomAt(cluster, spot);
        return { spot, narrow, cluster, sum: shared(there, others) + beyond(there, atlas.view) };
      }),
    );
    const [best] = elsewhere.sort((a, b) => a.sum - b.sum);
    if (best && fits(best.sum, best.cluster)) {
      const { spot, narrow, cluster } = best;
      all[number] = { ...one, cluster, stand: { spot, narrow, callout: undefined } };
      continue;
    }
    const cluster = clusterOf(one.region, isCapital(one.id), pixels, false);
    const heart = one.stand.callout ? one.stand.spot : (atlas.regions[one.id]?.slots.tile ?? one.stand.spot);
    const plate = plateFor(atlas, heart, cluster, others, fixed);
    all[number] = { ...one, cluster, stand: { spot: heart, narrow: false, callout: [plate.x, plate.y] } };
  }
  return all;
}

/** Room around a cluster in its plate, and above it for the name. */
export const PLATE = { aside: 9, name: 26 } as const;
const STEP = 24;
const TOO_FAR = 0.4;

/** The freest place near by for a plate. */
function plateFor(
  atlas: Atlas,
  [x, y]: Spot,
  cluster: Cluster,
  pieces: readonly Room[],
  others: readonly Room[],
): Room {
  const { halfWidth, halfHeight } = plateRoom(cluster, [x, y]);
  let best: Room = { x, y, halfWidth, halfHeight };
  let least = Infinity;
  for (let atX = halfWidth + STEP; atX < atlas.view[0] - halfWidth - STEP; atX += STEP)
    for (let atY = halfHeight + STEP; atY < atlas.view[1] - HAND - halfHeight; atY += STEP) {
      const room: Room = { x: atX, y: atY, halfWidth, halfHeight };
      const away = Math.hypot(atX - x, atY - y);
      const cost =
        shared(room, pieces) * COVERING.pieces + shared(room, others) * COVERING.name + away * away * TOO_FAR;
      if (cost < least) [best, least] = [room, cost];
    }
  return best;
}
