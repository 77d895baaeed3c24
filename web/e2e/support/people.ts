/** People with a browser each, and what they do that needs no table yet. */
import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from "@playwright/test";
import type { Pace } from "../../src/look/pace.svelte";
import type { Line } from "../../src/table/server";
import { ANY_TITLE } from "./titles";

/** Unlike any name: a site refuses a password that is too similar to the address. */
const PASSWORD = "quartz-4711-pyx-8025";

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** A browser of one's own. Nothing moves at its tables, so that nobody waits; `paced` wishes otherwise. */
export async function browserOf(browser: Browser, how: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(how);
  await paced(context, "off");
  return context;
}

/** From the next page on, tables play what happens at this pace. */
export async function paced(context: BrowserContext, pace: Pace): Promise<void> {
  await context.addInitScript((chosen) => localStorage.setItem("civitas.pace", chosen), pace);
}

/** Somebody who is signed in: a browser of their own, and the API with their cookies. */
export class Person {
  private constructor(
    readonly name: string,
    readonly base: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** A new account, made without the pages. */
  static async arrives(
    browser: Browser,
    base: string,
    name: string,
    how: BrowserContextOptions = {},
  ): Promise<Person> {
    const context = await browserOf(browser, { baseURL: base, ...how });
    const { request } = context;
    const form = await (await request.get("/accounts/signup/")).text();
    const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(form)?.[1] ?? "";
    const fields = { csrfmiddlewaretoken: token, name, email: newAddress(name), password1: PASSWORD };
    const reply = await request.post("/accounts/signup/", { form: fields, maxRedirects: 0 });
    expect(reply.status(), await reply.text()).toBe(302);
    return new Person(name, base, context, await context.newPage());
  }

  /** A new account, made as people make it. */
  static async signsUp(
    browser: Browser,
    base: string,
    name: string,
    how: BrowserContextOptions = {},
  ): Promise<Person> {
    const context = await browserOf(browser, { baseURL: base, ...how });
    const page = await context.newPage();
    await signUp(page, name);
    return new Person(name, base, context, page);
  }

  async get<T>(path: string): Promise<T> {
    // A connection that was kept open may be closed from the other side just when it is used again.
    return read(await this.context.request.get(`/api${path}`, { maxRetries: 3 }));
  }

  async post<T>(path: string, data: unknown = {}): Promise<T> {
    return read(await this.context.request.post(`/api${path}`, { data, headers: await this.headers() }));
  }

  async put<T>(path: string, data: unknown = {}): Promise<T> {
    return read(await this.context.request.put(`/api${path}`, { data, headers: await this.headers() }));
  }

  async patch<T>(path: string, data: unknown): Promise<T> {
    return read(await this.context.request.patch(`/api${path}`, { data, headers: await this.headers() }));
  }

  /** A finished game from a file, as a table of this person's; a worker takes a moment to replay it. */
  async brings(file: string): Promise<TableInfo> {
    interface Chore {
      id: number;
      done: boolean;
      table: string | null;
    }
    const { id } = await this.post<Chore>("/games", { file });
    const chore = (): Promise<Chore> => this.get<Chore>(`/chores/${id}`);
    await expect.poll(async () => (await chore()).done, { timeout: 60_000 }).toBe(true);
    return this.get<TableInfo>(`/tables/${(await chore()).table}`);
  }

  leaves(): Promise<void> {
    return this.context.close();
  }

  private async headers(): Promise<Record<string, string>> {
    const cookies = await this.context.cookies(this.base);
    return { "X-CSRFToken": cookies.find((cookie) => cookie.name === "csrftoken")?.value ?? "" };
  }
}

/** Fills in the page on which people sign up, wherever it was opened from. */
export async function signUp(page: Page, name: string): Promise<void> {
  if (!page.url().includes("/accounts/signup")) await page.goto("/accounts/signup/");
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=email]").fill(newAddress(name));
  await page.locator("input[name=password1]").fill(PASSWORD);
  await page.locator("form:has(input[name=password1]) button[type=submit]").click();
  await expect(page).not.toHaveURL(/accounts\/signup/);
}

export interface TitleInfo {
  id: string;
  seats: number[];
}

/** Every title of the site, so that a test need not know their names. */
export function titlesOf(person: Person): Promise<TitleInfo[]> {
  return person.get<TitleInfo[]>("/titles");
}

export interface TableInfo {
  name: string;
  seq: number;
  status: string;
  to_act: number[];
  invitation: string | null;
  scores: number[] | null;
}

/** A table at which the person plays against bots, started. */
export function againstBots(
  person: Person,
  seats: number,
  options: Record<string, unknown> = {},
  bot?: string,
): Promise<TableInfo> {
  return together([person], { ...options, seats }, bot);
}

/** A table with people, started: the first owns it, the others sit in their order, bots have the seats that are left. */
export async function together(
  people: readonly [Person, ...Person[]],
  options: Record<string, unknown> & { seats?: number } = {},
  bot = "random",
): Promise<TableInfo> {
  const [owner, ...others] = people;
  const seats = options.seats ?? people.length;
  const { name, invitation } = await owner.post<TableInfo>("/tables", {
    title: ANY_TITLE,
    ...options,
    seats,
  });
  for (const other of others) {
    await other.post("/join", { invitation });
    await other.put(`/tables/${name}/ready`, { ready: true });
  }
  for (let seat = people.length; seat < seats; seat++)
    await owner.put(`/tables/${name}/seats/${seat}/bot`, { bot });
  await owner.put(`/tables/${name}/ready`, { ready: true });
  return owner.post<TableInfo>(`/tables/${name}/start`);
}

/** What the log of a table tells the person, from this entry of the journal on. */
export async function linesOf(person: Person, table: string, since = 0): Promise<Line[]> {
  const found: Line[] = [];
  for (let from = since; ; from = (found.at(-1)?.seq ?? 0) + 1) {
    const { lines } = await person.get<{ lines: Line[] }>(`/tables/${table}/notes?since=${from}`);
    if (!lines.length) return found;
    found.push(...lines);
  }
}

interface Hint {
  state: "thinking" | "ready";
  best: { answer: unknown }[];
}

/** Milliseconds between two looks whether a hint is there. */
const LOOK = 100;
/** Milliseconds before a hint is asked for again that was asked for too soon. */
const BREATH = 3_000;

/**
 * The answer that a hint proposes to the person. The site gives only so many a minute: whoever is not patient gets none
 * beyond them.
 */
export async function hinted(person: Person, table: string, patient: boolean): Promise<unknown> {
  const asked = (): Promise<Hint | null> =>
    person.post<Hint>(`/tables/${table}/hint`, {}).catch((fault: Error) => {
      if (!fault.message.startsWith("429")) throw fault;
      return null;
    });
  let hint = await asked();
  while (hint === null && patient) {
    await person.page.waitForTimeout(BREATH);
    hint = await asked();
  }
  while (hint?.state === "thinking") {
    await person.page.waitForTimeout(LOOK);
    hint = await person.get<Hint>(`/tables/${table}/hint`);
  }
  return hint?.best[0]?.answer;
}

let addresses = 0;

/** An address that nobody has at this site yet: people of the same name come in other tests as well. */
function newAddress(name: string): string {
  addresses += 1;
  return `${name.toLowerCase().replace(/[^a-z]/g, "")}-${addresses}@example.org`;
}

async function read<T>(reply: APIResponse): Promise<T> {
  const text = await reply.text();
  if (!reply.ok()) throw new Error(`${reply.status()} ${reply.url()}\n${text.slice(0, 400)}`);
  return (text ? JSON.parse(text) : undefined) as T;
}
