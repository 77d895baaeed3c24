/** Pieces that are drawn as what they are: ships, settlers, the tents of barbarians. Around the origin, in units. */
import { moved, path, pen } from "../../../boards/parts/pen";

/** Width and height of each, and how far its middle lies above the origin. */
export const SHIP = { width: 60, height: 58, up: 11 } as const;
export const SETTLERS = { width: 38, height: 40, up: 3 } as const;
export const TENTS = { width: 92, height: 44, up: 6 } as const;

const WAVES = "M-31 17q4 -4 8 0t8 0t8 0t8 0t8 0t8 0t8 0";
const HULL =
  path("k w", WAVES) +
  '<path class="k" style="stroke-width:1.5" d="M-14 9l-5 8M-6 10l-5 8M2 10l-5 8M10 9l-5 8"/>' +
  path("t", "M-28 -2Q-25 14 -12 15H12Q24 14 29 -6Q23 1 15 2H-17Q-24 2 -28 -2z") +
  path("h", "M-24 6H23M-21 10H20") +
  '<path class="k" style="stroke-width:2" d="M0 2V-34"/>';
const SAIL = "M-17 -30Q0 -26 17 -30Q22 -16 17 -3Q0 -8 -17 -3Q-12 -16 -17 -30z";
const SHADE = "M9 -28.5Q13 -29 16.5 -29.5Q21 -16 16.7 -3.5Q13 -5 9 -5.5Q13 -16 9 -28.5z";
const YARD = '<path class="k" style="stroke-width:1.8" d="M-19 -30.5Q0 -26 19 -30.5"/>';
const PENNANT = path("o", "M0 -34l10 -3l-10 -3z");

/** A ship with the emblem of its owner in the sail, an outline in a box of 24 by 24. */
export function ship(emblem: string): string {
  const sign = `<path class="em" transform="translate(0 -16.5) scale(.78) translate(-12 -12)" d="${emblem}"/>`;
  return HULL + path("o", SAIL) + path("os", SHADE) + YARD + sign + PENNANT;
}

/** A ship under a black sail. Who knows a skull needs no more. */
export const PIRATE_SHIP =
  HULL +
  path("bk", SAIL) +
  YARD +
  path(
    "em",
    "M0 -26.5c-5 0 -8 3.2 -8 7.2c0 2.6 1.3 4.3 3.2 5.3v3.2h9.6v-3.2c1.9 -1 3.2 -2.7 3.2 -5.3c0 -4 -3 -7.2 -8 -7.2z",
  ) +
  path(
    "ho",
    "M-5.6 -19a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 0 1 -4.4 0zM1.2 -19a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 0 1 -4.4 0z",
  ) +
  path("k", "M-2 -13v2.2M0 -13v2.2M2 -13v2.2");

export const SETTLER =
  '<ellipse class="shd" cx="0" cy="15" rx="20" ry="4"/>' +
  path("t", "M-17 15Q-17 2 -11 0Q-5 2 -5 15z") +
  '<circle class="s" cx="-11" cy="-3.5" r="4"/>' +
  path("o", "M5 15Q5 0 12 -2Q19 0 19 15z") +
  '<circle class="s" cx="12" cy="-5.5" r="4.2"/>' +
  path("o", "M-7.5 16Q-8 -6 0 -9Q8 -6 7.5 16z") +
  path("os", "M1.5 -8Q7.5 -5 7 15.5H3z") +
  '<circle class="s" cx="0" cy="-13" r="4.8"/>' +
  '<path class="k" style="stroke-width:1.8" d="M-10 16L-7 -20"/>' +
  path("o", "M-7 -20l-1 7l-9 -2l1.5 -3.5l-.5 -3.5z");

const TENT =
  path("hide", "M-15 4L-2 -24H2L15 4Q0 8 -15 4z") +
  path("hides", "M1 -24L15 4Q10 6 4 6z") +
  path("ho", "M-4 5.5L0 -8L4 5.5z") +
  path("k", "M-2 -22l-4 -8M2 -22l4 -8M0 -23v-8") +
  path("h", "M-10 -2l5 2M-7 -9l4 2M9 -3l-3 2");
const STAKE = (x: number, y: number): string => pen`M${x} ${y}l2 -13l2.5 13z`;

export const CAMP =
  '<ellipse class="shd" cx="0" cy="10" rx="44" ry="8"/>' +
  moved(-26, -2, TENT) +
  moved(20, -8, TENT, 0.95) +
  moved(-2, 6, TENT, 1.15) +
  path("t", STAKE(-46, 14) + STAKE(-40, 16) + STAKE(40, 14) + STAKE(34, 16));
