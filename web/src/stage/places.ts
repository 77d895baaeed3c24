/** Where things of the table are on the page: what boards draw with `data-target` or `data-place`, and the seats. */
import type { Target } from "../table/contract";

export interface Spot {
  x: number;
  y: number;
}

/** How large the mark around the pieces of a place is, in pixels. */
const AROUND = 84;

/** What is drawn of a target and can be seen now; on the map, if it is there. */
function drawn(target: Target): Element | undefined {
  const name = CSS.escape(target);
  const seat = /^seat:(\d+)$/.exec(target)?.[1];
  const wanted = [`[data-target="${name}"]`, `[data-place="${name}"]`];
  if (seat !== undefined) wanted.unshift(`[data-seat="${seat}"]`);
  const found = [...document.querySelectorAll(wanted.join(", "))].filter(
    (one) => one.hasAttribute("data-spot") || one.getBoundingClientRect().width > 0,
  );
  return found.find((one) => one instanceof SVGElement) ?? found[0];
}

/** Does it lie on the map? */
export function isOnMap(target: Target): boolean {
  return drawn(target) instanceof SVGElement;
}

/** What is marked of it, if it is seen anywhere: all of it, or, where it is large, the place where its pieces stand. */
export function boxOf(target: Target): DOMRect | undefined {
  const found = drawn(target);
  const spot = spotOf(target);
  if (!found || !spot || !found.hasAttribute("data-spot")) return found?.getBoundingClientRect();
  return new DOMRect(spot.x - AROUND / 2, spot.y - AROUND / 2, AROUND, AROUND);
}

/** Where pieces stand on it: a drawing says so in its own measures (`data-spot`); otherwise its middle. */
export function spotOf(target: Target): Spot | undefined {
  const found = drawn(target);
  if (!found) return undefined;
  const [x, y] = (found.getAttribute("data-spot") ?? "").split(" ").map(Number);
  const matrix = found instanceof SVGGraphicsElement ? found.getScreenCTM() : null;
  if (matrix && x !== undefined && y !== undefined) {
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: at.x, y: at.y };
  }
  const box = found.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
