/** What a table asks of the site, in one place; a test puts something else here. */
import { api, got, type Shapes } from "../api/client";
import type { Goal, Words } from "./contract";

export type TableInfo = Shapes["TableOut"];
export type View = Shapes["ViewOut"];
export type PromptOut = Shapes["PromptOut"];
export type Now = Shapes["NowOut"];
export type Line = Shapes["LineOut"];
export type Done = Shapes["DoneOut"];
export type Why = Shapes["WhyOut"];
export type Outlook = Shapes["OutlookOut"];
export type Ahead = Shapes["AheadOut"];
/** What an answer takes, brings and risks, in acts. */
export type Price = Shapes["PriceOut"];
export type MoveKind = "answer" | "undo" | "redo" | "restart";

export interface Move {
  expected: number;
  /** The same key sent again is answered again and done once. */
  request: string;
  seat: number | null;
  answer?: unknown;
}

export interface TableServer {
  info(): Promise<TableInfo>;
  words(title: string): Promise<Words>;
  board(title: string): Promise<unknown>;
  view(seat: number | null): Promise<View>;
  /** What is seen and asked, and the lines from an entry on, if one is named: all of the same moment. */
  now(seat: number | null, since: number | null): Promise<Now>;
  position(seq: number, seat: number | null): Promise<View>;
  lines(since: number, seat: number | null): Promise<Line[]>;
  why(answer: unknown, seat: number): Promise<Why>;
  /** What answers would do, as far as the title can tell. */
  outlook(seat: number): Promise<Outlook[]>;
  /** What each answer takes and brings, and what could be chosen after it. */
  ahead(seat: number): Promise<Ahead[]>;
  /** What a seat works towards, and how far it has come. */
  goals(seat: number): Promise<Goal[]>;
  move(kind: MoveKind, move: Move): Promise<Done>;
  /** Address of the stream of events. */
  push(seat: number | null): string;
}

/** As many lines as the site gives at once. */
export const PAGE = 1000;

/** What things are called in a title, in the reader's language. */
export async function wordsOf(title: string): Promise<Words> {
  const { texts, glossary } = await got(
    api.GET("/api/titles/{title}/texts", { params: { path: { title } } }),
  );
  const kinds = new Set(Object.keys(texts).map((id) => id.replace(/-.*/, "")));
  kinds.delete("glossary"); // no things, but words about them
  return {
    say: (id) => texts[id]?.text ?? id,
    help: (id) => texts[id]?.help ?? undefined,
    has: (id) => id in texts,
    kinds: [...kinds],
    glossary: new Map(
      Object.entries(glossary).flatMap(([id, forms]) => forms.map((form) => [form, id] as const)),
    ),
  };
}

/** The real site. */
export function siteServer(name: string): TableServer {
  const at = (seat: number | null, more = {}) => ({
    path: { name },
    query: { ...more, ...(seat === null ? {} : { seat }) },
  });
  return {
    info: () => got(api.GET("/api/tables/{name}", { params: { path: { name } } })),
    words: wordsOf,
    board: async (title) =>
      (await got(api.GET("/api/titles/{title}/board", { params: { path: { title } } }))).board,
    view: (seat) => got(api.GET("/api/tables/{name}/view", { params: at(seat) })),
    position: (seq, seat) => {
      const { path, query } = at(seat);
      return got(
        api.GET("/api/tables/{name}/positions/{seq}", { params: { path: { ...path, seq }, query } }),
      );
    },
    now: (seat, since) =>
      got(api.GET("/api/tables/{name}/now", { params: at(seat, since === null ? {} : { since }) })),
    lines: (since, seat) => allLines(name, since, seat),
    why: (answer, seat) =>
      got(api.POST("/api/tables/{name}/why", { params: { path: { name } }, body: { answer, seat } })),
    outlook: (seat) => got(api.GET("/api/tables/{name}/outlook", { params: at(seat) })),
    goals: (seat) => got(api.GET("/api/tables/{name}/goals", { params: at(seat) })),
    ahead: (seat) => got(api.GET("/api/tables/{name}/ahead", { params: at(seat) })),
    move: (kind, { answer, ...move }) => {
      const params = { path: { name } };
      if (kind === "answer")
        return got(api.POST("/api/tables/{name}/answer", { params, body: { ...move, answer } }));
      return got(api.POST(`/api/tables/{name}/${kind}`, { params, body: move }));
    },
    push: (seat) => `/push/tables/${encodeURIComponent(name)}${seat === null ? "" : `?seat=${seat}`}`,
  };
}

/** Every line from an entry on, page by page; what was undone is among them and says so. */
async function allLines(name: string, since: number, seat: number | null): Promise<Line[]> {
  const found: Line[] = [];
  for (let from = since; ;) {
    const query = { since: from, struck: true, limit: PAGE, ...(seat === null ? {} : { seat }) };
    const { lines } = await got(api.GET("/api/tables/{name}/notes", { params: { path: { name }, query } }));
    // A page may end in the midst of an entry: its lines come again with the next page.
    const last = lines.at(-1)?.seq ?? from;
    if (lines.length < PAGE || last === from) return [...found, ...lines];
    found.push(...lines.filter((line) => line.seq < last));
    from = last;
  }
}
