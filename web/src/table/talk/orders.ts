/**
 * Standing orders in words. The site keeps the key of a question and the answer; the words of both are those that
 * stood on the screen when the order was given, and this browser remembers them.
 */

export interface OrderWords {
  question: string;
  answer: string;
}

export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Kinds of question that one whole answer settles, so that it can be given in advance. */
const FIT = new Set(["one", "yesno", "number"]);

export function canBeOrdered(kind: unknown): boolean {
  return FIT.has(String(kind));
}

export class OrderBook {
  constructor(
    private readonly table: string,
    private readonly memory: Memory | null,
  ) {}

  /** The words of an order; nothing if it was given elsewhere, or has another answer by now. */
  find(key: string, answer: unknown): OrderWords | undefined {
    const kept = this.memory?.getItem(this.place(key, answer));
    return kept ? (JSON.parse(kept) as OrderWords) : undefined;
  }

  keep(key: string, answer: unknown, words: OrderWords): void {
    this.memory?.setItem(this.place(key, answer), JSON.stringify(words));
  }

  private place(key: string, answer: unknown): string {
    return `civitas.order.${this.table}.${key}.${JSON.stringify(answer)}`;
  }
}
