/** How colours look to eyes that see fewer of them: to check that seats are still told apart. */

export const EYES = ["normal", "protanopia", "deuteranopia", "tritanopia"] as const;
export type Eye = (typeof EYES)[number];
type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, full severity; on linear light. */
const SEEN: Record<Eye, readonly [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const XYZ: readonly [Triple, Triple, Triple] = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Triple = [0.9505, 1, 1.089];

function light(colour: string): Triple {
  const part = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function times(matrix: readonly [Triple, Triple, Triple], by: Triple): Triple {
  const row = (r: Triple): number => r[0] * by[0] + r[1] * by[1] + r[2] * by[2];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function lab(linear: Triple): Triple {
  const xyz = times(XYZ, linear);
  const f = (at: 0 | 1 | 2): number => {
    const x = xyz[at] / WHITE[at];
    return x > 0.008856 ? Math.cbrt(x) : 7.787 * x + 16 / 116;
  };
  return [116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))];
}

/** How far apart two colours (#rrggbb) look to an eye, by CIE76: about 2 is just seen side by side. */
export function distance(one: string, other: string, eye: Eye): number {
  const seen = (colour: string): Triple => {
    const [r, g, b] = times(SEEN[eye], light(colour));
    const held = (x: number): number => Math.min(1, Math.max(0, x));
    return lab([held(r), held(g), held(b)]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [r, g, b] = light(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
