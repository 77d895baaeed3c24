/** Earlier positions of a table, fetched when wanted and kept, with those beside them fetched in advance. */

const KEPT = 64;
/** How many places on either side of the one looked at are fetched before anybody asks. */
const BESIDE = 2;

export class Positions<Position> {
  /** In the order of use; the first is forgotten first. */
  private readonly known = new Map<number, Promise<Position>>();

  constructor(private readonly fetch: (seq: number) => Promise<Position>) {}

  /** The position when the journal had `seq` entries. */
  at(seq: number): Promise<Position> {
    const found = this.known.get(seq) ?? this.fetch(seq);
    this.known.delete(seq);
    this.known.set(seq, found);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= KEPT) break;
      this.known.delete(oldest);
    }
    found.catch(() => {
      if (this.known.get(seq) === found) this.known.delete(seq); // the next one tries again
    });
    return found;
  }

  /** Fetches what will be asked for next when somebody walks on from `seq`, the nearest first. */
  async prepare(seq: number, first: number, last: number): Promise<void> {
    for (let far = 1; far <= BESIDE; far++) {
      for (const beside of [seq + far, seq - far]) {
        if (beside < first || beside > last || this.known.has(beside)) continue;
        await this.at(beside).catch(() => undefined);
      }
    }
  }

  /** Another seat looks, or the past was rewritten. */
  forget(): void {
    this.known.clear();
  }
}
