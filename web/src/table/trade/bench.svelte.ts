/** What somebody has laid on the trading table and not sent yet; the page may be laid out anew meanwhile. */
import type { Asking } from "../asking/asking.svelte";
import type { Target } from "../contract";
import type { Side, Sides } from "./trading";

export class Bench {
  #laid = $state.raw<Record<string, number>>({});
  #named = $state.raw<Sides | null>(null);
  #show = $state(false);
  /** The question for which it was laid: another one begins with an empty table. */
  #for = $state.raw("");
  /** The last offer one made oneself: other terms are compared with it. */
  sent = $state.raw<Sides | null>(null);

  constructor(private readonly asking: Asking) {}

  get #question(): string {
    const { table, question } = this.asking;
    return `${table.name} ${table.prompt?.seq} ${question?.key}`;
  }

  get #fresh(): boolean {
    return this.#for !== this.#question;
  }

  amount(side: Side, what: Target): number {
    return this.#fresh ? 0 : (this.#laid[`${side} ${what}`] ?? 0);
  }

  put(side: Side, what: Target, amount: number): void {
    this.#begin();
    this.#laid = { ...this.#laid, [`${side} ${what}`]: amount };
  }

  /** Are cards to be seen before it is decided? */
  get show(): boolean {
    return !this.#fresh && this.#show;
  }

  set show(show: boolean) {
    this.#begin();
    this.#show = show;
  }

  /** Other terms that one thinks of. */
  get named(): Sides | null {
    return this.#fresh ? null : this.#named;
  }

  set named(sides: Sides | null) {
    this.#begin();
    this.#named = sides;
  }

  #begin(): void {
    if (!this.#fresh) return;
    this.#for = this.#question;
    this.#laid = {};
    this.#named = null;
    this.#show = false;
  }
}

const benches = new WeakMap<Asking, Bench>();

export function benchOf(asking: Asking): Bench {
  const known = benches.get(asking) ?? new Bench(asking);
  benches.set(asking, known);
  return known;
}
