/** How a view that nobody has drawn yet is laid out: what it lists alike becomes a table, the rest facts. */
import type { Words } from "../../table/contract";

export interface Fact {
  name: string;
  value: string;
}

export interface Sheet {
  name: string;
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

export interface Layout {
  facts: Fact[];
  sheets: Sheet[];
}

type Dict = Record<string, unknown>;

/** `said` names a key or a value in words, as well as it can. */
export function layOut(view: unknown, said: (text: string) => string): Layout {
  const layout: Layout = { facts: [], sheets: [] };
  for (const [key, value] of Object.entries(isDict(view) ? view : {})) {
    const rows = rowsOf(value);
    if (rows) layout.sheets.push(sheet(said(key), rows, said));
    else if (isDict(value)) {
      layout.sheets.push({
        name: said(key),
        columns: [""],
        rows: Object.entries(value).map(([name, one]) => ({ name: said(name), cells: [inWords(one, said)] })),
      });
    } else layout.facts.push({ name: said(key), value: inWords(value, said) });
  }
  return layout;
}

/** What the keys of a view are called is looked for first, then the things that it names. */
const CAPTIONS = ["column", "sheet"];
/** Kinds of messages that name nothing on the table. */
const NO_THINGS = ["setting", "outlook", "feature", "luck", "tally", "title"];

/** Words for ids: the message of any kind that ends with it, else the id made readable. */
export function speaker(words: Words): (text: string) => string {
  const things = words.kinds.filter((kind) => !CAPTIONS.includes(kind) && !NO_THINGS.includes(kind));
  const kinds = [...CAPTIONS, ...things];
  const said = (text: string): string => {
    const message = [...kinds.map((kind) => `${kind}-${text}`), text].find((id) => words.has(id));
    if (message) return words.say(message);
    // An id that is made of several, such as what stands where.
    return text.includes(".") ? text.split(".").map(said).join(", ") : readable(text);
  };
  return said;
}

function readable(text: string): string {
  const spaced = text.replace(/[_-]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function isDict(value: unknown): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Things of the same form, by name or by number. */
function rowsOf(value: unknown): [string, Dict][] | null {
  const entries = Array.isArray(value)
    ? value.map((one, at): [string, unknown] => [String(at + 1), one])
    : Object.entries(isDict(value) ? value : {});
  if (entries.length === 0 || !entries.every(([, one]) => isDict(one))) return null;
  return entries as [string, Dict][];
}

function sheet(name: string, rows: [string, Dict][], said: (text: string) => string): Sheet {
  const keys = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
  return {
    name,
    columns: keys.map(said),
    rows: rows.map(([id, row]) => ({ name: said(id), cells: keys.map((key) => inWords(row[key], said)) })),
  };
}

function inWords(value: unknown, said: (text: string) => string): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "string") return said(value);
  if (Array.isArray(value)) return value.map((one) => inWords(one, said)).join(", ") || "–";
  const parts = Object.entries(value as Dict).filter(([, one]) => one !== 0 && one !== null && one !== "");
  return parts.map(([key, one]) => `${said(key)} ${inWords(one, said)}`).join(", ") || "–";
}
