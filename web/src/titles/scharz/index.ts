/** The board of Scharz. */
import type { TitleBoard } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import Outlook from "../../boards/parts/Outlook.svelte";
import { stepOn } from "../../boards/sheet/sheet";
import { sheetOf } from "./atlas";
import Board from "./Board.svelte";
import { picture } from "./glyphs";
import { neighbours } from "./inwords";
import Course from "./panels/Course.svelte";
import Realms from "./panels/Realms.svelte";
import SeatChip from "./SeatChip.svelte";
import SeatRow from "./SeatRow.svelte";
import { boardOf, homeOf, inPlay, type ScharzView, viewOf } from "./view";

const scharz: TitleBoard = {
  id: "scharz",
  Board,
  SeatRow,
  SeatChip,
  Outlook,
  picture,
  panels: [
    { id: "course", name: "scharz-panel-course", place: "side", Part: Course },
    { id: "realms", name: "scharz-panel-realms", place: "page", Part: Realms },
  ],
  moment(view, words) {
    const { round, year, season, subphase } = view as ScharzView;
    if (!round) return say("scharz-moment-prolog");
    const when = { year, season: words.say(`season-${season}`) };
    return subphase
      ? say("scharz-moment", { ...when, subphase: words.say(`subphase-${subphase}`) })
      : say("scharz-moment-season", when);
  },
  neighbour(from, direction, scene) {
    const view = viewOf(scene);
    const shapes = sheetOf(view.map).now?.places;
    if (!shapes) return null;
    const beside = (id: string): readonly string[] => neighbours(scene, id).open;
    const played = inPlay(boardOf(scene), view);
    const ways = { kind: "place", shapes, beside, inPlay: played, home: homeOf(scene) };
    return stepOn(ways, scene, from, direction);
  },
};

export default scharz;
