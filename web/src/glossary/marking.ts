/** Which words of a text can be asked about: the title's terms, and the things that the text is known to name. */
import type { Words } from "../table/contract";

/** A piece of a text; with a message, what explains it. */
export interface Piece {
  text: string;
  message?: string;
  /** Punctuation that stays with a term at the end of a line. */
  before?: string;
  after?: string;
}

interface Known {
  pattern: RegExp;
  /** Messages by the forms in which they are met. */
  forms: ReadonlyMap<string, string>;
}

const known = new WeakMap<Words, Known>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** At the beginning of a sentence a word is written large. */
const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Long forms before short ones, so that "trade good" is not read as "trade". */
function patternOf(forms: Iterable<string>): RegExp {
  const longest = [...forms].sort((one, other) => other.length - one.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longest.join("|")})(?![\\p{L}\\p{N}-])`, "gu");
}

function termsOf(words: Words): Known {
  const before = known.get(words);
  if (before) return before;
  const forms = new Map<string, string>();
  for (const [form, message] of words.glossary ?? []) {
    for (const one of [form, raised(form)]) if (!forms.has(one)) forms.set(one, message);
  }
  const made = { pattern: patternOf(forms.keys()), forms };
  known.set(words, made);
  return made;
}

/** The things that a line names by its parameters (`advance: "writing"`, `from_region: "libya"`) and that are explained. */
export function namedIn(params: Readonly<Record<string, unknown>>, words: Words): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const kind = name.replace(/^.*_/, "").replace(/s$/, "");
    const ids = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
    return ids.map((id) => `${kind}-${id}`).filter((id) => words.has(id) && words.help(id) !== undefined);
  });
}

/** The text in pieces; each term is marked where it is first met. */
export function marked(text: string, words: Words, things: readonly string[] = []): Piece[] {
  const terms = termsOf(words);
  const forms = new Map([...terms.forms, ...things.map((id) => [words.say(id), id] as const)]);
  if (forms.size === 0) return [{ text }];
  const pattern = things.length ? patternOf(forms.keys()) : terms.pattern;
  const pieces: Piece[] = [];
  const met = new Set<string>();
  let from = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const message = forms.get(word);
    if (message === undefined || met.has(message)) continue;
    met.add(message);
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: word, message });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

const plain = (piece?: Piece): Piece | undefined => (piece?.message === undefined ? piece : undefined);

/** The same with quotation marks and full stops given to the terms that they stand at, so that no line parts them. */
export function unparted(pieces: readonly Piece[]): Piece[] {
  const given = pieces.map((piece) => ({ ...piece }));
  for (const [at, term] of given.entries()) {
    if (term.message === undefined) continue;
    const [left, right] = [plain(given[at - 1]), plain(given[at + 1])];
    const before = left && /[^\s\p{L}\p{N}]+$/u.exec(left.text)?.[0];
    const after = right && /^[^\s\p{L}\p{N}]+/u.exec(right.text)?.[0];
    if (left && before) [left.text, term.before] = [left.text.slice(0, -before.length), before];
    if (right && after) [right.text, term.after] = [right.text.slice(after.length), after];
  }
  return given;
}
