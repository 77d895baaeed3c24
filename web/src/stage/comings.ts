/** What comes onto the map when the board goes on does not stand there from one frame to the next. */

/** How long it takes, in milliseconds. */
const COMES = 350;

/** Lets whatever is drawn anew on a board come slowly, from now on until it is stopped. */
export function comings(board: Element, over: Element): () => void {
  const come = (records: readonly MutationRecord[]): void => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of outermost(added)) {
      if (node instanceof SVGElement && node.isConnected && !over.contains(node))
        node.animate([{ opacity: 0 }, {}], { duration: COMES, easing: "ease-out" });
    }
  };
  const watch = new MutationObserver(come);
  watch.observe(board, { childList: true, subtree: true });
  return () => {
    come(watch.takeRecords());
    watch.disconnect();
  };
}

/** Nodes that lie in none of the others. */
function outermost(nodes: readonly Node[]): Node[] {
  const all = new Set(nodes);
  return [...all].filter((node) => {
    for (let above = node.parentNode; above; above = above.parentNode) if (all.has(above)) return false;
    return true;
  });
}
