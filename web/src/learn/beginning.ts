/** Beginning a lesson: the site sets a table for it. Whoever is not signed in becomes a guest. */
import { api, got } from "../api/client";
import { findMe, me } from "../shell/me.svelte";
import { go } from "../shell/router.svelte";

export async function begin(title: string, number: number): Promise<void> {
  const table = await got(
    api.POST("/api/lessons/{title}/{number}", { params: { path: { title, number } }, body: { name: "" } }),
  );
  if (!me.person) await findMe();
  go(`/table/${table.name}`);
}
