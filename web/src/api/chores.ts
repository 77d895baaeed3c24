/** What the site does beside a request: a worker takes a moment for it, and whoever asked looks until it is done. */
import { api, got, type Shapes } from "./client";
import { Problem } from "./problem";

export const LOOK_MS = 700;
/** How long somebody waits for a worker before being told that none came. */
export const PATIENCE_MS = 60_000;

/** The chore when it is done; throws a `Problem` where nothing came of it. */
export async function settled(asked: Shapes["ChoreOut"], look = LOOK_MS): Promise<Shapes["ChoreOut"]> {
  let chore = asked;
  for (let waited = 0; !chore.done; waited += look) {
    if (waited >= PATIENCE_MS) throw new Problem(503, "not-done", "");
    await new Promise((next) => setTimeout(next, look));
    chore = await got(api.GET("/api/chores/{number}", { params: { path: { number: chore.id } } }));
  }
  if (chore.error) throw new Problem(409, chore.error, chore.message);
  return chore;
}
