/** How fast the table plays what has happened; changed at any time, kept in this browser. */
import { keep, kept } from "./kept";

export const PACES = ["off", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** How long things take, measured by the normal pace. */
export const STRETCH: Record<Exclude<Pace, "off">, number> = { quick: 0.5, normal: 1, slow: 1.8 };

let chosen = $state<Pace>(PACES.find((one) => one === kept("pace")) ?? "normal");

export const pace = {
  get chosen(): Pace {
    return chosen;
  },
  choose(wanted: Pace): void {
    chosen = wanted;
    keep("pace", wanted);
  },
};
