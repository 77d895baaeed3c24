/** A real site for the tests: web, push and worker as processes, with a database of its own. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { test as base } from "@playwright/test";
import { openFront, type Ports } from "./front";

const run = promisify(execFile);
const python = process.env["CIVITAS_PYTHON"] ?? "python";
const server = process.env["CIVITAS_DATABASE"] ?? "postgresql://127.0.0.1:5432/postgres";
const bus = process.env["CIVITAS_BUS"] ?? "nats://127.0.0.1:4222";
/** Tells the workers which database to copy. */
const TEMPLATE = "CIVITAS_E2E_TEMPLATE";
const RUN = "from civitas.cli import main; main()";
/** How long the processes may take to come up on a busy machine. */
const PATIENCE = 170_000;

export class Site {
  private parts: ChildProcess[] = [];
  private closeFront: () => Promise<void> = async () => undefined;

  private constructor(
    private readonly folder: string,
    private readonly database: string,
    private readonly ports: Ports,
  ) {}

  /** Where browsers find it. */
  base = "";

  private static async prepare(database: string, how = ""): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), "civitas-e2e-"));
    await writeFile(join(folder, "secret.key"), `secret-of-${database}-which-is-long-enough-to-sign-cookies`);
    await administer(`CREATE DATABASE ${database} ${how}`);
    return new Site(folder, database, { web: await freePort(), push: await freePort() });
  }

  /** A database in the present shape, of which each site gets a copy; ends with what drops it. */
  static async template(): Promise<() => Promise<void>> {
    const database = `civitas_e2e_template_${process.pid}`;
    const site = await Site.prepare(database);
    await site.finished("migrate");
    process.env[TEMPLATE] = database;
    return () => site.stop();
  }

  static async start(): Promise<Site> {
    const template = process.env[TEMPLATE];
    if (!template) throw new Error("there is no database to copy");
    const site = await Site.prepare(`civitas_e2e_${process.pid}_${Date.now()}`, `TEMPLATE ${template}`);
    try {
      await site.up();
      const front = await openFront(site.ports);
      site.closeFront = front.close;
      site.base = `http://127.0.0.1:${front.port}`;
      return site;
    } catch (fault) {
      await site.stop();
      throw fault;
    }
  }

  /** Starts the processes and waits until they answer. */
  async up(): Promise<void> {
    const { web, push } = this.ports;
    this.parts = [
      await this.part("web", "--port", `${web}`),
      await this.part("push", "--port", `${push}`),
      await this.part("worker"),
    ];
    await Promise.all([this.answers(web), this.answers(push)]);
    await this.hasClient(web);
  }

  /** Without the built client every test would wait for a page that never comes. */
  private async hasClient(port: number): Promise<void> {
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    if (!page.includes('<script type="module"')) throw new Error("build the client first: npm run build");
  }

  /** As a power cut would: nothing gets to finish what it is doing. */
  async kill(): Promise<void> {
    await Promise.all(this.parts.map((part) => ended(part, "SIGKILL")));
    this.parts = [];
  }

  async stop(): Promise<void> {
    await this.closeFront();
    await this.kill();
    await administer(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Lets people of the next file have the names of those before: a name is somebody's alone by how it is folded. */
  freeNames(): Promise<void> {
    return administer("UPDATE people_profile SET folded = user_id::text", this.address);
  }

  /** Runs a script beside the site, on its database; what it prints. */
  async beside(script: string, ...args: string[]): Promise<string> {
    // a script in the folder of a title finds those that they all use
    const shared = [dirname(fileURLToPath(import.meta.url)), process.env["PYTHONPATH"]].filter(Boolean);
    const env = { ...this.environment(), PYTHONPATH: shared.join(delimiter) };
    const { stdout } = await run(python, [script, ...args], { env, maxBuffer: 2 ** 26 });
    return stdout;
  }

  private get address(): string {
    const address = new URL(server);
    address.pathname = `/${this.database}`;
    return address.href;
  }

  private environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      LANG: "C.UTF-8",
      PYTHONUNBUFFERED: "1",
      CIVITAS_DATABASE: this.address,
      CIVITAS_BUS: bus,
      CIVITAS_DATA: this.folder,
    };
  }

  private async part(...command: string[]): Promise<ChildProcess> {
    const log = await open(join(this.folder, `${command[0]}.log`), "a");
    const part = spawn(python, ["-c", RUN, ...command], {
      cwd: this.folder,
      env: this.environment(),
      stdio: ["ignore", log.fd, log.fd],
      detached: true, // a group of its own, so that what it starts ends with it
    });
    await log.close();
    return part;
  }

  private async finished(command: string): Promise<void> {
    const part = await this.part(command);
    const code = await new Promise((done) => part.once("exit", done));
    if (code !== 0) throw new Error(await this.said(command));
  }

  private async answers(port: number): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const dead = this.parts.find((part) => part.exitCode !== null);
      if (dead) break;
      try {
        const reply = await fetch(`http://127.0.0.1:${port}/health`);
        if (reply.ok) return;
      } catch {
        // not yet
      }
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`nobody answers at ${port}\n${await this.said("web")}\n${await this.said("push")}`);
  }

  private said(command: string): Promise<string> {
    return readFile(join(this.folder, `${command}.log`), "utf8");
  }
}

/** As Playwright's own, with a site that all files of one worker share: bringing one up takes longer than many a test. */
export const test = base.extend<object, { running: Site }>({
  running: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the parameter what a fixture needs
    async ({}, use) => {
      const site = await Site.start();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 2 * PATIENCE },
  ],
});

/** The site for the tests of the file that calls this. Others have been there before: look for your own table and people. */
export function siteOfFile(): Pick<Site, "base" | "kill" | "up" | "beside"> {
  let site: Site | undefined;
  const there = (): Site => {
    if (!site) throw new Error("the site has not been started");
    return site;
  };
  test.beforeAll(async ({ running }) => {
    await running.freeNames();
    site = running;
  });
  test.afterAll(async ({ browser }) => {
    // A page that nobody closed would go on asking for news, and take the next file's time.
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return {
    get base() {
      return there().base;
    },
    kill: () => there().kill(),
    up: () => there().up(),
    beside: (...command) => there().beside(...command),
  };
}

async function administer(sql: string, database = server): Promise<void> {
  const code = "import psycopg, sys; psycopg.connect(sys.argv[1], autocommit=True).execute(sys.argv[2])";
  await run(python, ["-c", code, database, sql]);
}

function ended(part: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (part.exitCode !== null || part.signalCode !== null || part.pid === undefined) return Promise.resolve();
  const gone = new Promise<void>((done) => part.once("exit", () => done()));
  process.kill(-part.pid, signal);
  return gone;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, "127.0.0.1", ready));
  const address = probe.address();
  await new Promise<void>((done) => probe.close(() => done()));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
