/** What an answer takes, brings and risks, in words: acts of the rules, and what the title foretells. */
import { say } from "../../texts/index.svelte";
import type { Act, Target } from "../contract";
import type { Ahead, Outlook, Price } from "../server";
import { called } from "./steps";

export type Part = "cost" | "effect" | "risk";
export const PARTS: readonly Part[] = ["cost", "effect", "risk"];

/** One thing that would follow. */
export interface Row {
  text: string;
  good: boolean | null;
  /** Of a hundred such answers, so many would come to this. */
  share?: number;
}

export type Weighed = Record<Part, Row[]>;

/** Who and what is spoken of. */
export interface Naming {
  nameOf: (target: Target) => string | null;
  /** The seat that looks. */
  own: Target;
}

/** All that is known of an answer, be it only as long as nobody else does anything; nothing if nothing is. */
export function weigh(
  price: Price | null,
  outlook: Outlook | null,
  next: Ahead["next"],
  naming: Naming,
  alone = false,
): Weighed | null {
  if (!price && !outlook) return null;
  const told: Weighed = { cost: [], effect: [], risk: [] };
  for (const row of outlook?.rows ?? []) {
    const share = row.share ?? undefined;
    told[partOf(row.part)].push({
      text: row.text,
      good: row.good,
      ...(share === undefined ? {} : { share }),
    });
  }
  for (const { part, act } of price?.rows ?? []) {
    const text = actText(act, naming);
    if (text) told[partOf(part)].push({ text, good: null });
  }
  if (next && told.effect.length === 0) {
    told.effect.push({ text: say("weigh-next", { text: next.text }), good: null });
  }
  if (alone) told.risk.push({ text: say("weigh-alone"), good: null });
  if (price?.final) told.risk.push({ text: say("weigh-final"), good: null });
  return told;
}

function partOf(part: string): Part {
  return PARTS.find((one) => one === part) ?? "effect";
}

/** An act in a few words: "Food −2", "Settler → D4". Empty if it says nothing by itself. */
export function actText(act: Act, { nameOf, own }: Naming): string {
  const named = (target: Target | undefined): string => (target ? called(target, nameOf) : "");
  const what = named(act.what);
  const text = (() => {
    switch (act.act) {
      case "gained":
      case "drawn":
        return say("weigh-more", { what, amount: act.amount });
      case "scored":
        return act.amount < 0
          ? say("weigh-less", { what, amount: -act.amount })
          : say("weigh-more", { what, amount: act.amount });
      case "paid":
      case "lost":
        return say("weigh-less", { what, amount: act.amount });
      case "placed":
        return say("weigh-placed", { what, amount: act.amount, place: named(act.to) });
      case "removed":
        return say("weigh-removed", { what, amount: act.amount, place: named(act.from) });
      case "moved":
        return say("weigh-moved", { what, amount: act.amount, place: named(act.to) });
      case "rolled":
        return act.need === undefined
          ? say("weigh-dice", { what })
          : say("weigh-dice-need", { what, need: act.need });
      case "begin":
        return what;
      default:
        return "";
    }
  })();
  const whose = "of" in act ? act.of : undefined;
  return text && whose?.startsWith("seat:") && whose !== own
    ? say("weigh-of", { name: named(whose), text })
    : text;
}

/** In one line, for a button: what it costs. */
export function briefly(weighed: Weighed | null): string {
  return weighed?.cost.map(({ text }) => text).join(", ") ?? "";
}
