/** Everything people do at a table beside the moves, shared by everything that shows it. */
import { me } from "../../shell/me.svelte";
import { tell } from "../../shell/toasts.svelte";
import { say } from "../../texts/index.svelte";
import type { Table } from "../state.svelte";
import { Chat, roomsOf } from "./chat.svelte";
import { Notebook } from "./notebook.svelte";
import { OrderBook } from "./orders";
import { Petitions } from "./petitions.svelte";
import { talkServer, type Room, type TalkServer } from "./server";

const OUTCOMES = {
  open: "petition-asked",
  accepted: "petition-accepted",
  refused: "petition-refused",
  withdrawn: "petition-withdrawn",
  expired: "petition-expired",
} as const;

export class Talk {
  readonly server: TalkServer;
  readonly chat: Chat;
  readonly notebook: Notebook;
  readonly petitions: Petitions;
  readonly orderBook: OrderBook;

  /** The rooms that may be entered. They change with the sign-in, with a seat and with the end, and not with each move. */
  readonly rooms: Room[];
  readonly #plays: boolean;

  constructor(table: Table) {
    this.#plays = $derived(table.mySeats.length > 0);
    this.rooms = $derived(roomsOf({ signedIn: me.person !== null, plays: this.#plays, over: table.over }));
    this.server = talkServer(table.name);
    this.chat = new Chat(table.name, this.server, storage(), () => (me.person ? [me.person.handle] : []));
    this.orderBook = new OrderBook(table.name, storage());
    this.notebook = new Notebook(this.server);
    this.petitions = new Petitions(this.server, ({ state, seq }) =>
      tell(say(OUTCOMES[state], { move: seq, moves: table.seq })),
    );
  }

  /** Messages of others that this reader has not seen, in all rooms. */
  get unread(): number {
    return this.rooms.reduce((sum, room) => sum + this.chat.unread(room), 0);
  }

  /** Fetches what was said in the rooms that may be entered. */
  async hear(): Promise<void> {
    await Promise.all(this.rooms.map((room) => this.chat.load(room)));
  }
}

const known = new WeakMap<Table, Talk>();

/** The talk at this table; the same for everybody who asks. */
export function talkOf(table: Table): Talk {
  const found = known.get(table) ?? new Talk(table);
  known.set(table, found);
  return found;
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null; // a browser that keeps nothing
  }
}
