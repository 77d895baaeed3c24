/** Strips of what the stage plays in The Sands of Time, to look at: the turns of three bots, on a desk and on a phone. */
import { againstBots, paced, Person, PHONE } from "../support/people";
import { Player } from "../support/player";
import { filmed } from "../support/sights";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
/** The map is claimed and the first cards are chosen: from here on things move. */
const SETTLED = 6;
const FILMED = 5;

for (const [size, how] of [
  ["desk", {}],
  ["phone", PHONE],
] as const) {
  test(`turns of three bots, ${size} @pictures`, async ({ browser }) => {
    const clara = await Person.arrives(browser, site.base, `Clara ${size}`, how);
    const { name } = await againstBots(clara, 4);
    const player = new Player(clara.page, size === "phone" ? "touch" : "mouse", 5);
    await openTable(clara.page, name);
    for (let given = 0; given < SETTLED; given++) await player.answer();
    await paced(clara.context, "normal");
    await openTable(clara.page, name);
    await filmed(clara.page, `bots-${size}`, async () => {
      for (let given = 0; given < FILMED; given++) await player.answer();
    });
  });
}
