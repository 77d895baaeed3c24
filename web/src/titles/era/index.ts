/** The board of Era of Tribes. */
import type { TitleBoard } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import Outlook from "../../boards/parts/Outlook.svelte";
import { stepOn } from "../../boards/sheet/sheet";
import { world } from "./atlas";
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
import { boardOf, type EraView, homeOf, inPlay, viewOf } from "./view";

// The map is on its way while the table is still being asked for; whoever draws it says if it does not come.
world.load().catch(() => undefined);

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
    const shapes = world.now?.provinces;
    if (!shapes) return null;
    const beside = (id: string): readonly string[] => kindOf(scene, id)?.beside ?? [];
    const played = inPlay(boardOf(scene), viewOf(scene).part);
    const ways = { kind: "province", shapes, beside, inPlay: played, home: homeOf(scene) };
    return stepOn(ways, scene, from, direction);
  },
};

export default era;
