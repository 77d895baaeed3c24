/** The plan that partners share: what is on the map, and the sign or arrow that is being put together. */
import type { Target } from "../contract";
import type { Mark, PlanServer, Sign } from "./server";

export const SIGNS: readonly Sign[] = ["goal", "attack", "hold", "danger", "question"];

export class Plan {
  /** The oldest first. */
  marks = $state.raw<readonly Mark[]>([]);
  sign = $state<Sign>("goal");
  /** Where it goes, or where the arrow begins; empty until something is chosen. */
  place = $state<Target>("");
  /** Where the arrow leads; empty for a sign that stays in its place. */
  to = $state<Target>("");
  label = $state("");
  private loaded = false;
  private loading: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: PlanServer,
    /** A partner has put something new there. */
    private readonly onnew: (mark: Mark) => void = () => undefined,
  ) {}

  /** Fetches the plan. Called while it fetches, it fetches once more afterwards. */
  load(): Promise<void> {
    this.loading = this.loading.catch(() => undefined).then(() => this.fetch());
    return this.loading;
  }

  /** Something on the map was touched: the place, then where an arrow leads; once more takes it back. */
  pick(target: Target): void {
    if (target === this.place) [this.place, this.to] = [this.to, ""];
    else if (target === this.to) this.to = "";
    else if (this.place === "") this.place = target;
    else this.to = target;
  }

  async put(): Promise<void> {
    const { sign, place, to, label } = this;
    if (place === "") return;
    const made = await this.server.put({ sign, place, to: to || null, label });
    [this.place, this.to, this.label] = ["", "", ""];
    this.marks = [...this.marks.filter(({ id }) => id !== made.id), made];
  }

  async remove(id: number): Promise<void> {
    await this.server.remove(id);
    this.marks = this.marks.filter((mark) => mark.id !== id);
  }

  async clear(): Promise<void> {
    await this.server.clear();
    this.marks = [];
  }

  private async fetch(): Promise<void> {
    const found = await this.server.marks();
    const known = this.marks.map(({ id }) => id);
    // Whoever comes to the table reads the plan; only what is put there meanwhile is news.
    const news = this.loaded ? found.filter(({ id, mine }) => !mine && !known.includes(id)) : [];
    [this.marks, this.loaded] = [found, true];
    news.forEach(this.onnew);
  }
}
