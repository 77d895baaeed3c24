/**
 * Which messages there are, and what each wants to be told. Every folder of texts adds its own to `Messages`, in a
 * `messages.d.ts` that `npm run texts` writes from the English file: a misspelt id does not compile, nor does a forgotten
 * variable.
 */

/** A message that is always the same. */
export type Nothing = Record<never, never>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declarations
export interface Messages {}

export type MessageId = keyof Messages;

/** A message that needs to be told nothing, for lists of names. */
export type PlainId = {
  [Id in MessageId]: keyof Messages[Id] extends never ? Id : never;
}[MessageId];

/** What one of several messages has to be told: whatever any of them wants. */
type Wanted<Given> = (Given extends unknown ? (one: Given) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What `say` is given after the id: nothing, or the variables. */
export type Params<Id extends MessageId> = keyof Wanted<Messages[Id]> extends never
  ? []
  : [params: Wanted<Messages[Id]>];
