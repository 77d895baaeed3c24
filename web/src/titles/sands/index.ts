/** The board of The Sands of Time. */
import type { Scene, TitleBoard } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import Outlook from "../../boards/parts/Outlook.svelte";
import { walk, world } from "./atlas";
import Board from "./Board.svelte";
import { picture } from "./glyphs";
import Hand from "./Hand.svelte";
import Advances from "./panels/Advances.svelte";
import Chronicle from "./panels/Chronicle.svelte";
import Heritage from "./panels/Heritage.svelte";
import Supply from "./panels/Supply.svelte";
import Tracks from "./panels/Tracks.svelte";
import SeatChip from "./SeatChip.svelte";
import SeatRow from "./SeatRow.svelte";
import { roman, type SandsView, viewOf } from "./view";

// The map is on its way while the table is still being asked for; whoever draws it says if it does not come.
world.load().catch(() => undefined);

const sands: TitleBoard = {
  id: "sands",
  Board,
  Hand,
  SeatRow,
  SeatChip,
  Outlook,
  picture,
  panels: [
    { id: "tracks", name: "sands-panel-tracks", place: "side", Part: Tracks },
    { id: "heritage", name: "sands-panel-heritage", place: "side", Part: Heritage },
    { id: "chronicle", name: "sands-panel-chronicle", place: "page", Part: Chronicle },
    { id: "advances", name: "sands-panel-advances", place: "page", Part: Advances },
    { id: "supply", name: "sands-panel-supply", place: "page", Part: Supply },
  ],
  moment(view) {
    const { dynasty, generation, generation_round, ended } = view as SandsView;
    if (ended) return say("sands-moment-over");
    return say("sands-moment", { dynasty: roman(dynasty), generation, round: generation_round + 1 });
  },
  neighbour(from, direction, scene) {
    const atlas = world.now;
    const view = viewOf(scene);
    if (!atlas) return null;
    if (!from) return entry(scene);
    const start = startOf(from);
    if (!start) return null;
    const next = walk(atlas, start, direction, (id) => id in view.regions);
    return next && `region:${next}`;
  },
};

/** Where walking begins: at a region that may be chosen, at home if nothing may, and not on the map if it is elsewhere. */
function entry(scene: Scene): string | null {
  const lit = scene.litOf("region")[0];
  if (lit || scene.question) return lit ?? null;
  const view = viewOf(scene);
  const home = scene.viewer === null ? "" : view.empires[scene.viewer]?.capital;
  return `region:${home || Object.keys(view.regions)[0]}`;
}

/** The region from which to walk: the one pointed at, or a side of the border pointed at. */
function startOf(from: string): string | undefined {
  const [kind, id] = from.split(":", 2);
  return kind === "region" ? id : kind === "border" ? id?.split("-")[0] : undefined;
}

export default sands;
