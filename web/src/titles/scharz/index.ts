/** The board of Scharz. */
import type { Scene, TitleBoard } from "../../table/contract";
import { say } from "../../texts/index.svelte";
import Outlook from "../../boards/parts/Outlook.svelte";
import { walk } from "../../boards/parts/sheet";
import { italia, placeOf } from "./atlas";
import Board from "./Board.svelte";
import { picture } from "./glyphs";
import { neighbours } from "./inwords";
import Course from "./panels/Course.svelte";
import Realms from "./panels/Realms.svelte";
import SeatChip from "./SeatChip.svelte";
import SeatRow from "./SeatRow.svelte";
import { boardOf, heldBy, inPlay, type ScharzView, viewOf } from "./view";

// The map is on its way while the table is still being asked for; whoever draws it says if it does not come.
italia.load().catch(() => undefined);

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
    const atlas = italia.now;
    if (!atlas) return null;
    if (!from) return entry(scene);
    const start = placeOf(from);
    if (!start) return null;
    const played = inPlay(boardOf(scene), viewOf(scene).realms.length);
    const next = walk(atlas.places, start, direction, neighbours(scene, start).open, played);
    return next && `place:${next}`;
  },
};

/** Where walking begins: at a place that may be chosen, at home if none may, and not on the map if it is elsewhere. */
function entry(scene: Scene): string | null {
  const lit = scene.litOf("place")[0];
  if (lit || scene.question) return lit ?? null;
  const home = scene.viewer === null ? undefined : heldBy(viewOf(scene), scene.viewer)[0];
  return `place:${home ?? "roma"}`;
}

export default scharz;
