/** What the parts of a combat value are called: things of the game by their names, the rest by ours. */
import type { Scene } from "../../../table/contract";
import { say } from "../../../texts/index.svelte";

const KINDS = ["unit", "advance", "tactic", "wonder", "building", "civil"] as const;

/** The name of a source, whatever kind of thing it is. */
export function termName(scene: Scene, source: string): string {
  const [id = source] = source.split(":");
  const kind = KINDS.find((one) => scene.words.has(`${one}-${id}`));
  if (kind) return scene.words.say(`${kind}-${id}`);
  return source === "dice" ? say("clash.battle.dice") : source;
}
