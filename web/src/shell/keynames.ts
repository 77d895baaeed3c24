/** How a key is written for people: `Ctrl+k` is Strg+K on a German keyboard. */
import { sayIfAny } from "../texts/index.svelte";

export function keyName(key: string): string {
  return key
    .split("+")
    .map((part) => sayIfAny(`key-${part}`) ?? (part.length === 1 ? part.toUpperCase() : part))
    .join("+");
}
