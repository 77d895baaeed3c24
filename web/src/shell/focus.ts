/** Where the focus is. */

/** Is it at nothing in particular: nowhere, or on the page as a whole, where it goes when another page opens? */
export function atNothing(at: EventTarget | null): boolean {
  return at === null || at === document.body || (at instanceof Element && at.matches("main"));
}
