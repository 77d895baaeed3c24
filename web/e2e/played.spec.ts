/**
 * A whole game of every title against bots, to the final score, on a desk and on a phone, in both languages: as a learner
 * plays it who asks for a hint every other time and touches what is lit otherwise. `make played` keeps pictures of it:
 * each kind of question when it first comes up, what happens after an answer, and the end.
 */
import { expect, type Page } from "@playwright/test";
import { againstBots, paced, PHONE, type TableInfo } from "./support/people";
import { Player } from "./support/player";
import { arrives, strip } from "./support/sights";
import { siteOfFile, test } from "./support/site";
import { openTable } from "./support/table";
import { TITLES } from "./support/titles";

const site = siteOfFile();
test.use({ trace: "off" });

/** More answers than any whole game takes. */
const LONGEST = 900;
/** A picture every so many answers at least, and while something happens. */
const EVERY = 14;
/** What happens is at its height, in milliseconds after an answer. */
const HEIGHT = 700;
/** Pictures on one sheet. */
const SHEET = 9;
/** How long a hint may take, in milliseconds. */
const THOUGHT = 30_000;
/** Answers in a row without a hint. */
const OWN = 1;

const SIZES = { wide: {}, phone: PHONE } as const;

for (const title of TITLES) {
  for (const [size, how] of Object.entries(SIZES)) {
    for (const language of ["de", "en"]) {
      test(`a learner plays ${title} to the end, ${size}, ${language} @pictures`, async ({ browser }) => {
        const lea = await arrives(browser, site.base, `Lea ${title} ${size} ${language}`, language, how);
        await paced(lea.context, "quick");
        const { page } = lea;
        const faults: string[] = [];
        page.on("pageerror", (fault) => faults.push(String(fault)));
        const { name } = await againstBots(lea, 2, { title, teaching: true }, "greedy");
        await openTable(page, name);
        const shots = await played(page, size === "phone" ? "touch" : "mouse");
        for (let first = 0; first < shots.length; first += SHEET) {
          const number = String(first / SHEET + 1).padStart(2, "0");
          await strip(
            lea.context,
            `played-${title}-${size}-${language}-${number}`,
            shots.slice(first, first + SHEET),
          );
        }
        expect(faults).toEqual([]);
        expect((await lea.get<TableInfo>(`/tables/${name}`)).status).toBe("finished");
      });
    }
  }
}

/** Plays until the game is over. Pictures of what was met on the way. */
async function played(page: Page, way: "mouse" | "touch"): Promise<Buffer[]> {
  const player = new Player(page, way, 5);
  const shots: Buffer[] = [];
  const met = new Set<string>();
  const shoot = async (): Promise<void> => void shots.push(await page.screenshot());
  for (let given = 0; given < LONGEST; given++) {
    const seen = await player.asked(240_000);
    if (seen.over) {
      await page.waitForTimeout(HEIGHT);
      await shoot();
      await page.waitForTimeout(8 * HEIGHT);
      await shoot();
      return shots;
    }
    const fresh = !met.has(seen.question);
    met.add(seen.question);
    if (fresh || given % EVERY === 0) await shoot();
    const advised = given % (OWN + 1) === 0 && (await byHint(page, fresh ? shoot : null));
    if (!advised) await player.answer();
    if (given % EVERY === 1) {
      await page.waitForTimeout(HEIGHT);
      await shoot();
    }
  }
  throw new Error("no end of the game");
}

/** Takes the best of the hints. False if there is none. */
async function byHint(page: Page, shoot: (() => Promise<void>) | null): Promise<boolean> {
  const before = await page.locator("[data-seq]").getAttribute("data-seq");
  await page.locator("[data-action=hint]").first().click();
  const take = page.locator("[data-action=hint-take]").first();
  const some = await take.waitFor({ timeout: THOUGHT }).then(
    () => true,
    () => false,
  );
  await shoot?.();
  if (!some) {
    process.stdout.write(`no hint: ${await page.locator(".prompt").innerText()}\n`);
    return false;
  }
  await take.click();
  await expect(page.locator("[data-seq]")).not.toHaveAttribute("data-seq", before ?? "");
  return true;
}
