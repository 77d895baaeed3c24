/** The bots that can take a seat, with names to show. */
import { api, got } from "../api/client";

export interface Bot {
  id: string;
  name: string;
}

export async function knownBots(): Promise<Bot[]> {
  const names = await got(api.GET("/api/bots"));
  return names.map((name) => ({ id: name, name }));
}
