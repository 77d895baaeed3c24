/** The games that can be played here, in the reader's language; asked for once in each. */
import { api, got, type Shapes } from "../api/client";
import { say, speech, type Language } from "../texts/index.svelte";

export type Title = Shapes["TitleOut"];

let asked: Partial<Record<Language, Promise<Title[]>>> = {};
let known = $state.raw<Partial<Record<Language, Title[]>>>({});

export async function titles(): Promise<Title[]> {
  const language = speech.language;
  const coming = (asked[language] ??= got(api.GET("/api/titles")));
  try {
    const came = await coming;
    if (known[language] !== came) known = { ...known, [language]: came };
    return came;
  } catch (fault) {
    asked = {}; // the next one may have more luck
    throw fault;
  }
}

/** What a title is called; its id until the site has said so. */
export function titleName(id: string): string {
  return known[speech.language]?.find((title) => title.id === id)?.name ?? id;
}

/** Who made a title, in a line; and how far it has come, unless it is whole. */
export function made({ info }: Title): string {
  if (!info) return "";
  const { designer, publisher, year, stage } = info;
  const by = say("title-made", { designer, publisher, year: String(year) });
  return stage === "whole" ? by : `${by} ${say(`title-stage-${stage}`)}`;
}

/** The same, and how long it takes. */
export function about(title: Title): string {
  if (!title.info) return "";
  const { least_minutes: from, most_minutes: to } = title.info;
  return `${say("shelf-minutes", { from, to })} · ${made(title)}`;
}
