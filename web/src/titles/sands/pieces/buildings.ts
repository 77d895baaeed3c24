/** Buildings, one drawing for each kind: ground line at height 0, about 36 units wide and 30 high, light from the left. */
import { pen } from "../../../boards/parts/pen";

/** A row of arched openings. */
function arches(x: number, y: number, w: number, number: number, h: number): string {
  const wide = w / number;
  const a = wide * 0.62;
  return [...Array(number).keys()]
    .map(
      (at) => pen`M${x + wide * (at + 0.19)} ${y}v${-h + a / 2}a${a / 2} ${a / 2} 0 0 1 ${a} 0v${h - a / 2}z`,
    )
    .join("");
}

const DRAWN: Record<string, string> = {
  forum:
    '<path class="s" d="M-17 0h34v-3h-34z"/><path class="s" d="M-15 -3h30v-14h-30z"/>' +
    `<path class="ho" d="${arches(-15, -3, 30, 5, 11)}"/><path class="o" d="M-17 -17L-13 -22H13L17 -17Z"/>` +
    '<path class="os" d="M4 -17L6 -22H13L17 -17Z"/><path class="s" d="M-3 -22h6v-3h-6z"/>' +
    '<path class="g" d="M-2 -25q-1 -6 2 -8q3 2 2 8z"/><circle class="g" cx="0" cy="-34.5" r="2"/>',
  aqueduct:
    `<path class="s" d="M-19 0v-13h38v13z"/><path class="ho" d="${arches(-19, 0, 38, 4, 11)}"/>` +
    `<path class="s" d="M-19 -13v-10h38v10z"/><path class="ho" d="${arches(-19, -13, 38, 6, 7.5)}"/>` +
    '<path class="b" d="M-20 -23v-3.5h40v3.5z"/><path class="o" d="M-20 -26.5h40v-2h-40z"/>',
  city:
    '<path class="s" d="M-15 -8v-14h9v14z"/><path class="o" d="M-17 -22l6.5 -7l6.5 7z"/>' +
    '<path class="s" d="M5 -8v-13h10v13z"/><path class="o" d="M3 -21l7 -7l7 7z"/>' +
    '<path class="s" d="M-5 -8v-20h10v20z"/><path class="o" d="M-7 -28q0 -7 7 -9q7 2 7 9z"/>' +
    '<path class="ho" d="M-1.5 -18v-5h3v5zM-12 -14v-4h3v4zM9 -13v-4h3v4z"/>' +
    '<path class="s" d="M-20 0v-12h3v2h3v-2h3v2h3v-2h3v2h3v-2h4v2h3v-2h3v2h3v-2h3v2h3v-2h3v12z"/>' +
    '<path class="d" d="M9 -.5v-9h7v-2h3.5v11z"/><path class="ho" d="M-4 0v-5a4 4 0 0 1 8 0v5z"/>',
  triumphal_arch:
    '<path class="s" d="M-15 0v-22h30v22z"/><path class="d" d="M9 -.5v-21h5.5v21z"/>' +
    '<path class="ho" d="M-5 0v-11a5 5 0 0 1 10 0v11zM-12.5 0v-7a2.3 2.3 0 0 1 4.6 0v7zM8 0v-7a2.3 2.3 0 0 1 4.6 0v7z"/>' +
    '<path class="o" d="M-17 -22h34v-5h-34z"/><path class="g" d="M-6 -27l2 -6h8l2 6z"/>',
  quarry:
    '<path class="d2" d="M-18 0l4 -12h8l3 -5h10l5 9l6 8z"/>' +
    '<path class="s" d="M-16 0v-7h9v7zM-5 0v-7h9v7zM-10.5 -7v-7h9v7z"/>' +
    '<path class="d" d="M-9 -.5v-6h2v6zM2 -.5v-6h2v6zM-3.5 -7.5v-6h2v6z"/>' +
    '<path class="k" d="M8 0l4 -26M16 0l-4 -26M12 -26l-13 5v5" style="stroke-width:1.7"/>' +
    '<path class="o" d="M12 -26l8 2.5l-8 3z"/>',
  road:
    '<path class="s" d="M-18 0Q-8 -3 -5 -14L1 -14Q2 -4 14 0Z"/>' +
    '<path class="h" d="M-12 -2h20M-8 -5.5h11M-6 -9h8" style="stroke-width:.9"/>' +
    '<path class="s" d="M6 -5v-17a4 4 0 0 1 8 0v17z"/><path class="o" d="M6 -17h8v5h-8z"/>',
  amphitheatre:
    '<path class="s" d="M-20 -3Q-20 -22 0 -22T20 -3Q20 2 0 2T-20 -3Z"/>' +
    '<path class="d" d="M8 -20.5Q20 -17 19.5 -3Q18 .5 8 1.5Z"/>' +
    '<ellipse class="g" cx="0" cy="-16.5" rx="13" ry="4.6"/>' +
    '<ellipse class="ho" cx="0" cy="-16" rx="8" ry="2.5"/>' +
    `<path class="ho" d="${arches(-18, 0, 36, 6, 5.5)}${arches(-18, -7.5, 36, 6, 4.6)}"/>` +
    '<path class="o" d="M-20 -7h40v-1.8h-40z"/><path class="k" d="M-13 -20v-7M13 -20v-7"/>' +
    '<path class="o" d="M-13 -27l7 2l-7 2.5zM13 -27l7 2l-7 2.5z"/>',
  theatre:
    '<path class="s" d="M-19 0Q-19 -24 0 -24T19 0Z"/>' +
    '<path class="k" d="M-14.5 0Q-14 -18.5 0 -18.5T14.5 0M-10 0Q-9.5 -13.5 0 -13.5T10 0M0 -24V-9M-13.5 -17L-6 -7M13.5 -17L6 -7"/>' +
    '<path class="g" d="M-6 0Q-6 -8.5 0 -8.5T6 0Z"/><path class="o" d="M-20 0h40v3.6h-40z"/>',
  irrigation:
    '<path class="corn" d="M-19 0L-14 -13H14L19 0Z"/>' +
    '<path class="h" d="M-13 -2l3 -9M-7 -2l1.5 -9M7 -2l-1.5 -9M13 -2l-3 -9" style="stroke-width:2"/>' +
    '<path class="b" d="M-3 0L-1.5 -13H1.5L3 0Z"/>' +
    '<circle class="k" cx="0" cy="-18" r="9" style="stroke-width:2"/>' +
    '<path class="k" d="M0 -27V-9M-9 -18H9M-6.4 -24.4L6.4 -11.6M6.4 -24.4L-6.4 -11.6"/>' +
    '<circle class="o" cx="0" cy="-18" r="2.8"/>',
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
    '<path class="o" d="M-15 -16.2L0 -27L15 -16.2z"/><path class="os" d="M0 -26.4L14 -16.7H8L0 -22.5z"/>' +
    '<circle class="g" cx="0" cy="-19.8" r="2.3"/>' +
    '<path class="g" d="M-1.6 -27.2q-1.4 -2.8 .5 -4.3q.1 -1.6 1.2 -2.8q.1 1.8 1.2 2.8q1.7 1.7 .3 4.3z"/>',
  wonder:
    '<path class="s" d="M-22 0L0 -40L7 2z"/><path class="d2" d="M0 -40L22 0L7 2z"/>' +
    '<path class="h" d="M-19.2 -5L6.2 -3L19.2 -5M-16.5 -10L5.3 -8L16.5 -10M-13.7 -15L4.4 -13.5L13.7 -15M-11 -20L3.5 -18.5L11 -20M-8.2 -25L2.6 -24L8.2 -25M-5.5 -30L1.8 -29.5L5.5 -30"/>' +
    '<path class="g" d="M0 -40L-3.8 -33L1.2 -32.5L3.8 -33z"/><path class="k" d="M0 -40L7 2"/>' +
    '<path class="k" d="M-23 0.5q1 -5 0 -10"/><path class="v" d="M-23 -9.5q-5 -3 -7 2q4 -1.5 7 -2q-3 -6 -6 -5q4 1 6 5q3 -6 6 -5q-4 1 -6 5q5 -3 7 2q-4 -1.5 -7 -2z"/>',
};

const SHADOW = '<ellipse class="shd" cx="1" cy=".6" rx="19" ry="3.4"/>';

/** Larger side of the smallest drawing, and the room that one takes in its row. */
export const SMALLEST = 30;
export const WIDE = 40;

export function building(kind: string): string {
  return SHADOW + (DRAWN[kind] ?? DRAWN["forum"] ?? "");
}
