/** What the parts of a combat value are called: things of the game by their names, the rest by ours. */
import type { Scene } from "../../../table/contract";
import { say } from "../../../texts/index.svelte";
import type { ClashBoard } from "../view";

const KINDS = ["unit", "advance", "tactic", "wonder", "building", "civil"] as const;

/** The name of a source, whatever kind of thing it is. */
export function termName(scene: Scene, source: string): string {
  const [id = source] = source.split(":");
  const kind = KINDS.find((one) => scene.words.has(`${one}-${id}`));
  if (kind) return scene.words.say(`${kind}-${id}`);
  return source === "dice" ? say("clash-battle-dice") : source;
}

/** For each die: has its symbol spurred a unit on? As many of a kind have as the sum says. */
export function spurring(
  { faces, units }: ClashBoard,
  rolled: readonly number[],
  terms: readonly [string, number][],
): boolean[] {
  const worth = (id: string): number => units.find((unit) => unit.id === id)?.combat_value || 1;
  const left = new Map(terms.map(([source, amount]) => [source, Math.abs(amount) / worth(source)]));
  return rolled.map((face) => {
    const symbol = faces[face - 1]?.symbol ?? "";
    const number = left.get(symbol) ?? 0;
    left.set(symbol, number - 1);
    return number > 0;
  });
}
