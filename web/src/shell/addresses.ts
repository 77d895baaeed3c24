/** Addresses: which are the client's own, and what the parts of one mean. */

/** What begins so belongs to the site. */
const OTHERS = [
  "/about/",
  "/api/",
  "/accounts/",
  "/admin/",
  "/assets/",
  "/static/",
  "/push/",
  "/health",
  "/metrics",
];

export function parsed(to: string, from: string): URL {
  return new URL(to, from);
}

/** Does this address belong to the client and not to the site or to somebody else? */
export function isOurs(target: URL, here: URL): boolean {
  return target.origin === here.origin && !OTHERS.some((begin) => target.pathname.startsWith(begin));
}

/** The parameters of a path that fits a pattern such as `/table/:name`; nothing if it does not fit. */
export function fits(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split("/").filter(Boolean);
  const found = path.split("/").filter(Boolean);
  if (wanted.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const given = found[at] as string;
    if (part.startsWith(":")) {
      try {
        params[part.slice(1)] = decodeURIComponent(given);
      } catch {
        return undefined; // a broken escape is no address of ours
      }
    } else if (part !== given) return undefined;
  }
  return params;
}
