/** The bots that can take a seat at a title's table, with names to show; asked for once in each language. */
import { api, got, type Shapes } from "../api/client";
import { speech } from "../texts/index.svelte";

export type Bot = Shapes["BotOut"];

const asked: Record<string, Promise<Bot[]>> = {};

export function knownBots(title: string): Promise<Bot[]> {
  return (asked[`${speech.language} ${title}`] ??= got(
    api.GET("/api/titles/{title}/bots", { params: { path: { title } } }),
  ).catch(() => []));
}
