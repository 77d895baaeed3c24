/** Keeps something small beside a thing on the table, wherever the board is moved to. */
import type { Target } from "../contract";

const GAP = 12;
/** Below the bar of the page. */
const TOP = 56;
const EDGE = 8;
/** How far down a box stands whose thing cannot be seen. */
const UNSEEN = 100;
/** How far from the thing it may stand, in sizes of the thing, so as not to hide its neighbours. */
const REACHES = [0, 0.6, 1.2, 2];

export interface Spot {
  left: number;
  top: number;
}

interface Point {
  x: number;
  y: number;
}

/** Tells where the box should be, again whenever the thing has moved; stops when the returned function is called. */
export function follow(box: HTMLElement, target: Target, onmove: (spot: Spot) => void): () => void {
  let frame = 0;
  let last = "";
  const look = (): void => {
    const about = rectOf(target);
    const now = JSON.stringify([about, box.offsetWidth, box.offsetHeight]);
    if (now !== last) onmove(about ? freeSpot(box, about) : inTheMiddle(box));
    last = now;
    frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

function rectOf(target: Target): DOMRect | undefined {
  return [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0);
}

/** What it is about cannot be seen. */
function inTheMiddle(box: HTMLElement): Spot {
  return inside(box, { x: (window.innerWidth - box.offsetWidth) / 2, y: UNSEEN }, roof());
}

/** Where it hides least of what may be chosen, near before far. */
function freeSpot(box: HTMLElement, about: DOMRect): Spot {
  const lit = [...document.querySelectorAll("[data-target][data-lit]")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const middle = { x: about.left + about.width / 2, y: about.top + about.height / 2 };
  const tried = REACHES.flatMap((reach) => {
    const [across, down] = [GAP + reach * about.width, GAP + reach * about.height];
    return [
      { x: about.right + across, y: middle.y - high / 2 },
      { x: about.left - across - wide, y: middle.y - high / 2 },
      { x: middle.x - wide / 2, y: about.top - down - high },
      { x: middle.x - wide / 2, y: about.bottom + down },
    ];
  }).map((at) => inside(box, at, roof()));
  const hides = ({ left, top }: Spot): number =>
    [...lit, middle].filter(
      ({ x, y }) => x > left - EDGE && x < left + wide + EDGE && y > top - EDGE && y < top + high + EDGE,
    ).length;
  return tried.reduce((one, other) => (hides(other) < hides(one) ? other : one));
}

function inside(box: HTMLElement, { x, y }: Point, roof: number): Spot {
  return {
    left: Math.max(EDGE, Math.min(x, window.innerWidth - box.offsetWidth - EDGE)),
    top: Math.max(roof, Math.min(y, floor(box) - box.offsetHeight - EDGE)),
  };
}

/** On a wide screen the question lies above the map and is not covered either. */
function roof(): number {
  return document.querySelector(".wide .prompt")?.getBoundingClientRect().bottom ?? TOP;
}

/** On a phone the question lies at the foot and is not covered, wherever the thing is. */
function floor(box: HTMLElement): number {
  const sheet = document.querySelector(".sheet")?.getBoundingClientRect();
  return sheet && sheet.top > TOP + 2 * GAP + box.offsetHeight ? sheet.top : window.innerHeight;
}
