/** Which address shows which page. A page is a file of its own that is fetched when it is needed. */
import type { Component } from "svelte";
import { fits } from "./shell/addresses";

export interface Route {
  pattern: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the props of a page are the parameters of its pattern
  load: () => Promise<{ default: Component<any> }>;
  /** The page fills the window itself: a table. */
  filled?: boolean;
}

export const ROUTES: readonly Route[] = [
  { pattern: "/", load: () => import("./pages/Home.svelte") },
  { pattern: "/new", load: () => import("./pages/NewTable.svelte") },
  { pattern: "/table/:name", load: () => import("./pages/TableDoor.svelte"), filled: true },
  { pattern: "/table/:name/analysis", load: () => import("./analysis/Analysis.svelte") },
  { pattern: "/games", load: () => import("./pages/Games.svelte") },
  { pattern: "/invite/:secret", load: () => import("./pages/Invitation.svelte") },
  { pattern: "/people/:handle", load: () => import("./pages/Profile.svelte") },
  { pattern: "/settings", load: () => import("./pages/Settings.svelte") },
  { pattern: "/settings/notices", load: () => import("./pages/Notices.svelte") },
  { pattern: "/settings/keys", load: () => import("./pages/Keys.svelte") },
  { pattern: "/unsubscribe/:token", load: () => import("./pages/Unsubscribe.svelte") },
  { pattern: "/ratings", load: () => import("./pages/Ratings.svelte") },
  { pattern: "/ratings/:title", load: () => import("./pages/Ratings.svelte") },
  { pattern: "/challenge/:title", load: () => import("./pages/Challenge.svelte") },
  { pattern: "/rules", load: () => import("./pages/RuleBooks.svelte") },
  { pattern: "/rules/:title", load: () => import("./pages/Rules.svelte") },
  { pattern: "/learn", load: () => import("./learn/Lessons.svelte") },
];
const NOWHERE: Route = { pattern: "", load: () => import("./pages/NotFound.svelte") };

export interface Found {
  route: Route;
  params: Record<string, string>;
  /** Changes when the page has to begin anew: another pattern or other parameters. */
  key: string;
}

export function findRoute(path: string): Found {
  for (const route of ROUTES) {
    const params = fits(route.pattern, path);
    if (params) return { route, params, key: [route.pattern, ...Object.values(params)].join(" ") };
  }
  return { route: NOWHERE, params: {}, key: path };
}
