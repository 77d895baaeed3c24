/** Beginning a lesson or a guided game: a table is set for it. Whoever is not signed in becomes a guest. */
import { api, got } from "../api/client";
import { guideAt } from "../guide/guided";
import { knownBots } from "../pages/bots";
import { Maker, seatsFor } from "../pages/making";
import { arrive, findMe, me } from "../shell/me.svelte";
import { go } from "../shell/router.svelte";

export async function begin(title: string, number: number): Promise<void> {
  const table = await got(
    api.POST("/api/lessons/{title}/{number}", { params: { path: { title, number } }, body: { name: "" } }),
  );
  if (!me.person) await findMe();
  go(`/table/${table.name}`);
}

/** A first game against bots, with somebody who explains it. */
export async function beginGuided(
  title: string,
  seats: number,
  options: Record<string, string>,
): Promise<void> {
  await arrive("");
  const bot = (await knownBots(title)).find(({ first }) => first)?.id ?? "";
  const planned = seatsFor(seats, [], "bot").map((seat) => (seat.who === "bot" ? { ...seat, bot } : seat));
  const table = await new Maker().make(
    { title, options, visibility: "private", clock: "none", pauses: true, teaching: true, seats: planned },
    true,
  );
  guideAt(table.name);
  go(`/table/${table.name}`);
}
