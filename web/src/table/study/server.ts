/** What those who learn ask of the site, in one place; a test puts something else here. */
import { api, got, type Shapes } from "../../api/client";

export type Hint = Shapes["HintOut"];
export type Advice = Shapes["AdviceOut"];
export type Aloud = Shapes["AloudOut"];

export interface StudyServer {
  /** Asks for advice on the question before the seat. */
  ask(seat: number): Promise<Hint>;
  /** How the advice stands that was asked for. */
  hint(seat: number): Promise<Hint>;
  /** What the deeds of bots were for, from an entry on. */
  aloud(since: number, seat: number): Promise<Aloud[]>;
}

export function studyServer(name: string): StudyServer {
  const path = { name };
  return {
    ask: (seat) => got(api.POST("/api/tables/{name}/hint", { params: { path }, body: { seat } })),
    hint: (seat) => got(api.GET("/api/tables/{name}/hint", { params: { path, query: { seat } } })),
    aloud: (since, seat) =>
      got(api.GET("/api/tables/{name}/aloud", { params: { path, query: { since, seat } } })),
  };
}
