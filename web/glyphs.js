/**
 * Picks the glyphs that a title uses into one small file: `node glyphs.js <id>`.
 *
 * `src/titles/<id>/glyphs.json` says which glyph stands for what. A glyph is an icon of game-icons.net, or one of our own
 * from `own-glyphs.json` (names `own-…`, paths on a grid of 512). The result, `glyphs.svg`, is committed: a browser fetches
 * it once, as a picture, so that it does not weigh on the script.
 */
import { readFileSync, writeFileSync } from "node:fs";

const title = process.argv[2];
if (!title) throw new Error("which title? node glyphs.js <id>");
const home = new URL(`src/titles/${title}/`, import.meta.url);
const read = (file) => JSON.parse(readFileSync(new URL(file, home), "utf8"));
const icons = JSON.parse(
  readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
).icons;
const own = read("own-glyphs.json");

function drawing(name) {
  if (own[name]) return `<path fill="currentColor" fill-rule="evenodd" d="${own[name]}"/>`;
  if (icons[name]) return icons[name].body;
  throw new Error(`there is no glyph ${name}`);
}

const names = [...new Set(Object.values(read("glyphs.json")).flatMap((kind) => Object.values(kind)))].sort();
const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${drawing(name)}</symbol>`);
const credit = "<!-- Icons: game-icons.net, CC BY 3.0 (see NOTICE.md); own-*: Civitas -->";
const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${credit}\n${symbols.join("\n")}\n</svg>\n`;
writeFileSync(new URL("glyphs.svg", home), file);
