/**
 * Everything a person can do by name or by key. A page offers its commands while it is shown:
 * `$effect(() => offer(() => [...]))`. They are found in the palette (Ctrl+K) and listed in the keyboard help (?);
 * a command with a key is run by that key unless somebody is writing.
 */
import { SvelteMap } from "svelte/reactivity";

export interface Command {
  id: string;
  /** In words, as the palette lists it. */
  name: string;
  run: () => void;
  /** `z`, `Shift+R`, `Alt+ArrowLeft`, `?`; letters are lower case unless with Shift. */
  key?: string;
  /** Words under which commands are gathered. */
  group?: string;
  /** Listed in the keyboard help only if it has a key; hidden ones not at all. */
  hidden?: boolean;
}

const offers = new SvelteMap<number, () => Command[]>();
let count = 0;

/** Offers commands; the function is asked each time, so it may read anything that changes. Returns how to stop. */
export function offer(commands: () => Command[]): () => void {
  count += 1;
  const number = count;
  offers.set(number, commands);
  return () => {
    offers.delete(number);
  };
}

/** All that can be done now; what was offered last comes first. */
export function commands(): Command[] {
  return [...offers.values()].reverse().flatMap((list) => list());
}

/** The name of a key with its modifiers, in the form of `Command.key`. */
export function keyOf(event: KeyboardEvent): string {
  const parts: string[] = [];
  if (event.ctrlKey || event.metaKey) parts.push("Ctrl");
  if (event.altKey) parts.push("Alt");
  // a sign that needs Shift, such as "?", is its own name
  if (event.shiftKey && (event.key.length > 1 || /\p{L}/u.test(event.key))) parts.push("Shift");
  const letter = event.key.length === 1 && /\p{L}/u.test(event.key);
  parts.push(letter ? (event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()) : event.key);
  return parts.join("+");
}

/** Is somebody writing, or is a dialog open that takes the keys? */
function isTaken(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  if (!at?.closest) return false;
  return Boolean(at.closest("input, textarea, select, [contenteditable], dialog[open]"));
}

/** Runs the command of a key, if there is one. For the one listener of the shell. */
export function runByKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const key = keyOf(event);
  if (isTaken(event) && !key.startsWith("Ctrl+")) return;
  const command = commands().find((one) => one.key === key);
  if (!command) return;
  event.preventDefault();
  command.run();
}

/** Those that fit what was written: every word must occur in the name. */
export function matching(all: readonly Command[], written: string): Command[] {
  const words = plain(written).split(/\s+/).filter(Boolean);
  const rank = (command: Command): number => (plain(command.name).startsWith(words[0] ?? "") ? 0 : 1);
  return all
    .filter((command) => !command.hidden)
    .filter((command) =>
      words.every((word) => plain(`${command.name} ${command.group ?? ""}`).includes(word)),
    )
    .sort((a, b) => rank(a) - rank(b));
}

/** Without accents and case, so that "Agypten" finds "Ägypten". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
