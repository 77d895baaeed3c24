/** The rules index: its chapters, and what in it fits a search. */
import type { Shapes } from "../api/client";
import { plain } from "../shell/commands.svelte";

export type Rule = Shapes["RuleOut"];

export interface Chapter {
  /** The first part of the paragraphs in it: `5` of `5.3.A1`. */
  number: string;
  rules: Rule[];
}

/** Those in which every word occurs, or whose paragraph begins with what was written. */
export function search(rules: readonly Rule[], written: string): Rule[] {
  const wanted = written.trim().replace(/^§\s*/, "");
  if (!wanted) return [...rules];
  const words = plain(wanted).split(/\s+/);
  return rules.filter((rule) => {
    if (plain(rule.paragraph).startsWith(plain(wanted))) return true;
    const text = plain(`${rule.heading} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** Each chapter once, in the order of its first paragraph; what was entered later stands at the end of its chapter. */
export function chapters(rules: readonly Rule[]): Chapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const number = rule.paragraph.split(".")[0] ?? rule.paragraph;
    const gathered = found.get(number);
    if (gathered) gathered.push(rule);
    else found.set(number, [rule]);
  }
  return [...found].map(([number, gathered]) => ({ number, rules: gathered }));
}

/** The paragraph that is meant by a link: itself, or the nearest that contains it. */
export function meant(rules: readonly Rule[], paragraph: string): Rule | undefined {
  for (let wanted = paragraph; wanted; wanted = wanted.slice(0, -1)) {
    const found = rules.find((rule) => rule.paragraph === wanted);
    if (found) return found;
  }
  return undefined;
}
