/** How loud the table is: from 0, which is silence and what one begins with, to 1; kept in this browser. */
import { keep, kept } from "./kept";

let volume = $state(Math.min(1, Math.max(0, Number(kept("sound")) || 0)));

export const sound = {
  get volume(): number {
    return volume;
  },
  choose(wanted: number): void {
    volume = wanted;
    keep("sound", String(wanted));
  },
};
