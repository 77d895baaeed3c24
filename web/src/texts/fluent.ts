/** How messages become sentences. Knows no state; tests in a browser read their words with it, too. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";

/** The messages of a file, read. */
export type Entries = FluentResource["body"];

export type Values = Record<string, string | number>;

/** Messages that speak one language: its plural forms, its way to write numbers. */
export function bundleOf(entries: Entries, language: string): FluentBundle {
  // no isolating marks: names of players are shown as they are, and tests and screen readers get plain text
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: entries });
  return bundle;
}

/** The sentence, from the first that has the message. A variable that nothing was given for is seen as `{$name}`. */
export function spoken(bundles: readonly FluentBundle[], id: string, values: Values): string | undefined {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return undefined;
}
