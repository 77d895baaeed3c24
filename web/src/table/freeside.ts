/** On which side of the board something may lie without hiding what may be chosen or is read there. */
export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The left, unless more of the places that are taken would be hidden there than at the right. */
export function freeSide(taken: readonly Rect[], panel: Rect, board: Rect): "left" | "right" {
  const width = panel.right - panel.left;
  const hidden = (from: number, to: number): number =>
    taken.filter(
      (one) => one.left < to && one.right > from && one.top < panel.bottom && one.bottom > panel.top,
    ).length;
  return hidden(board.left, board.left + width) > hidden(board.right - width, board.right) ? "right" : "left";
}
