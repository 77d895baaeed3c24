/** What lies on the map, said in words: for a screen reader, and for the lens. */
import type { Scene } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import { AUTOMAS, boardOf, NOBODY, type Piece, piecesIn, type ProvinceKind, viewOf } from "./view";

export function seatName(scene: Scene, seat: number): string {
  if (seat < 0) {
    return scene.words.say(AUTOMAS[seat] ?? (seat === NOBODY ? "seat-nobody" : "seat-barbarians"));
  }
  return scene.seats.find((one) => one.number === seat)?.name ?? String(seat + 1);
}

/** A sentence begins with a capital letter, whatever name it begins with. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A number with its sign, as on a track. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

export function kindOf(scene: Scene, id: string): ProvinceKind | undefined {
  return boardOf(scene).provinces.find((province) => province.id === id);
}

/** Terrain, good, food and whose home it is. */
export function groundInWords(scene: Scene, id: string): string {
  const kind = kindOf(scene, id);
  if (!kind) return "";
  return [
    scene.words.say(`terrain-${kind.terrain}`),
    ...(kind.good ? [scene.words.say(`good-${kind.good}`)] : []),
    ...(kind.food ? [say("era-province-food", { count: kind.food })] : []),
    ...(kind.home ? [say("era-province-home", { tribe: scene.words.say(`tribe-${kind.home}`) })] : []),
  ].join(", ");
}

/** Who holds a province, or that barbarians live there. */
export function heldInWords(scene: Scene, id: string): string {
  const { holder, village } = viewOf(scene).provinces[id] ?? {};
  if (holder !== undefined) return say("era-province-held", { name: seatName(scene, holder) });
  return say(village ? "era-province-village" : "era-province-free");
}

function pieceInWords({ kind, count, marching }: Piece): string {
  const words = {
    city: () => say("era-piece-city"),
    post: () => say("era-piece-post"),
    vassal: () => say("era-piece-vassals", { count }),
    fleet: () => say("era-piece-fleets", { count }),
  }[kind]();
  return marching ? say("era-piece-marching", { pieces: words }) : words;
}

/** The pieces of each player: "Ada: city, 2 vassals". */
export function piecesInWords(scene: Scene, id: string): { seat: number; text: string }[] {
  const bySeat = new Map<number, string[]>();
  for (const piece of piecesIn(viewOf(scene), id)) {
    bySeat.set(piece.seat, [...(bySeat.get(piece.seat) ?? []), pieceInWords(piece)]);
  }
  return [...bySeat].map(([seat, words]) => ({
    seat,
    text: `${seatName(scene, seat)}: ${words.join(", ")}`,
  }));
}

/** Everything about a province in one line. */
export function inWords(scene: Scene, id: string): string {
  const field = viewOf(scene).provinces[id]?.battlefield;
  const parts = [
    groundInWords(scene, id),
    heldInWords(scene, id),
    ...piecesInWords(scene, id).map((line) => line.text),
    ...(field ? [say("era-province-battlefield", { count: field })] : []),
  ];
  return `${scene.words.say(`province-${id}`)}. ${parts.map(sentence).join(". ")}.`;
}
