/** How things move: the few animations of the stage, by the Web Animations API. */
import type { Flight } from "./flights";

export interface Timing {
  ms: number;
  delay: number;
  /** Nothing may move. */
  still: boolean;
}

/** So long something that has arrived is looked at, as a part of the whole. */
const ARRIVED = 0.78;
/** How high a flight goes at its middle, in pixels, and how far what rises or falls goes. */
const ARC = 46;
const LIFT = 34;
/** How long what stood in the middle takes to go, in milliseconds. */
export const LEAVING = 320;

/** Lets an element fly, rise or fall. Gives back how to stop. */
export function flown(
  element: Element,
  { from, to, motion }: Flight,
  { ms, delay, still }: Timing,
): () => void {
  const at = (x: number, y: number, more = ""): string => `translate(${x}px, ${y}px) ${more}`;
  if (still) {
    (element as HTMLElement).style.transform = at(to.x, to.y);
    return () => undefined;
  }
  const frames: Record<Flight["motion"], Keyframe[]> = {
    fly: [
      { transform: at(from.x, from.y, "scale(0.9)"), opacity: 0 },
      { transform: at(from.x, from.y, "scale(1.15)"), opacity: 1, offset: 0.12 },
      {
        transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - ARC, "scale(1.3)"),
        opacity: 1,
        offset: 0.46,
      },
      { transform: at(to.x, to.y), opacity: 1, offset: ARRIVED },
      { transform: at(to.x, to.y, "scale(0.9)"), opacity: 0 },
    ],
    rise: [
      { transform: at(to.x, to.y + LIFT, "scale(0.3)"), opacity: 0 },
      { transform: at(to.x, to.y - LIFT / 3, "scale(1.3)"), opacity: 1, offset: 0.4 },
      { transform: at(to.x, to.y), opacity: 1, offset: ARRIVED },
      { transform: at(to.x, to.y, "scale(0.9)"), opacity: 0 },
    ],
    fall: [
      { transform: at(from.x, from.y), opacity: 1 },
      { transform: at(from.x, from.y - LIFT / 3, "rotate(-10deg)"), opacity: 1, offset: 0.3 },
      { transform: at(from.x + LIFT / 2, from.y + LIFT, "rotate(70deg) scale(0.7)"), opacity: 0 },
    ],
  };
  const moving = element.animate(frames[motion], {
    duration: Math.max(1, ms - delay),
    delay,
    easing: "ease-in-out",
    fill: "both",
  });
  return () => moving.cancel();
}

/** A die that is thrown and comes to rest. */
export function thrown(element: Element, { ms, delay, still }: Timing): () => void {
  if (still) return () => undefined;
  const moving = element.animate(
    [
      { transform: "translate(-70px, 90px) rotate(-340deg) scale(0.5)", opacity: 0 },
      { transform: "translate(8px, -14px) rotate(20deg) scale(1.2)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    { duration: Math.max(1, ms), delay, easing: "cubic-bezier(.2,.8,.4,1)", fill: "both" },
  );
  return () => moving.cancel();
}

/** Something that appears in the middle and turns its face to the viewer. */
export function turned(element: Element, { ms, delay, still }: Timing): () => void {
  if (still) return () => undefined;
  const moving = element.animate(
    [
      { transform: "perspective(600px) rotateY(90deg) scale(0.8)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: Math.max(1, ms), delay, easing: "ease-out", fill: "both" },
  );
  return () => moving.cancel();
}

/** Something that is there from now on. */
export function arrived(element: Element, { ms, delay, still }: Timing): () => void {
  if (still) return () => undefined;
  const moving = element.animate(
    [
      { transform: "translateY(14px) scale(0.85)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: Math.max(1, ms), delay, easing: "ease-out", fill: "backwards" },
  );
  return () => moving.cancel();
}

/** A frame that draws the eye to what has changed. */
export function marked(element: Element, { ms, still }: Timing): () => void {
  if (still) return () => undefined;
  const moving = element.animate(
    [
      { transform: "scale(1.12)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.25 },
      { transform: "none", opacity: 1, offset: 0.8 },
      { transform: "none", opacity: 0 },
    ],
    { duration: Math.max(1, ms), fill: "both" },
  );
  return () => moving.cancel();
}
