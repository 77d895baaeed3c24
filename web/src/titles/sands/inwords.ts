/** What lies on the map, said in words: for a screen reader, and for the lens. */
import type { Scene } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import { boardOf, capitalOf, caravansOn, NOBODY, viewOf } from "./view";

export function seatName(scene: Scene, seat: number): string {
  return scene.seats.find((one) => one.number === seat)?.name ?? String(seat + 1);
}

/** A sentence begins with a capital letter, whatever name it begins with. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Who controls a region. */
export function heldInWords(scene: Scene, id: string): string {
  const view = viewOf(scene);
  const holder = view.regions[id]?.control ?? NOBODY;
  if (holder === NOBODY) return say("sands-region-free");
  const name = seatName(scene, holder);
  return capitalOf(view, id) === holder
    ? say("sands-region-capital", { name })
    : say("sands-region-held", { name });
}

/** The citizens of each player: "Marion: 2 peasants, 1 soldier". */
export function citizensInWords(scene: Scene, id: string): { seat: number; text: string }[] {
  const region = viewOf(scene).regions[id];
  if (!region) return [];
  return region.peasants.flatMap((peasants, seat) => {
    const soldiers = region.soldiers[seat] ?? 0;
    if (!peasants && !soldiers) return [];
    const both = [
      ...(peasants ? [say("sands-peasants", { count: peasants })] : []),
      ...(soldiers ? [say("sands-soldiers", { count: soldiers })] : []),
    ];
    return [{ seat, text: `${seatName(scene, seat)}: ${both.join(", ")}` }];
  });
}

export function terrainOf(scene: Scene, id: string): string {
  return boardOf(scene).regions.find((region) => region.id === id)?.terrain ?? "plain";
}

/** Terrain, resource and capacity. */
export function groundInWords(scene: Scene, id: string): string {
  const region = viewOf(scene).regions[id];
  if (!region) return "";
  return say("sands-region-ground", {
    terrain: scene.words.say(`terrain-${terrainOf(scene, id)}`),
    resource: scene.words.say(`resource-${region.resource}`),
    capacity: region.capacity,
  });
}

/** Everything about a region in one line. */
export function inWords(scene: Scene, id: string): string {
  const region = viewOf(scene).regions[id];
  const name = scene.words.say(`region-${id}`);
  if (!region) return name;
  const parts = [
    groundInWords(scene, id),
    heldInWords(scene, id),
    ...citizensInWords(scene, id).map((line) => line.text),
  ];
  if (region.buildings.length) {
    const list = region.buildings.map((building) => scene.words.say(`building-${building}`)).join(", ");
    parts.push(say("sands-region-buildings", { list }));
  }
  return `${name}. ${parts.map(sentence).join(". ")}.`;
}

/** A border, its trade good and its caravans in one line. */
export function borderInWords(scene: Scene, id: string): string {
  const good = boardOf(scene).borders.find((border) => border.id === id)?.good;
  const caravans = caravansOn(viewOf(scene), id);
  const parts = [scene.words.say(`border-${id}`)];
  if (good) parts.push(say("sands-border-good", { good: scene.words.say(`good-${good}`) }));
  if (caravans.length) {
    const names = caravans.map((seat) => seatName(scene, seat)).join(", ");
    parts.push(say("sands-border-caravans", { names, count: caravans.length }));
  }
  return `${parts.join(". ")}.`;
}
