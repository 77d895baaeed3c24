/** What lies on the map, said in words: for a screen reader, and for the lens. */
import type { Scene } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import { boardOf, type FieldKind, type SeaKind, unitsByPlace, viewOf } from "./view";

export function seatName(scene: Scene, seat: number): string {
  return scene.seats.find((one) => one.number === seat)?.name ?? String(seat + 1);
}

/** A sentence begins with a capital letter, whatever name it begins with. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function fieldOf(scene: Scene, id: string): FieldKind | undefined {
  return boardOf(scene).fields.find((field) => field.id === id);
}

export function seaOf(scene: Scene, id: string): SeaKind | undefined {
  return boardOf(scene).seas.find((sea) => sea.id === id);
}

/** Everything one can go to from a place, and what lies behind a border that cannot be crossed. */
export function neighbours(scene: Scene, id: string): { open: string[]; black: string[] } {
  const field = fieldOf(scene, id);
  if (field) return { open: [...field.beside, ...field.seas], black: field.black };
  const coasts = boardOf(scene).fields.flatMap((one) => (one.seas.includes(id) ? [one.id] : []));
  return { open: [...(seaOf(scene, id)?.beside ?? []), ...coasts], black: [] };
}

export function bordersOf(scene: Scene, id: string): { open: string[]; black: string[] } {
  const { open, black } = neighbours(scene, id);
  const name = (other: string): string => scene.words.say(`place-${other}`);
  return { open: open.map(name), black: black.map(name) };
}

/** Colours, or the state of the sea, whose homeland it is, and whether a river flows through it. */
export function groundInWords(scene: Scene, id: string): string {
  const field = fieldOf(scene, id);
  if (!field) return say(seaOf(scene, id)?.rough ? "scharz-sea-rough" : "scharz-sea-calm");
  if (field.neutral) return say("scharz-place-neutral");
  return [
    field.colours.map((colour) => scene.words.say(`colour-${colour}`)).join(", "),
    ...field.home.map((faction) =>
      say("scharz-place-home", { faction: scene.words.say(`faction-${faction}`) }),
    ),
    ...(field.rivers.length ? [say("scharz-place-river")] : []),
  ].join(", ");
}

export function heldInWords(scene: Scene, id: string): string {
  const holder = viewOf(scene).fields[id]?.holder;
  return holder === undefined
    ? say("scharz-place-free")
    : say("scharz-place-held", { name: seatName(scene, holder) });
}

/** Settlement, building site, stores, crop and herds, one line each. */
export function lyingInWords(scene: Scene, id: string): string[] {
  const place = viewOf(scene).fields[id];
  if (!place) return [];
  const word = (kind: string, name: string): string => scene.words.say(`${kind}-${name}`);
  const lines: string[] = [];
  if (place.town) {
    const built = [place.town[1], ...(place.yard ? [place.yard] : []), ...(place.fort ? ["fort"] : [])];
    const stored = [
      ...(place.grain ? [`${place.grain} × ${word("good", "grain")}`] : []),
      ...(place.fish ? [`${place.fish} × ${word("good", "fish")}`] : []),
    ];
    lines.push([...built.map((one) => word("building", one)), ...stored].join(", "));
    if (place.encircled) lines.push(say("scharz-place-encircled"));
  }
  if (place.site)
    lines.push(
      say("scharz-place-site", { building: word("building", place.site[1]), quarters: place.site[2] }),
    );
  if (place.crop) lines.push(say("scharz-place-crop", { count: place.crop[1] }));
  if (place.herds) lines.push(place.herds[1].map((kind) => word("herd", kind)).join(", "));
  if (place.plundered) lines.push(say("scharz-place-plundered"));
  if (place.weather) lines.push(say("scharz-place-weather", { weather: word("weather", place.weather) }));
  return lines;
}

/** The units of each player: "Ada: 3 × light infantry". */
export function unitsInWords(scene: Scene, id: string): { seat: number; text: string }[] {
  const bySeat = new Map<number, string[]>();
  for (const { seat, troop, count, post, spent } of unitsByPlace(viewOf(scene)).get(id) ?? []) {
    const where = post === "open" ? "" : ` (${scene.words.say(`post-${post}`)})`;
    const moved = spent ? `, ${say("scharz-units-spent", { count: spent })}` : "";
    const line = `${count} × ${scene.words.say(`unit-${troop}`)}${where}${moved}`;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), line]);
  }
  return [...bySeat].map(([seat, lines]) => ({
    seat,
    text: `${seatName(scene, seat)}: ${lines.join(", ")}`,
  }));
}

/** Everything about a place in one line. */
export function inWords(scene: Scene, id: string): string {
  const parts = [
    groundInWords(scene, id),
    heldInWords(scene, id),
    ...lyingInWords(scene, id),
    ...unitsInWords(scene, id).map((line) => line.text),
  ];
  return `${scene.words.say(`place-${id}`)}. ${parts.map(sentence).join(". ")}.`;
}

/** A number with a true minus. */
export const written = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
