/**
 * Every page there is, for every title, in both languages: it opens, nothing is refused, nothing breaks, and nobody is
 * kept waiting. The titles and account pages come from the site, the addresses of the client from its routes: a new one
 * is opened here by itself, or this test says that it was not.
 */
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { ROUTES } from "../src/routes";
import { fits } from "../src/shell/addresses";
import { speaks } from "./support/axe";
import {
  againstBots,
  browserOf,
  Person,
  PHONE,
  type TableInfo,
  type TitleInfo,
  titlesOf,
} from "./support/people";
import { siteOfFile, test } from "./support/site";
import { inEnglish, inGerman } from "./support/words";

const site = siteOfFile();
// A trace copies each page at every step.
test.use({ trace: "off" });

/** Whatever says that something is still on its way. */
const WAITING = [inEnglish("waiting"), inGerman("waiting")];
const PATIENCE = 15_000;
/** What the browser gives up itself when it goes on to the next page. */
const GIVEN_UP = "net::ERR_ABORTED";

/** A page that does not exist: it opens with the client's own words, and says by its status what it is. */
const NOWHERE = "/no-such-page";

/** To a stranger the site says by 401 that they are one; somebody with an account is told who they are. */
const MEANT: Record<string, number> = { "/api/people/me": 401, [NOWHERE]: 404 };

/** The status with which the address is meant to refuse, if it is. */
function meant(address: string): number | undefined {
  return MEANT[new URL(address, site.base).pathname];
}

/** Writes down everything that goes wrong on a page, with the address at which it did. */
class Watch {
  readonly faults: string[] = [];
  readonly opened = new Set<string>();
  private open = new Set<unknown>();

  constructor(
    readonly page: Page,
    private readonly who: string,
  ) {
    page.on("console", (line) => {
      if (line.type() === "error" && !meant(line.location().url)) this.fault(`console: ${line.text()}`);
    });
    page.on("pageerror", (error) => this.fault(`error: ${error.message}`));
    page.on("request", (asked) => {
      if (!asked.url().includes("/push/")) this.open.add(asked);
    });
    page.on("requestfinished", (asked) => this.open.delete(asked));
    page.on("requestfailed", (asked) => {
      this.open.delete(asked);
      const why = asked.failure()?.errorText ?? "";
      if (why !== GIVEN_UP) this.fault(`${asked.method()} ${asked.url()}: ${why}`);
    });
    page.on("response", (reply) => {
      if (reply.status() >= 400 && reply.status() !== meant(reply.url()))
        this.fault(`${reply.request().method()} ${reply.url()}: ${reply.status()}`);
    });
  }

  private fault(what: string): void {
    this.faults.push(`${this.who} at ${new URL(this.page.url()).pathname}: ${what}`);
  }

  /** Opens an address and waits until everything it shows is there. */
  async at(address: string): Promise<void> {
    this.opened.add(new URL(address, site.base).pathname);
    await this.page.goto(address);
    await this.settled(address);
  }

  async settled(what: string): Promise<void> {
    const { page } = this;
    await expect(page.locator("h1, [data-seq]").first(), what).toBeAttached();
    await expect.poll(() => this.open.size, { message: what, intervals: [30, 60, 100] }).toBe(0);
    for (const words of WAITING)
      await expect
        .soft(page.getByText(words, { exact: true }), `${this.who} at ${what}`)
        .toHaveCount(0, { timeout: PATIENCE });
  }
}

/** What a title has to show: a table that gathers, one in play, one that is over, its lessons. */
interface Shelf {
  title: TitleInfo;
  paragraph: string;
  gathering: TableInfo;
  playing: TableInfo;
  /** Its name. */
  finished: string;
  lessons: TableInfo[];
}

async function shelfOf(owner: Person, title: TitleInfo, lessons: number): Promise<Shelf> {
  const { rules } = await owner.get<{ rules: { paragraph: string }[] }>(`/titles/${title.id}/rules`);
  const known = await owner.get<{ number: number }[]>(`/lessons/${title.id}`);
  const seats = Math.min(...title.seats);
  const begun: TableInfo[] = [];
  for (const { number } of known.slice(0, lessons))
    begun.push(await owner.post<TableInfo>(`/lessons/${title.id}/${number}`));
  return {
    title,
    paragraph: rules.at(-1)?.paragraph ?? "",
    gathering: await owner.post<TableInfo>("/tables", { title: title.id, seats, visibility: "public" }),
    playing: await againstBots(owner, seats, { title: title.id }),
    finished: (await site.beside("e2e/support/finished.py", title.id, owner.name, String(seats))).trim(),
    lessons: begun,
  };
}

/** The pages of the client that are not about one title. */
async function aroundTables(watch: Watch, handle: string): Promise<void> {
  for (const address of [
    "/",
    "/new",
    "/games",
    "/rules",
    "/learn",
    "/ratings",
    "/settings",
    "/settings/notices",
    "/settings/keys",
    `/people/${handle}`,
    NOWHERE,
  ])
    await watch.at(address);
}

async function ofTitle(watch: Watch, shelf: Shelf, phone: boolean): Promise<void> {
  const { page } = watch;
  const { id } = shelf.title;
  await watch.at(`/rules/${id}#${shelf.paragraph}`);
  await expect.soft(page.locator("article[aria-current=location]"), `rules of ${id}`).toBeInViewport();
  await watch.at(`/ratings/${id}`);
  await watch.at(`/new?title=${id}`);
  await watch.at(`/table/${shelf.gathering.name}`);
  await watch.at(`/invite/${shelf.gathering.invitation}?table=${shelf.gathering.name}`);
  for (const lesson of shelf.lessons) {
    await watch.at(`/table/${lesson.name}`);
    await expect(page.locator("section.frame[data-done]")).toBeAttached();
  }

  await watch.at(`/table/${shelf.playing.name}`);
  await eachPart(watch, `table of ${id}`);
  await page.locator(phone ? ".tabs a[href^='/rules/']" : "a.rules").click();
  await expect(page.locator("dialog[open] article").first()).toBeVisible();
  await watch.settled(`rules beside a table of ${id}`);
  await page.locator("[data-action=rules-close]").click();

  await watch.at(`/table/${shelf.finished}`);
  await eachPart(watch, `finished table of ${id}`);
  await watch.at(`/table/${shelf.finished}?at=12`);
  await expect(page.locator("[data-past='12']")).toBeAttached();
  await watch.at(`/table/${shelf.finished}/analysis`);
}

/** Everything that a tab of the table shows. */
async function eachPart(watch: Watch, what: string): Promise<void> {
  const tabs = watch.page.locator(".tabs [data-part]");
  for (let tab = (await tabs.count()) - 1; tab >= 0; tab--) {
    await tabs.nth(tab).click();
    await watch.settled(`${what}, tab ${tab}`);
  }
}

/** The account pages that one may look at without a key, as the site has them; each says who may. */
interface AccountPages {
  everybody: string[];
  account: string[];
  stop: string;
}

/** Whoever has an account, a guest without one, and a stranger open all that each may open. */
async function everywhere(
  browser: Browser,
  language: "de" | "en",
  lessons: number,
  how: BrowserContextOptions = {},
): Promise<void> {
  const named = `${language} ${how.isMobile ? "phone" : "wide"}`;
  const anna = await Person.arrives(browser, site.base, `Anna ${named}`, { locale: language, ...how });
  await speaks(anna, language);
  const titles = await titlesOf(anna);
  const shelves: Shelf[] = [];
  for (const title of titles) shelves.push(await shelfOf(anna, title, lessons));
  const pages = JSON.parse(await site.beside("e2e/support/account_pages.py", anna.name)) as AccountPages;

  const signedIn = new Watch(anna.page, `somebody with an account, ${named}`);
  const { handle } = await anna.get<{ handle: string }>("/people/me");
  await aroundTables(signedIn, handle);
  for (const shelf of shelves) await ofTitle(signedIn, shelf, Boolean(how.isMobile));
  const challenges = await anna.get<{ title: string }[]>("/challenges");
  for (const { title } of challenges) await signedIn.at(`/challenge/${title}`);
  for (const address of pages.account) await signedIn.at(address);
  await signedIn.at(pages.stop);

  const outside = await browserOf(browser, { baseURL: site.base, locale: language, ...how });
  const stranger = new Watch(await outside.newPage(), `a stranger, ${named}`);
  await aroundTables(stranger, handle);
  for (const { gathering, title } of shelves) {
    await stranger.at(`/rules/${title.id}`);
    await stranger.at(`/new?title=${title.id}`);
    await stranger.at(`/invite/${gathering.invitation}?table=${gathering.name}`);
  }
  for (const { title } of challenges) await stranger.at(`/challenge/${title}`);
  for (const address of pages.everybody) await stranger.at(address);
  await outside.close();
  await anna.leaves();

  expect([...signedIn.faults, ...stranger.faults]).toEqual([]);
  const opened = [...signedIn.opened, ...stranger.opened];
  const unopened = ROUTES.filter(({ pattern }) => !opened.some((path) => fits(pattern, path)));
  expect(unopened.map(({ pattern }) => pattern)).toEqual([]);
}

const MANY = 99;

test("every page of every title opens without a fault @quick", async ({ browser }) => {
  test.setTimeout(600_000);
  await everywhere(browser, "de", 1);
});

test("every page of every title opens without a fault on a phone @full", async ({ browser }) => {
  await everywhere(browser, "de", 1, PHONE);
});

test("every lesson and every page of every title opens without a fault @full", async ({ browser }) => {
  await everywhere(browser, "en", MANY);
});
