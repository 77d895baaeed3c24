/** Pictures of a table to look at: every size and theme that people play in. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { Person } from "./people";
import { openTable } from "./table";

const FOLDER = process.env["CIVITAS_PICTURES"] ?? "test-results/pictures";
const LANGUAGE = process.env["CIVITAS_LANGUAGE"] ?? "en";
const SIZES = { wide: [1440, 900], middle: [1024, 768], phone: [390, 844] } as const;
/** Only these sizes, if any are named. */
const WANTED = process.env["CIVITAS_SIZES"]?.split(",");
const THEMES = (process.env["CIVITAS_THEMES"] ?? "light,dark,contrast").split(",");
/** Only these moments, if any are named. */
const MOMENTS = process.env["CIVITAS_MOMENTS"]?.split(",");
/** The map comes to rest. */
export const REST = 900;
/** A frame of a film every so often, in milliseconds, and how long nothing happens after its end. */
const FRAME = 120;
const QUIET = 3_000;
/** How wide a strip of frames is, three beside each other. */
const STRIP = 1_920;

export type Arrange = (page: Page, phone: boolean) => Promise<void>;

/** Somebody who reads a language, that of the pictures unless another is named. */
export async function arrives(
  browser: Browser,
  base: string,
  name: string,
  language = LANGUAGE,
  how: BrowserContextOptions = {},
): Promise<Person> {
  const person = await Person.arrives(browser, base, name, { locale: language, ...how });
  await person.patch("/people/me", { language });
  await person.context.addInitScript((chosen) => localStorage.setItem("civitas.language", chosen), language);
  return person;
}

/** The table as it is now, in every size and theme; the page is left as it was. */
export async function taken(page: Page, table: string, name: string, arrange?: Arrange): Promise<void> {
  await drawn(page, name, false, async (phone) => {
    await openTable(page, table);
    await page.waitForTimeout(REST);
    await arrange?.(page, phone);
  });
  await openTable(page, table);
}

/** Any page from its top to its bottom, in every size and theme. */
export async function pictured(page: Page, address: string, name: string): Promise<void> {
  await drawn(page, name, true, async () => {
    await page.goto(address);
    await page.locator("h1, [data-seq]").first().waitFor({ state: "attached" });
  });
}

async function drawn(
  page: Page,
  name: string,
  fullPage: boolean,
  arrange: (phone: boolean) => Promise<void>,
): Promise<void> {
  if (MOMENTS && !MOMENTS.includes(name)) return;
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    if (WANTED && !WANTED.includes(size)) continue;
    await page.setViewportSize({ width, height });
    for (const look of THEMES) {
      await page.emulateMedia({
        colorScheme: look === "dark" ? "dark" : "light",
        contrast: look === "contrast" ? "more" : "no-preference",
        reducedMotion: "reduce",
      });
      await arrange(size === "phone");
      await page.waitForTimeout(REST);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${look}.png`, fullPage });
    }
  }
  await page.setViewportSize({ width: SIZES.wide[0], height: SIZES.wide[1] });
}

/** Opens a page of the table by its tab. */
export function part(id: string): Arrange {
  return async (page, phone) => {
    if (phone) await page.locator(".tabs [data-part=pages]").click();
    const tab = page.locator(`[data-part=${id}]`).filter({ visible: true });
    if (await tab.count()) await tab.first().click();
  };
}

/** Takes frames while the stage plays, until it has been quiet for a while. */
export async function filmed(page: Page, name: string, during: () => Promise<void>): Promise<void> {
  let over = false;
  let number = 0;
  const playing = (): Promise<boolean> => page.locator(".stage[data-playing]").isVisible();
  const filming = (async () => {
    while (!over || (await playing())) {
      if (await playing()) {
        number += 1;
        await page.screenshot({ path: `${FOLDER}/${name}-${String(number).padStart(3, "0")}.png` });
      }
      await page.waitForTimeout(FRAME);
    }
  })();
  await during();
  await page.waitForTimeout(QUIET);
  over = true;
  await filming;
}

/** Frames side by side in one picture, row by row. */
export async function strip(context: BrowserContext, name: string, frames: readonly Buffer[]): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: STRIP, height: 100 });
  const pictures = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString("base64")}">`);
  await page.setContent(
    `<style>body { margin: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px } img { width: 100% }</style>${pictures.join("")}`,
  );
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
  await page.close();
}
