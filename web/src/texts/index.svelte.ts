/**
 * The client's own words. `say("id", { … })` is the sentence in the reader's language; whoever calls it in a template
 * is drawn anew when the language changes. An area of texts is a file `<language>/<area>.ts`. Those of the shell are
 * always there; those of a title are fetched with the title: `await needTexts("sands")`.
 */
import type account from "./en/account";
import type clash from "./en/clash";
import type clock from "./en/clock";
import type lessons from "./en/learn";
import type parts from "./en/parts";
import type sands from "./en/sands";
import type study from "./en/study";
import type shell from "./en/shell";
import type table from "./en/table";
import type talk from "./en/talk";
import { fill, type Messages, type Params } from "./messages";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every message there is; a misspelt id does not compile. */
export type MessageId =
  | keyof typeof shell
  | keyof typeof account
  | keyof typeof table
  | keyof typeof talk
  | keyof typeof clock
  | keyof typeof study
  | keyof typeof lessons
  | keyof typeof parts
  | keyof typeof sands
  | keyof typeof clash;

const KEPT_AS = "civitas.language";
/** The cookie from which the site's own pages (signing up, signing in) know the language. */
const SITE_READS = "django_language";
const A_YEAR = 365 * 24 * 3600;
const COMMON = ["shell", "table", "talk", "learn", "clock", "study"];
const files = import.meta.glob<{ default: Messages }>("./{de,en}/*.ts");

let language = $state<Language>("en");
let messages = $state.raw<Messages>({});
let areas: readonly string[] = COMMON;

/** What is spoken now. */
export const speech = {
  get language(): Language {
    return language;
  },
};

async function fetched(of: Language, wanted: readonly string[]): Promise<Messages> {
  const parts = await Promise.all(
    wanted.map((area) => files[`./${of}/${area}.ts`]?.().then((file) => file.default) ?? {}),
  );
  return Object.assign({}, ...parts) as Messages;
}

/** Speaks a language from now on, everywhere, and keeps it for the next visit. */
export async function speak(wanted: Language): Promise<void> {
  const all = await fetched(wanted, areas);
  language = wanted;
  messages = all;
  document.documentElement.lang = wanted;
  remember(wanted);
}

/** Makes the texts of an area sayable, in this and every later language. */
export async function needTexts(area: string): Promise<void> {
  if (areas.includes(area)) return;
  areas = [...areas, area];
  const more = await fetched(language, [area]);
  messages = { ...messages, ...more };
}

/** The sentence. A message that does not exist shows its id, so that the hole is seen. */
export function say(id: MessageId, params: Params = {}): string {
  const message = messages[id];
  return message === undefined ? id : fill(message, params, language);
}

export function has(id: string): id is MessageId {
  return id in messages;
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** What this browser was told before, or what its owner reads. */
export function firstLanguage(): Language {
  const kept = remembered();
  if (kept) return kept;
  const read = navigator.languages.map((tag) => tag.slice(0, 2));
  return read.find(isLanguage) ?? "en";
}

/** What was chosen in this browser, if anything was. */
export function remembered(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

function remember(chosen: Language): void {
  document.cookie = `${SITE_READS}=${chosen}; path=/; max-age=${A_YEAR}; samesite=lax`;
  try {
    localStorage.setItem(KEPT_AS, chosen);
  } catch {
    // a browser that keeps nothing
  }
}
