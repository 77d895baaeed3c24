/**
 * Where we are. Links are ordinary `<a href>`; a click on one that belongs to the client changes the address without
 * loading the page anew.
 */
import { isOurs, parsed } from "./addresses";

let address = $state.raw(parsed(location.href, location.href));

/** Where we are; whoever reads it is drawn anew when the address changes. */
export const place = {
  get path(): string {
    return address.pathname;
  },
  get hash(): string {
    return address.hash.slice(1);
  },
  get query(): URLSearchParams {
    return address.searchParams;
  },
  /** For `?next=`: to come back here after signing in. */
  get whole(): string {
    return address.pathname + address.search + address.hash;
  },
};

/** Goes to an address of the client. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  const target = parsed(to, location.href);
  if (how.replace) history.replaceState(null, "", target);
  else history.pushState(null, "", target);
  const stays = target.pathname === address.pathname;
  address = target;
  if (stays && target.hash) showPart(target.hash.slice(1));
}

/** Brings the part of the page with this id into sight. */
export function showPart(id: string): void {
  document.getElementById(decodeURIComponent(id))?.scrollIntoView({ block: "start" });
}

/** Shows an address without leaving the page; true if it did. */
export type Diversion = (target: URL, link: HTMLAnchorElement) => boolean;

const diversions: Diversion[] = [];

/** While a page is shown, it may take links that would lead away from it. Returns how to stop. */
export function divert(take: Diversion): () => void {
  diversions.push(take);
  return () => {
    diversions.splice(diversions.indexOf(take), 1);
  };
}

/** Catches clicks on links and the browser's back and forward; returns how to stop. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const target = parsed(link.href, location.href);
    if (!isOurs(target, address)) return;
    event.preventDefault();
    if (!diversions.some((take) => take(target, link))) go(target.href);
  };
  const back = (): void => {
    address = parsed(location.href, location.href);
  };
  document.addEventListener("click", click);
  window.addEventListener("popstate", back);
  return () => {
    document.removeEventListener("click", click);
    window.removeEventListener("popstate", back);
  };
}
