/** How a message is written, and how it becomes a sentence. Knows no language and no state. */

/** A sentence with `{holes}`, or its forms: `none` for zero, `one`, and `other` for every other count. */
export type Message = string | { none?: string; one: string; other: string };

export type Messages = Record<string, Message>;

/** The other language of an area: the same ids, nothing more and nothing less. */
export type Same<Original extends Messages> = Record<keyof Original, Message>;

export type Params = Record<string, string | number>;

/** Puts the parameters into a message. The parameter `count` chooses between its forms. */
export function fill(message: Message, params: Params, locale: string): string {
  const written = typeof message === "string" ? message : form(message, Number(params["count"] ?? 0), locale);
  return written.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    return typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : value;
  });
}

function form(message: Exclude<Message, string>, count: number, locale: string): string {
  if (count === 0 && message.none !== undefined) return message.none;
  return new Intl.PluralRules(locale).select(count) === "one" ? message.one : message.other;
}
