/** "What happened since my last turn?": the lines since, stepped through one by one and drawn on the board. */
import type { Target, Trace } from "../contract";

/** A line of the log with what it points at. */
export interface Line {
  seq: number;
  number: number;
  params: Record<string, unknown>;
  targets: Target[];
  text: string;
}

/** What a recap moves: the position shown, and what is drawn over it. */
export interface Stage {
  go(seq: number): Promise<void> | void;
  now(): Promise<void> | void;
  traces: Trace[];
}

export class Recap {
  private lines = $state.raw<Line[]>([]);
  /** Which line is being shown; -1 when there is no recap going on. */
  private index = $state(-1);
  /** The number of the line whose position is on the board; the board may come a little later. */
  shown = $state(0);

  constructor(private readonly stage: Stage) {}

  get open(): boolean {
    return this.index >= 0;
  }

  /** The line shown now. */
  get line(): Line | undefined {
    return this.lines[this.index];
  }

  get number(): number {
    return this.index + 1;
  }

  get count(): number {
    return this.lines.length;
  }

  get atEnd(): boolean {
    return this.index >= this.lines.length - 1;
  }

  /** Shows the first of the lines; without any there is nothing to show. */
  async start(lines: readonly Line[]): Promise<void> {
    this.lines = [...lines];
    if (lines.length) await this.show(0);
  }

  /** The next line; after the last one the board is the present one again. */
  async on(): Promise<void> {
    if (this.atEnd) await this.end();
    else await this.show(this.index + 1);
  }

  async back(): Promise<void> {
    if (this.index > 0) await this.show(this.index - 1);
  }

  async end(): Promise<void> {
    this.index = -1;
    this.shown = 0;
    this.stage.traces = [];
    await this.stage.now();
  }

  private async show(index: number): Promise<void> {
    this.index = index;
    const line = this.lines[index];
    if (line) await this.stage.go(line.seq + 1);
    // Whoever has stepped on meanwhile draws for themselves.
    if (this.index !== index) return;
    this.stage.traces = tracesUpTo(this.lines, index);
    this.shown = index + 1;
  }
}

/** What is drawn when line `index` is shown: it and those before it, numbered, as far as they point at anything. */
export function tracesUpTo(lines: readonly Line[], index: number): Trace[] {
  return lines.slice(0, index + 1).flatMap((line, n) => {
    if (!line.targets.length) return [];
    const seat = line.params["seat"];
    return {
      number: n + 1,
      ...(typeof seat === "number" ? { seat } : {}),
      targets: line.targets,
      text: line.text,
      current: n === index,
    };
  });
}
