/** What partners ask of the site about their plan, in one place; a test puts something else here. */
import { api, got, type Shapes } from "../../api/client";

export type Mark = Shapes["MarkOut"];
export type Sign = Mark["sign"];
export type NewMark = Pick<Mark, "sign" | "place" | "to" | "label">;

export interface PlanServer {
  marks(): Promise<Mark[]>;
  put(mark: NewMark): Promise<Mark>;
  /** Takes back one of my own. */
  remove(id: number): Promise<void>;
  /** Takes away everything, also what the others have put there. */
  clear(): Promise<void>;
}

export function planServer(name: string): PlanServer {
  const path = { name };
  return {
    marks: () => got(api.GET("/api/tables/{name}/plan", { params: { path } })),
    put: (body) => got(api.POST("/api/tables/{name}/plan", { params: { path }, body })),
    remove: async (number) => {
      await got(api.DELETE("/api/tables/{name}/plan/{number}", { params: { path: { name, number } } }));
    },
    clear: async () => {
      await got(api.DELETE("/api/tables/{name}/plan", { params: { path } }));
    },
  };
}
