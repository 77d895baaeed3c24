/**
 * How much JavaScript a table of each title loads before its first view, in the language of the reader. The manifest of the
 * build says which files import which; `npm run size` fails if together they are more than the limit.
 */
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import filePlugin from "@size-limit/file";
import sizeLimit from "size-limit";

const LIMIT_BYTES = 180_000;
const folder = process.env["CIVITAS_CLIENT"] ?? "../src/civitas/site/client";
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8"));

/** The texts without which no table is shown. */
const AREAS = ["shell", "table", "talk", "learn", "clock", "study", "parts"];

/** What the address of a table asks for, one after the other; German is the larger language. */
const entriesOf = (title) => [
  "index.html",
  "src/pages/TableDoor.svelte",
  "src/table/TablePage.svelte",
  `src/titles/${title}/index.ts`,
  ...AREAS.map((area) => `src/texts/de/${area}.ftl`),
  `src/titles/${title}/texts/de.ftl`,
];

/** A module that shares its chunk with others is not in the manifest by its path; then the chunk has its name. */
function chunkOf(key) {
  if (manifest[key]) return manifest[key];
  const name = key.replace(/^.*\//, "").replace(/\.\w+$/, "");
  const named = Object.values(manifest).filter((chunk) => chunk.name === name && chunk.file.endsWith(".js"));
  if (named.length !== 1) throw new Error(`the build has no ${key}`);
  return named[0];
}

function collect(key, found) {
  const chunk = chunkOf(key);
  if (found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, found);
}

for (const title of readdirSync("src/titles")) {
  const files = new Set();
  for (const entry of entriesOf(title)) collect(entry, files);
  const scripts = [...files].filter((file) => file.endsWith(".js")).map((file) => `${folder}/${file}`);
  // each file comes over the wire by itself, so each is packed by itself
  let total = 0;
  for (const script of scripts) {
    const [{ size }] = await sizeLimit([filePlugin], { checks: [{ files: [script], gzip: true }] });
    total += size;
    process.stdout.write(`${(size / 1000).toFixed(1).padStart(8)} kB  ${script.slice(folder.length + 1)}\n`);
  }
  process.stdout.write(
    `${(total / 1000).toFixed(1).padStart(8)} kB  JavaScript of the first view of ${title} (limit ${LIMIT_BYTES / 1000} kB)\n`,
  );
  if (total > LIMIT_BYTES) process.exitCode = 1;
}
