/** The drawn maps: made by tools/maps, each a file of its own that is fetched when a table plays it. */
import type { Spot } from "../../boards/parts/places";
import { type Box, type Drawing, frameOf as frameAround, type Shapes, Sheet } from "../../boards/sheet/sheet";

export interface Atlas extends Drawing {
  places: Shapes;
  /** Land around the map that nobody plays, heights between fields that do not touch, and water that is nobody's. */
  void: string;
  heights: string;
  openSea: string;
  /** Borders that cannot be crossed; some of them are rivers. */
  black: { between: [string, string]; path: string; river?: boolean }[];
}

const addresses = import.meta.glob<string>("./maps/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const sheets = new Map(
  Object.entries(addresses).map(([file, address]) => [
    /(\w+)\.json$/.exec(file)?.[1] ?? file,
    new Sheet<Atlas>(address),
  ]),
);

/** The sheet of a map by its id. */
export function sheetOf(map: string): Sheet<Atlas> {
  const sheet = sheets.get(map);
  if (!sheet) throw new Error(`there is no map ${map}`);
  return sheet;
}

/** So much of a sea is seen around the spot of its pieces: half its width and half its height. */
const OFFING: Spot = [80, 45];

/** The part of the sheet on which some places lie: fields as a whole, of the wide seas what is around their pieces. */
export function frameOf(atlas: Atlas, ids: readonly string[]): Box {
  const seen = ids.flatMap((id): [string, Shapes[string]][] => {
    const shape = atlas.places[id];
    if (!shape) return [];
    const [x, y] = shape.spot;
    const box: Box = [x - OFFING[0], y - OFFING[1], x + OFFING[0], y + OFFING[1]];
    return [[id, shape.sea ? { ...shape, box } : shape]];
  });
  return frameAround(Object.fromEntries(seen), atlas.view, ids);
}
