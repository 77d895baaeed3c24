/** A scene for tests of any board, which remembers what was touched. */
import type { Scene, Standing, Target } from "../../table/contract";

export type Lit = Record<Target, Partial<Standing>>;
export type FakeScene = Scene & { touched: Target[] };

/** A scene for two players in which some targets are lit. Names are their ids. */
export function sceneOf(
  shown: Pick<Scene, "view" | "board" | "question"> & Partial<Scene>,
  lit: Lit = {},
): FakeScene {
  const touched: Target[] = [];
  return {
    words: { say: (id) => id.replace(/^[a-z]+-/, ""), help: () => undefined, has: () => true, kinds: [] },
    seats: ["Ada", "Bo"].map((name, number) => ({ number, name, mine: !number, bot: false, asked: !number })),
    viewer: 0,
    past: false,
    traces: [],
    standing: (target) => ({ lit: target in lit, chosen: false, ...lit[target] }),
    litOf: (kind) => Object.keys(lit).filter((target) => target.startsWith(`${kind}:`)),
    touch: (target) => touched.push(target),
    point: () => undefined,
    pointed: null,
    refused: null,
    explain: () => undefined,
    touched,
    ...shown,
  };
}
