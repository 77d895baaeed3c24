/** Which glyph stands for what; the drawings are in glyphs.svg, which `node glyphs.js scharz` makes. */
import { pictures } from "../../boards/parts/glyphs";
import kinds from "./glyphs.json";
import file from "./glyphs.svg?url";

const table: Record<string, Record<string, string>> = kinds;

/** The address of a glyph for a `<use>`: `glyph("building", "city")`. Empty if nothing stands for it. */
export function glyph(kind: keyof typeof kinds, id: string): string {
  const name = table[kind]?.[id];
  return name ? `${file}#${name}` : "";
}

/** The same for a target of the table. */
export const picture = pictures(table, file);

export type GlyphKind = keyof typeof kinds;
