/** The board of Era of Tribes. */
import type { Scene, TitleBoard } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import Outlook from "../../boards/parts/Outlook.svelte";
import { atlasNow, loadAtlas, provinceOf, walk } from "./atlas";
import Board from "./Board.svelte";
import { dealing } from "./dealing";
import { picture } from "./glyphs";
import Hand from "./Hand.svelte";
import { kindOf } from "./inwords";
import Course from "./panels/Course.svelte";
import Research from "./panels/Research.svelte";
import Score from "./panels/Score.svelte";
import Tribe from "./panels/Tribe.svelte";
import SeatChip from "./SeatChip.svelte";
import SeatRow from "./SeatRow.svelte";
import { boardOf, type EraView, heldBy, inPlay, viewOf } from "./view";

// The map is on its way while the table is still being asked for; whoever draws it says if it does not come.
loadAtlas().catch(() => undefined);

const era: TitleBoard = {
  id: "era",
  Board,
  Hand,
  SeatRow,
  SeatChip,
  Outlook,
  picture,
  dealing,
  panels: [
    { id: "course", name: "era-panel-course", place: "side", Part: Course },
    { id: "tribe", name: "era-panel-tribe", place: "page", Part: Tribe },
    { id: "research", name: "era-panel-research", place: "page", Part: Research },
    { id: "score", name: "era-panel-score", place: "page", Part: Score },
  ],
  moment(view, words) {
    const { round, ending, battle } = view as EraView;
    if (!round) return say("era-moment-setup");
    if (battle)
      return say("era-moment-battle", { round, province: words.say(`province-${battle.province}`) });
    return say(ending ? "era-moment-last" : "era-moment", { round });
  },
  neighbour(from, direction, scene) {
    const atlas = atlasNow();
    if (!atlas) return null;
    if (!from) return entry(scene);
    const start = provinceOf(from);
    if (!start) return null;
    const played = inPlay(boardOf(scene), viewOf(scene).part);
    const next = walk(atlas, start, direction, kindOf(scene, start)?.beside ?? [], played);
    return next && `province:${next}`;
  },
};

/** Where walking begins: at a province that may be chosen, at home if none may, and not on the map if it is elsewhere. */
function entry(scene: Scene): string | null {
  const lit = scene.litOf("province")[0];
  if (lit || scene.question) return lit ?? null;
  const view = viewOf(scene);
  const home = scene.viewer === null ? undefined : heldBy(view, scene.viewer)[0];
  return `province:${home ?? inPlay(boardOf(scene), view.part)[0]}`;
}

export default era;
