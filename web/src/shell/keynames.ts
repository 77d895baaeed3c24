/** How a key is written for people: `Ctrl+k` is Strg+K on a German keyboard. */
import { has, say } from "../texts/index.svelte";

export function keyName(key: string): string {
  return key
    .split("+")
    .map((part) => {
      const id = `key.${part}`;
      if (has(id)) return say(id);
      return part.length === 1 ? part.toUpperCase() : part;
    })
    .join("+");
}
