/** Where the names of regions stand: as drawn on the map, or beside the pieces if these would cover them, or not at all. */
import { overlap, type Room } from "../../../boards/parts/rooms";
import type { Atlas, RegionShape } from "../atlas";
import { lettersOf } from "./clusters";

export type Label = RegionShape["label"];

/** The least height of a name in pixels, and the room between names and pieces. */
const LEAST = 11.5;
const APART = 0.75;

function isFree(
  label: Label,
  shape: RegionShape,
  taken: readonly Room[],
  sheet: readonly [number, number],
): boolean {
  return lettersOf({ ...shape, label }).every(
    (letter) =>
      letter.x > 0 &&
      letter.y > letter.halfHeight &&
      letter.x < sheet[0] &&
      letter.y < sheet[1] - letter.halfHeight &&
      !taken.some((room) => overlap(letter, room)),
  );
}

/** By region; one that is missing has no room. `own` is the room of the pieces of a region. */
export function namesOf(
  atlas: Atlas,
  own: ReadonlyMap<string, Room>,
  obstacles: readonly Room[],
  pixels: number,
  /** Its pieces stand in a callout: a name beside them would name the wrong country. */
  away: (id: string) => boolean = () => false,
): Map<string, Label> {
  const names = new Map<string, Label>();
  const taken = [...own.values(), ...obstacles];
  for (const [id, shape] of Object.entries(atlas.regions)) {
    const { label } = shape;
    const size = Math.max(label.size, LEAST / pixels);
    const small = Math.max(Math.min(size, 17), LEAST / pixels);
    const grown: Label = { ...label, size, width: (label.width * size) / label.size };
    const straight = (x: number, y: number): Label => ({
      x,
      y,
      angle: 0,
      size: small,
      width: (label.width * small) / label.size,
    });
    const room = own.get(id);
    const candidates =
      room && !away(id)
        ? [
            grown,
            straight(room.x, room.y - room.halfHeight - small * APART),
            straight(room.x, room.y + room.halfHeight + small * APART),
          ]
        : [grown];
    const found = candidates.find((one) => isFree(one, shape, taken, atlas.view));
    if (!found) continue;
    names.set(id, found);
    taken.push(...lettersOf({ ...shape, label: found }));
  }
  return names;
}
