/**
 * How seats are told apart: never by colour alone. Each of twelve has a colour, an outline, a mark inside and a hatch
 * for what it controls. The colours are in seats.css, because they change with the theme.
 */

export interface SeatLook {
  /** Name of the outline: the message `seat.shape.<shape>` says it. */
  shape: Shape;
  /** Path of the outline in a box of 24 by 24. */
  outline: string;
  /** Path of the mark inside, drawn as a line. */
  mark: string;
  /** Path of the hatch in a tile of 6 by 6. */
  hatch: string;
  /** Is the mark dark, on a light colour? */
  darkMark: boolean;
}

export const SHAPES = [
  "lozenge",
  "disc",
  "square",
  "hexagon",
  "shield",
  "triangle",
  "octagon",
  "cross",
  "drop",
  "moon",
  "star",
  "kite",
] as const;
export type Shape = (typeof SHAPES)[number];

const LOOKS: Record<Shape, Omit<SeatLook, "shape">> = {
  lozenge: {
    outline: "M12 1.2 22.8 12 12 22.8 1.2 12Z",
    mark: "M12 6.5V17.5M8.5 12H15.5",
    hatch: "M-1 7 7-1",
    darkMark: false,
  },
  disc: {
    outline: "M12 1.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 0 1 0-20.8Z",
    mark: "M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8Z",
    hatch: "M3 1.8a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4Z",
    darkMark: false,
  },
  square: {
    outline: "M2.6 2.6H21.4V21.4H2.6Z",
    mark: "M7.5 8.5V15.5M12 8.5V15.5M16.5 8.5V15.5",
    hatch: "M0 3H6",
    darkMark: true,
  },
  hexagon: {
    outline: "M6.6 2.2H17.4L22.8 12 17.4 21.8H6.6L1.2 12Z",
    mark: "M12 12V6.6M12 12 7.4 14.8M12 12l4.6 2.8",
    hatch: "M-1-1 7 7",
    darkMark: true,
  },
  shield: {
    outline: "M2.6 2H21.4V12.6C21.4 18 17 21.4 12 23 7 21.4 2.6 18 2.6 12.6Z",
    mark: "M7 8l5 4 5-4M7 13l5 4 5-4",
    hatch: "M0 3H6M3 0V6",
    darkMark: false,
  },
  triangle: {
    outline: "M12 1.4 23 21.8H1Z",
    mark: "M12 9.5V17M8.8 17H15.2",
    hatch: "M3 0V6",
    darkMark: true,
  },
  octagon: {
    outline: "M7.6 1.6H16.4L22.4 7.6V16.4L16.4 22.4H7.6L1.6 16.4V7.6Z",
    mark: "M8 8 16 16M16 8 8 16",
    hatch: "M0 0 6 6M6 0 0 6",
    darkMark: false,
  },
  cross: {
    outline: "M8 1.4H16V8H22.6V16H16V22.6H8V16H1.4V8H8Z",
    mark: "M12 7.5 16.5 12 12 16.5 7.5 12Z",
    hatch: "M0 4 3 2 6 4",
    darkMark: false,
  },
  drop: {
    outline: "M12 1C17 7.5 20.6 11 20.6 15.2A8.6 8 0 0 1 12 23A8.6 8 0 0 1 3.4 15.2C3.4 11 7 7.5 12 1Z",
    mark: "M7.5 15h9M9.5 18.4h5M10 11.6h4",
    hatch: "M0 2H3M3 5H6",
    darkMark: true,
  },
  moon: {
    outline: "M2 6.5A10.6 10.6 0 0 0 22 6.5V12A10 10.6 0 0 1 2 12Z",
    mark: "M8 15.5h8M12 13v6",
    hatch: "M0 3Q1.5 1 3 3T6 3",
    darkMark: false,
  },
  star: {
    outline: "M12 .8 15.3 8.1 23.2 9 17.3 14.3 19 22.2 12 18.2 5 22.2 6.7 14.3.8 9 8.7 8.1Z",
    mark: "M12 9.5v5M9.6 13h4.8",
    hatch: "M1.5 1.5V4.5M4.5 1.5V4.5",
    darkMark: true,
  },
  kite: {
    outline: "M12 .8 20.6 8.6 12 23.2 3.4 8.6Z",
    mark: "M8.2 9.2h7.6L12 15Z",
    hatch: "M0 1.5H6M0 4.5H6M3 0V6",
    darkMark: true,
  },
};

/** The look of a seat; seats are counted from 0. */
/** Which of the looks it is. Whoever is no seat has a number below 0 and is given one from the end. */
function place(number: number): number {
  return ((number % SHAPES.length) + SHAPES.length) % SHAPES.length;
}

export function seatLook(number: number): SeatLook {
  const shape = SHAPES[place(number)] as Shape;
  return { shape, ...LOOKS[shape] };
}

/** The custom property with the colour of a seat's tokens, ready for a style. */
export function seatColour(number: number): string {
  return `var(--s${place(number) + 1})`;
}

/** The same for the wash of what it controls. */
export function seatWash(number: number): string {
  return `var(--w${place(number) + 1})`;
}

/** A game that was brought along may know nobody's name; the log numbers them as well. */
export function seatName(seats: readonly { number: number; name: string }[], number: number): string {
  return seats.find((seat) => seat.number === number)?.name || `#${number + 1}`;
}
