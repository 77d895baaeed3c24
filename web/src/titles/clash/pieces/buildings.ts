/**
 * Buildings, one drawing for each kind: ground line at height 0, about 28 units wide and 30 high, light from the left.
 * What belongs to the seat whose piece it is has the classes `o` and, in the shade, `os`.
 */
import { moved } from "../../../boards/parts/pen";

const DRAWN: Record<string, string> = {
  academy:
    '<path class="s" d="M-14 0h28v-3h-28z"/><path class="ho" d="M-11 -3h22v-11h-22z"/>' +
    '<path class="s" d="M-12 -3v-11h3.4v11zM-5.2 -3v-11h3.4v11zM1.8 -3v-11h3.4v11zM8.6 -3v-11h3.4v11z"/>' +
    '<path class="o" d="M-14.5 -14v-3.6h29v3.6z"/>' +
    '<path class="s" d="M-9 -18.4q4.5 -3 9 0q4.5 -3 9 0v-8.4q-4.5 -3 -9 0q-4.5 -3 -9 0z"/>' +
    '<path class="d" d="M.5 -18.7q2.3 -1.4 4 -1.4v-7.4q-2.3 .2 -4 1z"/>' +
    '<path class="k" d="M0 -26.8v8.4"/>' +
    '<path class="h" d="M-7 -24.5q2.5 -1 5 0M-7 -22q2.5 -1 5 0M2.5 -24q2.5 -1 5 0M2.5 -21.6q2.5 -1 5 0"/>',
  market:
    '<path class="s" d="M-13 0v-12h26v12z"/><path class="ho" d="M-11 -1v-10h22v10z"/>' +
    '<path class="t" d="M-12 0v-6h24v6z"/><circle class="g" cx="-7.5" cy="-7.5" r="2.8"/>' +
    '<circle class="g" cx="-2.2" cy="-7.5" r="2.8"/><path d="M3 -6q0 -5 3.5 -5t3.5 5z" class="v"/>' +
    '<path class="o" d="M-16 -12L-12 -23H12L16 -12z"/>' +
    '<path class="s" d="M-9.6 -12L-7.2 -23H-2.4L-3.2 -12zM3.2 -12L2.4 -23H7.2L9.6 -12z"/>' +
    '<path class="o" d="M-16 -12a3.2 3.4 0 0 0 6.4 0zM-3.2 -12a3.2 3.4 0 0 0 6.4 0zM9.6 -12a3.2 3.4 0 0 0 6.4 0z"/>' +
    '<path class="s" d="M-9.6 -12a3.2 3.4 0 0 0 6.4 0zM3.2 -12a3.2 3.4 0 0 0 6.4 0z"/>',
  obelisk:
    '<path class="s" d="M-8 0h16v-4h-16z"/><path class="s" d="M-5 -4L-3.3 -30L0 -36L3.3 -30L5 -4z"/>' +
    '<path class="d" d="M.6 -4.5L.6 -33L2.8 -29.6L4.5 -4.5z"/>' +
    '<path class="g" d="M-3.3 -30L0 -36.5L3.3 -30z"/>' +
    '<path class="h" d="M-2.3 -25h3M-2.5 -21.5h2.6M-2.7 -18h3.4M-2.9 -14h3M-3 -10h3.4" style="stroke-width:1"/>',
  observatory:
    '<path class="s" d="M-11 0v-15h22v15z"/><path class="d" d="M4 -.5v-14h6.5v14z"/>' +
    '<path class="ho" d="M-3 0v-6a3 3 0 0 1 6 0v6z"/><path class="s" d="M-12.5 -15h25v-2.6h-25z"/>' +
    '<path class="o" d="M-11.5 -17.6a11.5 11.5 0 0 1 23 0z"/>' +
    '<path class="ho" d="M-1.5 -17.6q0 -8 3 -11q3.2 1 5 3.4q-3.5 2 -3.5 7.6z"/>' +
    '<path class="g" d="M1 -22L12.5 -32.5L15.5 -29.2L4 -19z"/><path class="k" d="M-11 -10h22"/>',
  fortress:
    '<path class="s" d="M-8 0v-13h16v13z"/><path class="ho" d="M-3.4 0v-6a3.4 3.4 0 0 1 6.8 0v6z"/>' +
    '<path class="s" d="M-8 -13v-2.6h3v2.6h2v-2.6h2.5v2.6h2v-2.6h2.5v2.6h2v-2.6h2v2.6z"/>' +
    '<path class="s" d="M-17 0l.8 -20h9.4l.8 20zM6 0l.8 -20h9.4l.8 20z"/>' +
    '<path class="d" d="M-9.6 -.5v-19h2.4l.7 19zM13.4 -.5v-19h2.4l.7 19z"/>' +
    '<path class="s" d="M-18 -20v-5.5h3v2.5h2.2v-2.5h2.6v2.5h2.2v-2.5h3v5.5zM5 -20v-5.5h3v2.5h2.2v-2.5h2.6v2.5h2.2v-2.5h3v5.5z"/>' +
    '<path class="ho" d="M-12.4 -11v-4h1.8v4zM10.6 -11v-4h1.8v4z"/><path class="k" d="M0 -15.6v-15"/>' +
    '<path class="o" d="M0 -31l9 2.8l-9 3z"/>',
  temple:
    '<path class="s" d="M-15 0h30v-2.6h-30z"/><path class="s" d="M-13 -2.6h26v-2.6h-26z"/>' +
    '<path class="ho" d="M-10.5 -5.2h21v-11h-21z"/>' +
    '<path class="s" d="M-11.5 -5.2v-11h3.4v11zM-4.9 -5.2v-11h3.2v11zM1.7 -5.2v-11h3.2v11zM8.1 -5.2v-11h3.4v11z"/>' +
    '<path class="o" d="M-15 -16.2L0 -27L15 -16.2z"/>' +
    '<path class="os" d="M0 -26.4L14 -16.7H8L0 -22.5z"/><circle class="g" cx="0" cy="-19.8" r="2.3"/>' +
    '<path class="g" d="M-1.6 -27.2q-1.4 -2.8 .5 -4.3q.1 -1.6 1.2 -2.8q.1 1.8 1.2 2.8q1.7 1.7 .3 4.3z"/>',
  port:
    '<path class="t" d="M-16 3v-4h22v4z"/>' +
    '<path class="k" d="M-12 3v5M-5 3v5M2 3v5M-9 -1v4M-2 -1v4" style="stroke-width:1.6"/>' +
    '<path class="k" d="M-9 -1v-17h12v5" style="stroke-width:1.8"/><path class="k" d="M-9 -11l6 -7M3 -13v4" />' +
    '<path class="t" d="M0 -9h6v5h-6z"/><path class="t" d="M4 4q2 6 7 6h5q4 0 5.5 -7q-9 2.5 -17.5 1z"/>' +
    '<path class="k" d="M12 4v-20"/><path class="o" d="M12.8 -16q8 5 7.5 16.5q-4 1.5 -7.5 .8z"/>' +
    '<path class="k w" d="M-18 11q2.5 -2.6 5 0t5 0t5 0t5 0t5 0t5 0t5 0t5 0"/>',
};

/** The shadow that a building throws. */
const SHADOW = '<ellipse class="shd" cx="1" cy=".6" rx="16" ry="3"/>';
/** The larger side of the smallest building, in units. */
export const SMALLEST = 28;
/** The same of the house of a settlement. */
export const HOUSE = 16;

export function building(kind: string): string {
  const drawing = DRAWN[kind] ?? DRAWN["temple"] ?? "";
  return kind === "port" ? drawing : SHADOW + drawing;
}

/** A house with a gable, or with a hipped roof. */
export function house(x: number, y: number, scale: number, hipped = false): string {
  const roof = hipped ? "M-9 -7.5L-6 -15.5H6L9 -7.5z" : "M-9 -7.5L0 -15.5L9 -7.5z";
  const drawing =
    '<path class="s" d="M-7 0v-8h14v8z"/><path class="d" d="M2.5 -.5v-7h4v7z"/>' +
    `<path class="o" d="${roof}"/><path class="os" d="M${hipped ? 2 : 0} -15L8 -8H3z"/>` +
    '<path class="ho" d="M-4 0v-4.5h3v4.5z"/>';
  return moved(x, y, drawing, scale);
}
