/**
 * What every drawing on a map is made with: chance that repeats itself, and paths with short numbers. A drawing is a
 * string of SVG around the origin, in units of the sheet; its colours are classes, so that a theme changes nothing but
 * the style.
 */
import type { Spot } from "./places";

/** Gives the next number from 0 up to 1. */
export type Chance = () => number;

/** The same numbers for the same seed, on every machine and for ever (FNV-1a for the seed, then Mulberry32). */
export function chanceOf(seed: string): Chance {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

export function oneOf<T>(chance: Chance, things: readonly [T, ...T[]]): T {
  return things[Math.floor(chance() * things.length)] ?? things[0];
}

/** One way or the other: 1 or -1. */
export function either(chance: Chance): number {
  return chance() < 0.5 ? -1 : 1;
}

/** A tenth of a unit is finer than anybody sees. */
export function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** The numbers of a template string, made short: pen`M${x} ${y}h${w}`. Words go through as they are. */
export function pen(words: TemplateStringsArray, ...values: (number | string)[]): string {
  return words.reduce((text, word, at) => {
    const value = values[at - 1];
    return text + (typeof value === "number" ? short(value) : (value ?? "")) + word;
  });
}

/** A line through some points; close it with "Z". */
export function through(points: readonly Spot[]): string {
  return `M${points.map(([x, y]) => pen`${x} ${y}`).join("L")}`;
}

export function path(name: string, d: string): string {
  return d && `<path class="${name}" d="${d}"/>`;
}

export function moved(x: number, y: number, drawing: string, scale = 1): string {
  const size = scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${drawing}</g>`;
}
