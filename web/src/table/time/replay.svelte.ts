/** A game that plays itself again: one position after another, each with what led to it, until the end or until somebody stops it. */
import { inside, type Span } from "./steps";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds that a position stays at the slowest speed. */
export const STAY = 1200;

/** What is replayed. */
export interface Film {
  readonly at: number;
  readonly span: Span;
  go(seq: number): Promise<void> | void;
  /** What led to the position has been played to its end. */
  settled(): Promise<void>;
}

export class Replay {
  playing = $state(false);
  speed = $state<Speed>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly film: Film) {}

  /** From where one looks; from the beginning, if that is the end. */
  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const { at, span } = this.film;
    if (at >= span.last) await this.film.go(span.first);
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => void this.step(), STAY / this.speed);
  }

  private async step(): Promise<void> {
    await this.film.settled(); // nothing is cut off by the next position
    if (!this.playing) return;
    const { at, span } = this.film;
    const next = inside(at + 1, span);
    await this.film.go(next); // a slow line makes the film slower, and never lets positions pile up
    if (next >= span.last) this.pause();
    else this.wait();
  }
}
