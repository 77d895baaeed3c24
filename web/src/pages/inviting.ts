/** The link with which people invite others to a table. */
import type { Shapes } from "../api/client";
import { tell } from "../shell/toasts.svelte";
import { say } from "../texts/index.svelte";

export function invitationLink(table: Pick<Shapes["TableOut"], "invitation" | "name">): string {
  return `${location.origin}/invite/${table.invitation}?table=${table.name}`;
}

/** Puts the link into the clipboard. `field` shows it, for browsers that let nobody near the clipboard. */
export async function copyLink(link: string, field?: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // without the right to the clipboard: mark it, so that one key copies it
    field?.select();
    document.execCommand("copy");
  }
  tell(say("lobby-copied"));
}
