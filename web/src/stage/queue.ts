/**
 * What is played, one item after the other, and never longer than somebody may be kept waiting: the nearer the
 * deadline, the shorter each item; those for which nothing would be left are passed over.
 */

export interface Timed {
  ms: number;
}

export interface Player<Item> {
  /** An item begins, and takes so long. */
  show(item: Item, ms: number): void;
  /** An item is passed over, for want of time or at somebody's wish: nobody sees it, but what it changes holds. */
  pass(item: Item, hurried: boolean): void;
  /** Everything has been played. */
  done(): void;
}

/** A shorter item is not seen. */
export const LEAST = 200;
/** So many times faster while somebody holds the key or the mouse down. */
export const HASTE = 4;

export class Queue<Item extends Timed> {
  #items: Item[] = [];
  #current: { ends: number } | null = null;
  #deadline = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasty = false;

  constructor(private readonly player: Player<Item>) {}

  get playing(): boolean {
    return this.#current !== null;
  }

  /** Plays these after what is under way, all of it within `patience` milliseconds from now. */
  add(items: readonly Item[], patience: number): void {
    if (!items.length) return;
    this.#items.push(...items);
    this.urge(patience);
    if (!this.#current) this.#next();
  }

  /** Somebody waits from now on: so many milliseconds and no more. */
  urge(patience: number): void {
    const wanted = performance.now() + patience;
    this.#deadline = this.#current ? Math.min(this.#deadline, wanted) : wanted;
    if (!this.#current) return;
    const now = performance.now();
    const begun = Math.max(0, this.#current.ends - now);
    const share = (this.#deadline - now) / (begun + this.#length());
    if (share >= 1) return;
    this.#current.ends = now + begun * share;
    this.#wait();
  }

  /** Nobody waits any more. */
  ease(): void {
    this.#deadline = Infinity;
  }

  /** On to the next item. */
  next(): void {
    if (this.#current) this.#next();
  }

  /** To the end. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const item of this.#items.splice(0)) this.player.pass(item, false);
    if (this.#current) this.#next();
  }

  /** Drops everything, as if it had never been added. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#items = [];
    this.#current = null;
    this.#deadline = Infinity;
  }

  /** Faster while it is held. */
  set hasty(hasty: boolean) {
    if (hasty === this.#hasty) return;
    this.#hasty = hasty;
    if (!this.#current) return;
    const now = performance.now();
    const left = this.#current.ends - now;
    this.#current.ends = now + (hasty ? left / HASTE : left * HASTE);
    this.#wait();
  }

  #next(): void {
    const now = performance.now();
    const time = Math.max(0, this.#deadline - now);
    const seen = Math.floor(time / LEAST);
    while (this.#items.length > seen) this.player.pass(this.#items.shift() as Item, true);
    const left = this.#length();
    const item = this.#items.shift();
    if (!item) {
      this.#current = null;
      this.#deadline = Infinity;
      this.player.done();
      return;
    }
    const ms = (item.ms * Math.min(1, time / left)) / (this.#hasty ? HASTE : 1);
    this.#current = { ends: now + ms };
    this.player.show(item, ms);
    this.#wait();
  }

  #length(): number {
    return this.#items.reduce((sum, { ms }) => sum + ms, 0);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const ends = this.#current?.ends ?? 0;
    this.#timer = setTimeout(() => this.#next(), Math.max(0, ends - performance.now()));
  }
}
