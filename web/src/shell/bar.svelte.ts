/** What a page puts into the top bar beside the name of the site: a table its name, clock and tabs. */
import type { Snippet } from "svelte";

let content = $state.raw<Snippet | null>(null);

export const bar = {
  get content(): Snippet | null {
    return content;
  },
};

/** Fills the bar while a page is shown: `$effect(() => fillBar(snippet))`. */
export function fillBar(with_: Snippet): () => void {
  content = with_;
  return () => {
    if (content === with_) content = null;
  };
}
