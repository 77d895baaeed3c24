/** A mark of the plan in words: "Attack: Gallia to Alpes (in spring)". */
import { say } from "../../texts/index.svelte";
import type { Target } from "../contract";
import type { Mark } from "./server";

export function inWords({ sign, place, to, label }: Mark, nameOf: (target: Target) => string): string {
  const what = say(`plan-sign-${sign}`);
  const where =
    to === null
      ? say("plan-at", { sign: what, place: nameOf(place) })
      : say("plan-from-to", { sign: what, from: nameOf(place), to: nameOf(to) });
  return label ? say("plan-labelled", { mark: where, label }) : where;
}
