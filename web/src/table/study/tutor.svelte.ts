/** Advice at a table at which people learn: the hint that was asked for, and what bots say about their moves. */
import { Problem } from "../../api/problem";
import { complain } from "../../shell/toasts.svelte";
import type { Table } from "../state.svelte";
import { studyServer, type Advice, type Aloud, type StudyServer } from "./server";

/** Milliseconds between two looks while a bot thinks. */
const LOOK = 400;

export class Tutor {
  /** Advice was asked for and is shown, or on its way. */
  open = $state(false);
  thinking = $state(false);
  best = $state.raw<Advice[]>([]);
  /** What bots did and what it was for, in its order. */
  aloud = $state.raw<readonly Aloud[]>([]);

  readonly #server: StudyServer;
  #wish = 0;
  #hearing = false;
  #missed = false;

  constructor(
    private readonly table: Table,
    server?: StudyServer,
    private readonly pause: (ms: number) => Promise<void> = wait,
  ) {
    this.#server = server ?? studyServer(table.name);
  }

  /** May the viewer ask for advice now? */
  get mayAsk(): boolean {
    const { table } = this;
    return Boolean(table.info?.teaching && table.prompt?.prompt && table.past === null && !table.over);
  }

  async ask(): Promise<void> {
    const seat = this.table.viewer;
    if (seat === null || !this.mayAsk || this.thinking) return;
    const mine = ++this.#wish;
    this.open = this.thinking = true;
    this.best = [];
    try {
      let told = await this.#server.ask(seat);
      while (told.state === "thinking" && mine === this.#wish) {
        await this.pause(LOOK);
        told = await this.#server.hint(seat);
      }
      if (mine === this.#wish) this.best = told.best;
    } catch (fault) {
      if (mine === this.#wish) this.open = false;
      complain(fault);
    } finally {
      if (mine === this.#wish) this.thinking = false;
    }
  }

  /** Puts the advice away: it was read, or the question is another one. */
  close(): void {
    this.#wish++;
    this.open = this.thinking = false;
    this.best = [];
  }

  /** Reads what bots have to say about what happened since. It is a help and no condition. */
  async listen(): Promise<void> {
    const seat = this.table.viewer;
    if (seat === null || !this.table.info?.teaching) return;
    if (this.#hearing) {
      this.#missed = true;
      return;
    }
    this.#hearing = true;
    try {
      do {
        this.#missed = false;
        // The last deed may have gone on.
        const since = this.aloud.at(-1)?.first ?? 0;
        const told = await this.#server.aloud(since, seat);
        this.aloud = [...this.aloud.filter(({ first }) => first < since), ...told];
      } while (this.#missed);
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault;
    } finally {
      this.#hearing = false;
    }
  }

  /** Everything is in words: in another language it is read anew. */
  forget(): void {
    this.close();
    this.aloud = [];
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

const known = new WeakMap<Table, Tutor>();

/** The tutor of this table; the same for everybody who asks. */
export function tutorOf(table: Table): Tutor {
  const found = known.get(table) ?? new Tutor(table);
  known.set(table, found);
  return found;
}
