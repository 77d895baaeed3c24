/**
 * The client's own words. `say("id", { … })` is the sentence in the reader's language; whoever calls it in a template
 * is drawn anew when the language changes. Texts come in areas, of which some are always there; the others are fetched
 * when they are needed: `await needTexts("account")`. Only the language that is spoken is fetched, and English for an
 * area that it has no file for.
 */
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { files } from "./files";
import { bundleOf, spoken, type Entries, type Values } from "./fluent";
import type { MessageId, Params } from "./ids";

export type { MessageId, PlainId } from "./ids";

/** A language by its tag; which there are is found, not known. */
export type Language = string;

/** How the texts of an area are fetched in a language, if it has them. */
export type Texts = (language: Language) => (() => Promise<Entries>) | undefined;

/** The language in which every text is written first. */
const ORIGINAL: Language = "en";
const KEPT_AS = "civitas.language";
/** The cookie from which the site's own pages (signing up, signing in) know the language. */
const SITE_READS = "django_language";
const A_YEAR = 365 * 24 * 3600;
const COMMON = ["shell", "table", "talk", "learn", "clock", "study"];

export const LANGUAGES: readonly Language[] = Object.keys(files)
  .map((path) => path.split("/")[1] as string)
  .filter((language, at, all) => all.indexOf(language) === at)
  .sort();

const areas: Record<string, Texts> = Object.fromEntries(COMMON.map((area) => [area, ofHouse(area)]));
let language = $state<Language>(ORIGINAL);
let bundles = $state.raw<Record<string, FluentBundle>>({});

/** What is spoken now. */
export const speech = {
  get language(): Language {
    return language;
  },
};

function ofHouse(area: string): Texts {
  return (language) => files[`./${language}/${area}.ftl`];
}

async function fetched(texts: Texts, wanted: Language): Promise<FluentBundle> {
  const own = texts(wanted);
  const entries = await (own ?? texts(ORIGINAL))?.();
  return bundleOf(entries ?? [], own ? wanted : ORIGINAL);
}

/** Speaks a language from now on, everywhere, and keeps it for the next visit. */
export async function speak(wanted: Language): Promise<void> {
  const all: Record<string, FluentBundle> = {};
  const missing = (): [string, Texts][] => Object.entries(areas).filter(([area]) => !(area in all));
  // an area may be asked for while others are on their way
  while (missing().length > 0)
    await Promise.all(
      missing().map(async ([area, texts]) => {
        all[area] = await fetched(texts, wanted);
      }),
    );
  language = wanted;
  bundles = all;
  document.documentElement.lang = wanted;
  remember(wanted);
}

/** Makes the texts of an area sayable, in this and every later language. */
export async function needTexts(area: string, texts: Texts = ofHouse(area)): Promise<void> {
  // an effect that needs texts is not to run again because they came
  const [there, wanted] = untrack(() => [area in bundles, language]);
  if (there) return;
  areas[area] = texts;
  const made = await fetched(texts, wanted);
  if (wanted === language) bundles = { ...bundles, [area]: made };
}

/** The sentence. A message that does not exist shows its id, so that the hole is seen. */
export function say<Id extends MessageId>(id: Id, ...params: Params<Id>): string {
  const [values] = params as [Values?];
  return sayIfAny(id, values) ?? id;
}

/** The sentence for an id that was put together from what the site sent; nothing if there is none. */
export function sayIfAny(id: string, values: Values = {}): string | undefined {
  return spoken(Object.values(bundles), id, values);
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** What a language calls itself. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** What this browser was told before, or what its owner reads. */
export function firstLanguage(): Language {
  const kept = remembered();
  if (kept) return kept;
  const read = navigator.languages.flatMap((tag) => [tag, tag.replace(/-.*/, "")]);
  return read.find(isLanguage) ?? ORIGINAL;
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
