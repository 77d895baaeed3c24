/**
 * Strips of what the stage plays, to look at: `npx playwright test --project=pictures film` puts the frames
 * where sights.ts says.
 */
import { paced, Person } from "../support/people";
import { whoIsAsked } from "../support/player";
import { Reader, setUp } from "../support/script";
import { filmed } from "../support/sights";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();
const WAR = new URL("war.py", import.meta.url);

test("a battle at sea as the attacked player sees it @pictures", async ({ browser }) => {
  const north = await Person.arrives(browser, site.base, "Nora");
  const south = await Person.arrives(browser, site.base, "Sven");
  const name = await setUp(site, WAR, [north, south]);
  await paced(south.context, "normal");
  const players = [await Reader.sits(north, name), await Reader.sits(south, name)] as const;
  await filmed(south.page, "battle", async () => {
    await players[0].says("deed", "move");
    await players[0].says("move", "D3>E5");
    for (let answers = 0; answers < 8; answers++) {
      const asked = (await whoIsAsked([...players])) as Reader;
      const question = await asked.reads();
      if (asked === players[0] && question.key === "deed") return;
      await asked.gives(question, question.key === "retreat" ? false : question.choices[0]?.answer);
    }
  });
});
