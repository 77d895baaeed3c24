/** What lies on the map, in words: for who listens, and for the lens. */
import type { Scene } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import { BARBARIANS, PIRATES, type Stack, stacksOn, viewOf } from "./view";

/** The name of an owner of pieces. */
export function ownerName(scene: Scene, owner: number): string {
  if (owner === BARBARIANS) return scene.words.say("seat-barbarians");
  if (owner === PIRATES) return scene.words.say("seat-pirates");
  return scene.seats.find((one) => one.number === owner)?.name ?? String(owner + 1);
}

/** A sentence begins with a capital letter, whatever name it begins with. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Terrain, or that nobody has been there. */
export function groundInWords(scene: Scene, id: string): string {
  const hex = viewOf(scene).hexes[id];
  if (!hex?.terrain) return say("clash-hex-unexplored");
  const terrain = scene.words.say(`terrain-${hex.terrain}`);
  return hex.exhausted ? say("clash-hex-exhausted", { terrain }) : terrain;
}

/** Whose city stands there, its size, its mood and what it is made of. */
export function cityInWords(scene: Scene, id: string): string[] {
  const city = viewOf(scene).cities[id];
  if (!city) return [];
  const name = ownerName(scene, city.owner);
  if (city.owner < 0) return [say("clash-city-barbarians")];
  const mood = scene.words.say(`mood-${city.mood}`);
  const found = [say("clash-city", { name, size: city.size, mood })];
  const pieces = [
    ...city.buildings.map(([kind, colour]) =>
      colour === city.owner
        ? scene.words.say(`building-${kind}`)
        : say("clash-city-foreign", {
            building: scene.words.say(`building-${kind}`),
            name: ownerName(scene, colour),
          }),
    ),
    ...city.wonders.map((wonder) => scene.words.say(`wonder-${wonder}`)),
  ];
  if (pieces.length) found.push(say("clash-city-pieces", { list: pieces.join(", ") }));
  if (city.port) found.push(say("clash-city-port", { hex: city.port }));
  if (city.activations) found.push(say("clash-city-activated", { count: city.activations }));
  return found;
}

/** So many of a unit: "settler", "2 × ship"; a leader by name. */
export function stackInWords(scene: Scene, { unit, count, owner }: Stack): string {
  const leader = unit === "leader" && viewOf(scene).players[owner]?.leader;
  const name = scene.words.say(leader ? `leader-${leader}` : `unit-${unit}`);
  return count > 1 ? `${count} × ${name}` : name;
}

/** The units of each owner: "Marion: 2 × infantry, settler". */
export function unitsInWords(scene: Scene, id: string): { owner: number; text: string }[] {
  const hex = viewOf(scene).hexes[id];
  if (!hex) return [];
  const stacks = stacksOn(hex);
  return [...new Set(stacks.map((stack) => stack.owner))].map((owner) => {
    const list = stacks.filter((stack) => stack.owner === owner).map((stack) => stackInWords(scene, stack));
    return { owner, text: `${ownerName(scene, owner)}: ${list.join(", ")}` };
  });
}

/** Everything about a hex in one line. */
export function inWords(scene: Scene, id: string): string {
  const parts = [
    groundInWords(scene, id),
    ...cityInWords(scene, id),
    ...unitsInWords(scene, id).map((line) => line.text),
  ];
  return `${id}. ${parts.map(sentence).join(". ")}.`;
}
