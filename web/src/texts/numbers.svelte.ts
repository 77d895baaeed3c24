/** Numbers in words: as the reader's language writes them. */
import { speech } from "./index.svelte";

/** A share of one as "25 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** Points, which can be halves: "15.5" or "15,5", and below nothing: with the minus of print, not a hyphen. */
export function plainNumber(value: number): string {
  return new Intl.NumberFormat(speech.language).format(value).replace("-", "−");
}
