/** Private notes that save themselves a moment after the last word, and again if that fails. */
import type { TalkServer } from "./server";

const PAUSE = 800;
const AGAIN = 5_000;

export type Saving = "saved" | "saving" | "failed";

export class Notebook {
  text = $state("");
  saving = $state<Saving>("saved");
  /** The notes have been read from the site; before that nothing may be written over them. */
  ready = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly server: Pick<TalkServer, "note" | "writeNote">) {}

  async open(): Promise<void> {
    if (this.ready) return;
    this.text = await this.server.note();
    this.ready = true;
  }

  write(text: string): void {
    this.text = text;
    this.saving = "saving";
    this.later(PAUSE);
  }

  /** Saves at once what is not saved yet: the reader leaves. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    if (this.saving !== "saved") await this.save();
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), pause);
  }

  private async save(): Promise<void> {
    const { text } = this;
    try {
      await this.server.writeNote(text);
      if (text === this.text) this.saving = "saved";
    } catch {
      this.saving = "failed";
      this.later(AGAIN);
    }
  }
}
