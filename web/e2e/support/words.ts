/** The client's own words, so that a test presses what is written there and not what was written once. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { bundleOf, spoken, type Values } from "../../src/texts/fluent";
import type { MessageId, Params } from "../../src/texts/ids";

const TEXTS = new URL("../../src/texts/", import.meta.url);

function speaker(language: string): <Id extends MessageId>(id: Id, ...params: Params<Id>) => string {
  const folder = new URL(`${language}/`, TEXTS);
  const bundles = readdirSync(folder).map((file) =>
    bundleOf(new FluentResource(readFileSync(new URL(file, folder), "utf8")).body, language),
  );
  return (id, ...params) => {
    const [values = {}] = params as [Values?];
    const said = spoken(bundles, id, values);
    if (said === undefined) throw new Error(`there is no message ${id}`);
    return said;
  };
}

export const inEnglish = speaker("en");
export const inGerman = speaker("de");
