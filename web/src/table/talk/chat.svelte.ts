/** What is said at a table: two rooms, and how much of it this reader has not read yet. */
import type { Message, Room, TalkServer } from "./server";

/** Where what was read is kept; `localStorage`, or nothing where a browser keeps nothing. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Who reads: what the site allows each of them. */
export interface Reader {
  signedIn: boolean;
  /** Sits at the table now. */
  plays: boolean;
  over: boolean;
}

/** The rooms that a reader may enter. While the game goes on, players do not hear the spectators. */
export function roomsOf({ signedIn, plays, over }: Reader): Room[] {
  if (!signedIn) return [];
  if (!plays) return ["spectators"];
  return over ? ["players", "spectators"] : ["players"];
}

export class Chat {
  /** What was said in each room, oldest first. */
  said = $state.raw<Record<Room, readonly Message[]>>({ players: [], spectators: [] });
  /** The last message that was read, by room. */
  private read = $state<Record<Room, number>>({ players: 0, spectators: 0 });
  private loading: Partial<Record<Room, Promise<void>>> = {};

  constructor(
    private readonly table: string,
    private readonly server: TalkServer,
    private readonly memory: Memory | null,
    /** The reader's handles: nobody needs to read what they said themselves. */
    private readonly mine: () => readonly string[],
  ) {
    for (const room of ["players", "spectators"] as const) {
      this.read[room] = Number(memory?.getItem(this.key(room)) ?? 0);
    }
  }

  unread(room: Room): number {
    const own = this.mine();
    return this.said[room].filter((one) => one.id > this.read[room] && !own.includes(one.handle ?? ""))
      .length;
  }

  isMine(message: Message): boolean {
    return message.handle !== null && this.mine().includes(message.handle);
  }

  /** Fetches what is new. Called while it fetches, it fetches once more afterwards. */
  async load(room: Room): Promise<void> {
    const before = this.loading[room] ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => this.fetch(room));
    this.loading[room] = mine;
    await mine;
  }

  async say(room: Room, text: string): Promise<void> {
    this.add(room, [await this.server.say(room, text)]);
    this.markRead(room);
  }

  /** The reader has seen everything that is in the room. */
  markRead(room: Room): void {
    const last = this.said[room].at(-1)?.id ?? 0;
    if (last <= this.read[room]) return;
    this.read[room] = last;
    this.memory?.setItem(this.key(room), String(last));
  }

  private async fetch(room: Room): Promise<void> {
    this.add(room, await this.server.messages(room, this.said[room].at(-1)?.id ?? 0));
  }

  private add(room: Room, fresh: readonly Message[]): void {
    const known = this.said[room].filter((one) => fresh.every((other) => other.id !== one.id));
    this.said = { ...this.said, [room]: [...known, ...fresh].sort((a, b) => a.id - b.id) };
  }

  private key(room: Room): string {
    return `civitas.read.${this.table}.${room}`;
  }
}
