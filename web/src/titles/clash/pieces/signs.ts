/** Everything on the map that keeps a size of its own, arranged for a number of pixels for a unit of the sheet. */
import { STEADY } from "../../../boards/parts/camera";
import type { Spot } from "../../../boards/parts/places";
import { LEAST_PIXELS, type Room } from "../../../boards/parts/rooms";
import type { ClashView } from "../view";
import { type Badge, badgesOf, roomOf } from "./badges";
import { chipRoom, type Name, namesOf } from "./labels";

/** A chip that is wanted: the digit of something lit, with the number of letters beside it. */
export interface Wanted {
  target: string;
  spot: Spot;
  letters: number;
}

export interface Signs {
  /** The smallest size that can be read, in units. */
  least: number;
  badges: Map<string, Badge[]>;
  /** Where the chips stand, by their targets. */
  chips: Map<string, Room>;
  names: Name[];
}

/** Width of a letter on a chip, what is around its words, and its height; all as if the map were as large as drawn. */
const CHIP = { letter: 7.5, around: 44, most: 30, high: 32 } as const;

export function signsOf(
  view: Pick<ClashView, "hexes" | "cities">,
  places: readonly (readonly [hex: string, middle: Spot])[],
  wanted: readonly Wanted[],
  scale: number,
): Signs {
  const least = LEAST_PIXELS / scale;
  const badges = new Map<string, Badge[]>();
  const taken: Room[] = [];
  for (const [id, spot] of places) {
    const hex = view.hexes[id];
    if (!hex) continue;
    const shown = badgesOf(hex, view.cities[id], least);
    badges.set(id, shown);
    taken.push(...shown.map((badge) => roomOf(badge, spot)));
  }
  const chips = new Map<string, Room>();
  const steady = STEADY / scale;
  for (const { target, spot, letters } of wanted) {
    const wide = letters ? Math.min(letters, CHIP.most) * CHIP.letter + CHIP.around : CHIP.high;
    const room = chipRoom(spot, (wide * steady) / 2, (CHIP.high * steady) / 2, taken);
    chips.set(target, room);
    taken.push(room);
  }
  return { least, badges, chips, names: namesOf(places, scale, taken) };
}
