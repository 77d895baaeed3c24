/** Drawings of a title: which one stands for what, as its `glyphs.json` says; `node glyphs.js` makes their file. */
import type { Target } from "../../table/contract";

/** Addresses for a `<use>`, empty if nothing stands for it. */
interface Glyphs<Kind extends string> {
  /** By kind and id: `glyph("piece", "city")`. */
  glyph: (kind: Kind, id: string) => string;
  /** For a target of the table; a piece or a sum without a drawing of its own is a sign. */
  picture: (target: Target) => string;
}

export function glyphsOf<Kind extends string>(
  kinds: Record<Kind, Record<string, string>>,
  file: string,
): Glyphs<Kind> {
  const table: Record<string, Record<string, string>> = kinds;
  const address = (name: string | undefined): string => (name ? `${file}#${name}` : "");
  return {
    glyph: (kind, id) => address(table[kind]?.[id]),
    picture: (target) => {
      const [kind = "", id = ""] = target.split(":", 2);
      return address(table[kind]?.[id] ?? table["sign"]?.[kind === "tally" ? "points" : id]);
    },
  };
}
