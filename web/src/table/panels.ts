/** The panels of a title, by name. */
import { has, say } from "../texts/index.svelte";
import type { Panel, Words } from "./contract";

/** A panel is named by the client's words or by those of the title. */
export function panelName(panel: Panel, words: Words): string {
  return has(panel.name) ? say(panel.name) : words.say(panel.name);
}
