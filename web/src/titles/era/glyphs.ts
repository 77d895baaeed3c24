/** Which glyph stands for what. */
import { glyphsOf } from "../../boards/parts/glyphs";
import kinds from "./glyphs.json";
import file from "./glyphs.svg?url";

export const { glyph, picture } = glyphsOf(kinds, file);

export type GlyphKind = keyof typeof kinds;
