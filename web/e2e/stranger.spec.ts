/**
 * A title that we do not know: `civitas new` writes it, it is installed beside Civitas as a package of its own, and
 * the site on one box offers it like any other.
 *
 * Both are installed as wheels into an environment of their own. What they depend on is borrowed from the environment
 * of the tests, or fetched as well with CIVITAS_CLEAN=1, which takes a minute or two longer.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { browserOf } from "./support/people";
import { Player } from "./support/player";

const run = promisify(execFile);
const python = process.env["CIVITAS_PYTHON"] ?? "python";
const root = fileURLToPath(new URL("../..", import.meta.url));
const INSTALLING = 900_000;

let folder: string;
let site: ChildProcess | undefined;
let base: string;

test.beforeAll(async () => {
  test.setTimeout(INSTALLING);
  folder = await mkdtemp(join(tmpdir(), "civitas-stranger-"));
  const bin = await environment(join(folder, "env"));
  const game = join(folder, "pebbles");
  await run(join(bin, "civitas"), ["new", "pebbles", "--folder", game]);
  await install(bin, game);
  const { stdout } = await run(join(bin, "civitas"), ["check", "pebbles", "--quick", "--lang", "en"], {
    cwd: folder,
  });
  expect(stdout).toContain("Nothing found: pebbles passes.");
  [site, base] = await serve(bin);
});

test.afterAll(async () => {
  if (site?.pid !== undefined && site.exitCode === null) {
    const gone = new Promise((done) => site?.once("exit", done));
    process.kill(-site.pid, "SIGTERM");
    await gone;
  }
  await rm(folder, { recursive: true, force: true });
});

test("a title from a stranger's package is offered, and played to its end @quick", async ({ browser }) => {
  const context = await browserOf(browser, { baseURL: base, locale: "en-GB" });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));

  await page.goto("/");
  await page.locator("[data-title=pebbles]").getByRole("link", { name: "Play now" }).click();
  await page.getByLabel("Your name").fill("Lena");
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText("Stones in the heap")).toBeVisible();

  const player = new Player(page, "mouse", 7);
  while (!(await player.asked()).over) await player.answer();
  await expect(page.getByText("The last stone is taken.").first()).toBeVisible();
  expect(player.given).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await context.close();
});

/** An environment with Civitas in it as anybody would install it; where its commands are. */
async function environment(home: string): Promise<string> {
  await run(python, ["-m", "venv", home]);
  const bin = join(home, "bin");
  if (process.env["CIVITAS_CLEAN"] === "1") {
    await run(join(bin, "pip"), ["install", "-r", join(root, "requirements/dev.txt")], {
      maxBuffer: 2 ** 26,
    });
  } else {
    const lent = await run(python, ["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]);
    const [version] = await readdir(join(home, "lib"));
    await writeFile(join(home, "lib", version ?? "", "site-packages/lent.pth"), lent.stdout);
  }
  await install(bin, root);
  return bin;
}

async function install(bin: string, project: string): Promise<void> {
  const how = ["install", "--no-deps", "--no-build-isolation", "--force-reinstall", project];
  await run(join(bin, "python"), ["-m", "pip", ...how], { maxBuffer: 2 ** 26 });
}

/** Starts `civitas serve` and waits until it says where it is. */
async function serve(bin: string): Promise<[ChildProcess, string]> {
  const surroundings = { ...process.env, PYTHONUNBUFFERED: "1", COLUMNS: "200" };
  // On one box there is neither a database server nor a bus.
  for (const name of ["CIVITAS_DATABASE", "CIVITAS_BUS"]) Reflect.deleteProperty(surroundings, name);
  const command = ["serve", "--port", "0", "--data", join(folder, "data"), "--lang", "en"];
  const started = spawn(join(bin, "civitas"), command, {
    cwd: folder,
    env: surroundings,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let said = "";
  const address = await new Promise<string>((found, failed) => {
    const hear = (part: Buffer) => {
      said += part.toString();
      const at = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (at) found(at[0]);
    };
    started.stdout.on("data", hear);
    started.stderr.on("data", hear);
    started.once("exit", () => failed(new Error(said)));
  });
  await expect
    .poll(
      () =>
        fetch(`${address}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return [started, address];
}
