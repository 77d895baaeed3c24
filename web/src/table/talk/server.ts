/** What people at a table ask of the site beside the moves, in one place; a test puts something else here. */
import { api, got, type Shapes } from "../../api/client";

export type Message = Shapes["MessageOut"];
export type Room = "players" | "spectators";
export type Petition = Shapes["PetitionOut"];
export type Order = Shapes["OrderOut"];
type LogLines = Shapes["LogOut"]["lines"];

export type Reaction = Shapes["ReactionOut"];
/** What an order depends on: nothing else to say, how often, until something happens to the seat. */
export type OrderTerms = Pick<Order, "only" | "times" | "until_warned">;

export interface TalkServer {
  /** What was said after message `after`. */
  messages(room: Room, after: number): Promise<Message[]>;
  say(room: Room, text: string): Promise<Message>;
  note(): Promise<string>;
  writeNote(text: string): Promise<void>;
  petitions(): Promise<Petition[]>;
  /** Asks to go back to before entry `seq`. */
  petition(seq: number, seat: number): Promise<Petition>;
  vote(petition: number, agrees: boolean, seat: number): Promise<Petition>;
  withdraw(petition: number, seat: number): Promise<Petition>;
  orders(seat: number): Promise<Order[]>;
  order(key: string, answer: unknown, seat: number, terms?: Partial<OrderTerms>): Promise<void>;
  /** The questions in which a seat reacts to others, and what lets them pass. */
  reactions(): Promise<Reaction[]>;
  endOrder(key: string, seat: number): Promise<void>;
  resign(seat: number): Promise<void>;
  /** The name of a new private table that goes on from what the seat sees. */
  branch(seat: number): Promise<string>;
  /** What happened since my last answer, and where that was. */
  recap(seat: number): Promise<{ since: number; lines: LogLines }>;
}

export function talkServer(name: string): TalkServer {
  const path = { name };
  return {
    messages: (room, after) =>
      got(api.GET("/api/tables/{name}/chat/{room}", { params: { path: { name, room }, query: { after } } })),
    say: (room, text) =>
      got(api.POST("/api/tables/{name}/chat/{room}", { params: { path: { name, room } }, body: { text } })),
    note: async () => (await got(api.GET("/api/tables/{name}/private-note", { params: { path } }))).text,
    writeNote: async (text) => {
      await got(api.PUT("/api/tables/{name}/private-note", { params: { path }, body: { text } }));
    },
    petitions: () => got(api.GET("/api/tables/{name}/petitions", { params: { path } })),
    petition: (seq, seat) =>
      got(api.POST("/api/tables/{name}/petitions", { params: { path }, body: { seq, seat } })),
    vote: (petition, agrees, seat) =>
      got(
        api.PUT("/api/tables/{name}/petitions/{petition}/vote", {
          params: { path: { name, petition } },
          body: { agrees, seat },
        }),
      ),
    withdraw: (petition, seat) =>
      got(
        api.DELETE("/api/tables/{name}/petitions/{petition}", {
          params: { path: { name, petition }, query: { seat } },
        }),
      ),
    orders: (seat) => got(api.GET("/api/tables/{name}/orders", { params: { path, query: { seat } } })),
    order: async (key, answer, seat, terms = {}) => {
      await got(
        api.PUT("/api/tables/{name}/orders/{key}", {
          params: { path: { name, key } },
          body: { answer, seat, only: false, until_warned: false, ...terms },
        }),
      );
    },
    reactions: () => got(api.GET("/api/tables/{name}/reactions", { params: { path } })),
    endOrder: async (key, seat) => {
      await got(
        api.DELETE("/api/tables/{name}/orders/{key}", { params: { path: { name, key }, query: { seat } } }),
      );
    },
    resign: async (seat) => {
      await got(api.POST("/api/tables/{name}/resign", { params: { path, query: { seat } } }));
    },
    branch: async (seat) =>
      (await got(api.POST("/api/tables/{name}/branch", { params: { path }, body: { seat } }))).name,
    recap: (seat) => got(api.GET("/api/tables/{name}/recap", { params: { path, query: { seat } } })),
  };
}
