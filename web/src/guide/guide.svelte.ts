/** The guided first game: which of a title's explanations is due, and which have been read. */
import type { Shapes } from "../api/client";
import { keep, kept } from "../look/kept";
import { guideKey } from "./guided";
import type { Table } from "../table/state.svelte";

export type Step = Shapes["GuideStepOut"];

interface Kept {
  seen: readonly string[];
  left: boolean;
}

export class Guide {
  /** What was read. */
  seen = $state.raw<readonly string[]>([]);
  /** The person went on without it; it can be taken up again. */
  left = $state(false);
  /** The moments that have come so far. */
  #met = $state.raw<readonly string[]>(["start"]);

  constructor(
    private readonly table: Pick<Table, "name" | "prompt" | "lines">,
    readonly steps: readonly Step[],
  ) {
    const known = JSON.parse(kept(guideKey(table.name)) ?? "{}") as Partial<Kept>;
    this.seen = known.seen ?? [];
    this.left = known.left ?? false;
  }

  /** The first of those that are due. */
  get step(): Step | null {
    const due = ({ id, when }: Step): boolean => this.#met.includes(when) && !this.seen.includes(id);
    return this.steps.find(due) ?? null;
  }

  get done(): boolean {
    return this.steps.every(({ id }) => this.seen.includes(id));
  }

  get number(): number {
    return this.step ? this.steps.indexOf(this.step) + 1 : this.seen.length;
  }

  /** Looks at what is asked, offered and told now. */
  look(): void {
    const prompt = this.table.prompt?.prompt;
    const offered = (this.table.prompt?.options ?? []).map(({ answer }) => `offer:${String(answer)}`);
    const told = this.table.lines.map(({ key }) => `note:${key}`);
    const now = [...(prompt ? [`prompt:${String(prompt["key"])}`, ...offered] : []), ...told];
    const fresh = now.filter((one, at) => !this.#met.includes(one) && now.indexOf(one) === at);
    if (fresh.length > 0) this.#met = [...this.#met, ...fresh];
  }

  /** It was read. */
  next(): void {
    if (this.step) this.seen = [...this.seen, this.step.id];
    this.#keep();
  }

  /** The one before once more. */
  back(): void {
    this.seen = this.seen.slice(0, -1);
    this.#keep();
  }

  leave(left: boolean): void {
    this.left = left;
    this.#keep();
  }

  #keep(): void {
    keep(guideKey(this.table.name), JSON.stringify({ seen: this.seen, left: this.left } satisfies Kept));
  }
}
