/** The board of Clash of Cultures. */
import type { Scene, TitleBoard } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import Outlook from "../../boards/parts/Outlook.svelte";
import Board from "./Board.svelte";
import { picture } from "./glyphs";
import { dealing, offering } from "./offering";
import Hand from "./Hand.svelte";
import { sheetFor, walk } from "./hexes";
import Advances from "./panels/Advances.svelte";
import Calendar from "./panels/Calendar.svelte";
import Pieces from "./panels/Pieces.svelte";
import Score from "./panels/Score.svelte";
import Wonders from "./panels/Wonders.svelte";
import SeatChip from "./SeatChip.svelte";
import SeatRow from "./SeatRow.svelte";
import { type ClashView, viewOf } from "./view";

const clash: TitleBoard = {
  id: "clash",
  Board,
  Hand,
  handAtLeft: true,
  SeatRow,
  SeatChip,
  Outlook,
  picture: (target) => picture(/^(leader|ability):/.test(target) ? "unit:leader" : target),
  offering,
  dealing,
  panels: [
    { id: "calendar", name: "clash-panel-calendar", place: "side", Part: Calendar },
    { id: "advances", name: "clash-panel-advances", place: "page", Part: Advances },
    { id: "wonders", name: "clash-panel-wonders", place: "page", Part: Wonders },
    { id: "pieces", name: "clash-panel-pieces", place: "page", Part: Pieces },
    { id: "score", name: "clash-panel-score", place: "page", Part: Score },
  ],
  moment(view) {
    const { round, phase, status_step, ended } = view as ClashView;
    if (ended) return say("clash-moment-over", { round });
    if (status_step) return say("clash-moment-status", { round });
    return phase ? say("clash-moment", { round, phase }) : say("clash-moment-setup");
  },
  neighbour(from, direction, scene) {
    if (!from) return entry(scene);
    const [kind, hex = ""] = from.split(":", 2);
    if (kind !== "hex") return null;
    const next = walk(sheetFor(Object.keys(viewOf(scene).hexes)), hex, direction);
    return next && `hex:${next}`;
  },
};

/** Where walking begins: at a hex that may be chosen, at home if nothing may, and not on the map if it is elsewhere. */
function entry(scene: Scene): string | null {
  const lit = scene.litOf("hex")[0];
  if (lit || scene.question) return lit ?? null;
  const view = viewOf(scene);
  const home = scene.viewer === null ? "" : view.players[scene.viewer]?.home;
  return `hex:${home || Object.keys(view.hexes)[0]}`;
}

export default clash;
