/** What was fetched once and does not change: a past position stays as it was. */

/** Remembers the newest so many. */
export class Memory<Thing> {
  #things = new Map<string, Promise<Thing>>();

  constructor(private readonly most = 200) {}

  /** The thing, fetched if it is not known; a failure is not remembered. */
  get(key: string, fetch: () => Promise<Thing>): Promise<Thing> {
    const known = this.#things.get(key);
    if (known) return known;
    const fetched = fetch();
    this.#things.set(key, fetched);
    fetched.catch(() => this.#things.delete(key));
    const oldest = this.#things.keys().next().value;
    if (this.#things.size > this.most && oldest !== undefined) this.#things.delete(oldest);
    return fetched;
  }
}
