import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { type Asked, Asker } from "../support/asking";
import { againstBots, Person } from "../support/people";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

interface Examples {
  prompts: Asked[];
  lines: { text: string }[];
}
type All = Record<"de" | "en", Examples> & { missing: string[] };

const site = siteOfFile();
// A trace copies the whole page at every step, and there are hundreds.
test.use({ trace: "off" });
const run = promisify(execFile);
/** Ids of messages, holes that nothing was put into, and things that are no words at all. */
const RAW =
  /\b(prompt|option|note|reason|region|card|advance|building|good|category|resource|sheet|column)-[a-z]|\{ ?\$|\[object|undefined|\bNaN\b/;

let all: All;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  const python = process.env["CIVITAS_PYTHON"] ?? "python";
  const script = fileURLToPath(new URL("questions.py", import.meta.url));
  const { stdout } = await run(python, [script], { maxBuffer: 2 ** 27 });
  all = JSON.parse(stdout) as All;
});

for (const [language, when] of [
  ["de", "@full"],
  ["en", "@full"],
] as const) {
  test(`every question, refusal and note of the title is in words, language ${language} ${when}`, async ({
    browser,
  }) => {
    test.setTimeout(1_200_000);
    const anna = await Person.arrives(browser, site.base, language === "de" ? "Anna" : "Ann");
    const { page } = anna;
    const { name } = await againstBots(anna, 2);
    const table = await Asker.at(page, language);
    await openTable(page, name);
    const { prompts } = all[language];
    // Lines of several games: each is an entry of its own here.
    const lines = all[language].lines.map((line, seq) => ({ ...line, seq }));
    expect(all.missing, "never met: write a test of the rules that meets it").toEqual([]);
    let besideSeen = false;
    for (const asked of prompts) {
      await table.ask(asked);
      await expect(page.locator(".prompt h2")).toHaveText(asked.text);
      expect.soft(await page.locator("body").innerText(), asked.prompt.key).not.toMatch(RAW);
      if (asked.beside && !besideSeen) {
        besideSeen = true;
        await page.locator("[data-action=beside]").click();
        await expect(page.locator(".prompt .sub")).toContainText(asked.beside);
      }
      if (!asked.refusals.length) continue;
      await page.locator("[data-action=why-not]").click();
      const reasons = page.locator("dialog[open]");
      for (const text of new Set(asked.refusals.map((one) => one.text)))
        await expect(reasons).toContainText(text);
      expect.soft(await reasons.innerText(), asked.prompt.key).not.toMatch(RAW);
    }

    await page.route("**/api/tables/*/notes?**", async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ json: { ...((await reply.json()) as object), lines } });
    });
    await page.reload();
    const log = page.getByRole("tabpanel");
    for (const line of lines) await expect(log).toContainText(line.text);
    expect(await log.innerText()).not.toMatch(RAW);
    await table.stop();
    await anna.leaves();
  });
}
