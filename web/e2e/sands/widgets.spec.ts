/** Every widget that answers a question, also those that no title asks for yet, on a desk and in a hand. */
import { expect, type Page } from "@playwright/test";
import { type Asked, Asker } from "../support/asking";
import { inBothThemes } from "../support/axe";
import { againstBots, Person, type TableInfo } from "../support/people";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
test.use({ trace: "off" });

type Option = Asked["options"][number];

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Nothing to touch is smaller than this. */
const LEAST_TOUCH = 24;
/** Where pictures of the widgets are put, for whoever wants to look at them. */
const PICTURES = process.env["CIVITAS_PICTURES"];

const REGIONS = { syria: "Syrien", cyprus: "Zypern", aegyptus: "Ägypten", libya: "Libyen" };

const regions = (limit?: number): Option[] =>
  Object.entries(REGIONS).map(([id, text]) => option(id, text, [`region:${id}`], limit));

function option(answer: unknown, text: string, targets: string[] = [], limit?: number): Option {
  return limit === undefined ? { answer, text, targets } : { answer, text, targets, limit };
}

function question(kind: string, text: string, options: Option[], shape: object = {}): Asked {
  return {
    prompt: { key: kind, kind, ...shape } as Asked["prompt"],
    text,
    targets: [],
    beside: "",
    options,
    refusals: [],
    can_undo: true,
    can_redo: false,
    vast: false,
    side_by_side: false,
  };
}

interface Widget {
  name: string;
  asked: Asked;
  /** Answers with keys alone. */
  keys: (page: Page) => Promise<void>;
  answer: unknown;
}

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Gives one more to a part of a division. */
async function more(page: Page, answer: string, times: number): Promise<void> {
  await page.locator(`.prompt [data-answer='"${answer}"']`).focus();
  await press(page, ...Array<string>(times).fill("Space"));
}

async function confirm(page: Page): Promise<void> {
  await page.locator("[data-action=confirm]").focus();
  await press(page, "Enter");
}

const WIDGETS: Widget[] = [
  {
    name: "slider",
    asked: question(
      "number",
      "Wie viele Ernten bietest du?",
      Array.from({ length: 31 }, (_, n) => option(n, `${n} Ernten`)),
    ),
    keys: async (page) => {
      await page.locator(".prompt input[type=range]").focus();
      await press(page, "ArrowRight", "ArrowRight", "ArrowRight");
      await confirm(page);
    },
    answer: 3,
  },
  {
    name: "order",
    asked: question("order", "In welcher Reihenfolge wird gekämpft?", regions()),
    keys: async (page) => {
      await press(page, "4", "1", "1", "1");
      await confirm(page);
    },
    answer: ["libya", "syria", "cyprus", "aegyptus"],
  },
  {
    name: "pay",
    asked: question(
      "pay",
      "Womit zahlst du 5?",
      [
        option("crops", "Ernten", [], 4),
        option("gold", "Gold", [], 3),
        option("goods", "Handelsgüter", [], 2),
      ],
      { total: 5 },
    ),
    keys: async (page) => {
      await more(page, "crops", 3);
      await more(page, "gold", 2);
      await confirm(page);
    },
    answer: { crops: 3, gold: 2 },
  },
  {
    name: "place",
    asked: question("place", "Wohin kommen die vier Bauern?", regions(2), { total: 4 }),
    keys: async (page) => {
      await more(page, "syria", 2);
      await more(page, "libya", 2);
      await confirm(page);
    },
    answer: { syria: 2, libya: 2 },
  },
  {
    name: "path",
    asked: question("path", "Welchen Weg nimmt das Heer?", [
      option(["syria", "aegyptus"], "Syrien → Ägypten", ["region:syria", "region:aegyptus"]),
      option(["syria", "aegyptus", "libya"], "Syrien → Ägypten → Libyen", [
        "region:syria",
        "region:aegyptus",
        "region:libya",
      ]),
      option(["syria", "cyprus"], "Syrien → Zypern", ["region:syria", "region:cyprus"]),
    ]),
    keys: async (page) => {
      await page.locator("[data-target='region:syria']").focus();
      await press(page, "Enter");
      await page.locator("[data-target='region:aegyptus']").focus();
      await press(page, "Enter");
      await confirm(page);
    },
    answer: ["syria", "aegyptus"],
  },
  {
    name: "deal",
    asked: question(
      "deal",
      "Ben bietet dir 2 Gold für deine Straße in Syrien. Nimmst du an?",
      [option("accept", "Annehmen"), option("refuse", "Ablehnen"), option("counter", "3 Gold verlangen")],
      { terms: {} },
    ),
    keys: (page) => press(page, "2"),
    answer: "refuse",
  },
  {
    name: "some",
    asked: question("some", "Welche zwei oder drei Regionen schützt du?", regions(), { least: 2, most: 3 }),
    keys: async (page) => {
      await press(page, "1", "3");
      await confirm(page);
    },
    answer: ["syria", "aegyptus"],
  },
  {
    name: "yesno",
    asked: question("yesno", "Lässt du Ben durch Syrien ziehen?", [
      option(true, "Ja"),
      option(false, "Nein"),
    ]),
    keys: (page) => press(page, "2"),
    answer: false,
  },
];

/** What can be touched in the prompt and is too small for a finger. */
function tooSmall(page: Page): Promise<string[]> {
  return page.locator(".prompt").evaluate(
    (prompt, least) =>
      [...prompt.querySelectorAll<HTMLElement>("button, input")]
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
        .map(({ one }) => one.outerHTML.slice(0, 120)),
    LEAST_TOUCH,
  );
}

/** Parts of the prompt that stick out of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator(".prompt").evaluate((prompt) =>
    [...prompt.querySelectorAll<HTMLElement>("button, input, h2, .sentence")]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth + 1))
      .map(({ one }) => one.outerHTML.slice(0, 120)),
  );
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`every widget answers, and axe finds nothing, size ${size} ${size === "phone" ? "@quick" : "@full"}`, async ({
    browser,
  }) => {
    const anna = await Person.arrives(browser, site.base, size === "desk" ? "Anna" : "Ann", {
      viewport,
      hasTouch: size === "phone",
    });
    const { page } = anna;
    const { name } = await againstBots(anna, 2);
    const asker = await Asker.at(page, "de");
    await openTable(page, name);
    for (const widget of WIDGETS) {
      await asker.ask(widget.asked);
      // A phone has the same colours and the same parts; what differs is how they fit.
      if (size === "desk" || PICTURES)
        await inBothThemes(page, `${widget.name}, ${size}`, {
          part: ".prompt",
          look: async (theme) => {
            if (PICTURES) await page.screenshot({ path: `${PICTURES}/${widget.name}-${size}-${theme}.png` });
          },
        });
      expect.soft(await tooSmall(page), widget.name).toEqual([]);
      expect.soft(await cutOff(page), widget.name).toEqual([]);
      if (size === "phone") continue;
      await widget.keys(page);
      await expect.poll(() => asker.answers.at(-1), widget.name).toEqual(widget.answer);
    }
    await asker.stop();
    await anna.leaves();
  });
}

test("at a shared device nothing is seen until the right person has it @quick", async ({ browser }) => {
  const clara = await Person.arrives(browser, site.base, "Clara");
  const { page } = clara;
  const table = await clara.post<TableInfo>("/tables", { title: "sands", seats: 2 });
  await clara.put(`/tables/${table.name}/seats/1/mine`, { name: "David" });
  await clara.put(`/tables/${table.name}/ready`, { ready: true });
  await clara.post(`/tables/${table.name}/start`);
  await page.goto(`/table/${table.name}`);
  const lift = page.locator("[data-action=lift]");
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await expect(lift).toBeVisible();
    await expect(page.locator("[data-target]")).toHaveCount(0);
    await inBothThemes(page, `curtain, ${size}`, {
      look: async (theme) => {
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/curtain-${size}-${theme}.png` });
      },
    });
  }
  await expect(lift).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-target^='region:']").first()).toBeVisible();
  await clara.leaves();
});
