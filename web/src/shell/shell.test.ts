// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, got } from "../api/client";
import { Problem } from "../api/problem";
import { findRoute } from "../routes";
import { speak } from "../texts/index.svelte";
import { fits, isOurs } from "./addresses";
import { commands, keyOf, matching, offer, runByKey } from "./commands.svelte";
import { followLinks, go, place } from "./router.svelte";
import { announce, complain, dismiss, shown, tell } from "./toasts.svelte";
import { inWords } from "./trouble";

beforeAll(() => speak("en"));

describe("addresses", () => {
  it("a path fits its pattern and gives the parameters", () => {
    expect(fits("/table/:name", "/table/a%20b")).toEqual({ name: "a b" });
    expect(fits("/", "/")).toEqual({});
    expect(fits("/rules", "/rules/")).toEqual({});
  });

  it("a path that is longer, shorter or other does not fit", () => {
    expect(fits("/table/:name", "/table")).toBeUndefined();
    expect(fits("/table/:name", "/table/a/b")).toBeUndefined();
    expect(fits("/table/:name", "/people/a")).toBeUndefined();
    expect(fits("/table/:name", "/table/%E0%A4%A")).toBeUndefined();
  });

  it("pages of the site are not the client's", () => {
    const here = new URL("http://host/");
    expect(isOurs(new URL("http://host/table/x"), here)).toBe(true);
    expect(isOurs(new URL("http://host/accounts/login/"), here)).toBe(false);
    expect(isOurs(new URL("http://host/about/imprint"), here)).toBe(false);
    expect(isOurs(new URL("http://elsewhere/table/x"), here)).toBe(false);
  });

  it("every address has a page, even one that does not exist", () => {
    expect(findRoute("/table/x").params).toEqual({ name: "x" });
    expect(findRoute("/nowhere").route.pattern).toBe("");
  });

  it("two tables are two pages", () => {
    expect(findRoute("/table/x").key).not.toBe(findRoute("/table/y").key);
  });
});

describe("links", () => {
  let stop: () => void;
  beforeEach(() => {
    stop = followLinks();
    go("/");
  });
  afterEach(() => stop());

  function click(link: string, with_: MouseEventInit = {}): boolean {
    document.body.innerHTML = link;
    return document
      .querySelector("a")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...with_ })) as boolean;
  }

  it("a click on a link of ours goes there without loading", () => {
    expect(click('<a href="/table/x?y=1#z">x</a>')).toBe(false);
    expect(place.path).toBe("/table/x");
    expect(place.query.get("y")).toBe("1");
    expect(place.hash).toBe("z");
    expect(place.whole).toBe("/table/x?y=1#z");
  });

  it.each([
    ["with Ctrl", '<a href="/table/x">x</a>', { ctrlKey: true }],
    ["with the middle button", '<a href="/table/x">x</a>', { button: 1 }],
    ["to the account pages", '<a href="/accounts/login/">x</a>', {}],
    ["for a new window", '<a href="/table/x" target="_blank">x</a>', {}],
    ["for a file", '<a href="/table/x" download>x</a>', {}],
  ])("a click %s is the browser's business", (_, link, with_) => {
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click(link, with_);
    expect(place.path).toBe("/");
  });
});

describe("errors of the site", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function replying(status: number, body: unknown): void {
    const reply = (): Promise<Response> =>
      Promise.resolve(
        new Response(typeof body === "string" ? body : JSON.stringify(body), {
          status,
          headers: { "Content-Type": typeof body === "string" ? "text/html" : "application/json" },
        }),
      );
    vi.stubGlobal("fetch", vi.fn(reply));
  }
  const asked = (): Promise<unknown> => got(api.GET("/api/titles"));

  it("data is handed over", async () => {
    replying(200, []);
    await expect(asked()).resolves.toEqual([]);
  });

  it("a refusal of the site keeps its id and its words", async () => {
    replying(403, { error: "not-your-table", message: "This table is not open to you." });
    const problem = await asked().catch((fault: unknown) => fault);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ status: 403, id: "not-your-table", passing: false });
    expect(inWords(problem).what).toBe("This table is not open to you.");
    expect(inWords(problem).next).not.toBe("");
  });

  it("a page that is no reply of the API is a problem with words too", async () => {
    replying(502, "<h1>Bad gateway</h1>");
    const problem = await asked().catch((fault: unknown) => fault);
    expect(problem).toMatchObject({ status: 502, passing: true });
    expect(inWords(problem).what).toBe("That did not work.");
  });

  it("a dead network says so", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("failed"))),
    );
    const problem = await asked().catch((fault: unknown) => fault);
    expect(problem).toMatchObject({ status: 0, passing: true });
    expect(inWords(problem).what).toBe("The site cannot be reached.");
  });

  it("too many requests say how long to wait", () => {
    const body = { error: "too-often", message: "That was too often.", retry_after: 7 };
    expect(inWords(new Problem(429, "too-often", body.message, body)).next).toContain("7 seconds");
  });

  it("requests carry the language, and changes the token against forgery", async () => {
    document.cookie = "csrftoken=secret";
    replying(200, {});
    await got(api.POST("/api/tables", { body: { title: "lanterns", seats: 2 } as never }));
    const request = vi.mocked(fetch).mock.calls[0]?.[0] as Request;
    expect(new URL(request.url).searchParams.get("lang")).toBe("en");
    expect(request.headers.get("X-CSRFToken")).toBe("secret");
  });
});

describe("commands", () => {
  const key = (name: string, with_: KeyboardEventInit = {}): KeyboardEvent =>
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...with_ });

  it("keys have one name each", () => {
    expect(keyOf(key("z"))).toBe("z");
    expect(keyOf(key("R", { shiftKey: true }))).toBe("Shift+R");
    expect(keyOf(key("?", { shiftKey: true }))).toBe("?");
    expect(keyOf(key("ArrowLeft", { altKey: true }))).toBe("Alt+ArrowLeft");
    expect(keyOf(key("k", { metaKey: true }))).toBe("Ctrl+k");
  });

  it("a key runs what was offered last, and nothing once it is withdrawn", () => {
    const first = vi.fn();
    const last = vi.fn();
    const stops = [first, last].map((run) => offer(() => [{ id: "x", name: "x", key: "x", run }]));
    runByKey(key("x"));
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
    for (const stop of stops) stop();
    flushSync();
    runByKey(key("x"));
    expect(first).not.toHaveBeenCalled();
    expect(commands()).toEqual([]);
  });

  it("who is writing runs no command", () => {
    const run = vi.fn();
    const stop = offer(() => [{ id: "x", name: "x", key: "x", run }]);
    document.body.innerHTML = "<input>";
    const press = key("x");
    document.body.addEventListener("keydown", runByKey, { once: true });
    document.querySelector("input")?.dispatchEvent(press);
    expect(run).not.toHaveBeenCalled();
    stop();
  });

  it("are found by any of their words, without accents", () => {
    const all = ["Aegyptus angreifen", "Übersiedeln", "Karte wählen"].map((name) => ({
      id: name,
      name,
      run: () => undefined,
    }));
    expect(matching(all, "wahl karte").map((one) => one.name)).toEqual(["Karte wählen"]);
    expect(matching(all, "uber").map((one) => one.name)).toEqual(["Übersiedeln"]);
    expect(matching(all, "").length).toBe(3);
  });
});

describe("messages", () => {
  afterEach(() => {
    for (const toast of shown.toasts) dismiss(toast.number);
  });

  it("the same words are shown once", () => {
    tell("Saved.");
    tell("Saved.");
    expect(shown.toasts.map((toast) => toast.text)).toEqual(["Saved."]);
  });

  it("what went wrong says what to do next", () => {
    complain(new Problem(401, "sign-in", "Please sign in first."));
    expect(shown.toasts[0]?.bad).toBe(true);
    expect(shown.toasts[0]?.text).toContain("come straight back");
  });

  it("what is said in quick succession is all heard, and the same words again are said again", () => {
    for (const text of ["Anna attacks", "Anna attacks", "Your turn"]) announce(text);
    expect(shown.spoken.map(({ text }) => text)).toEqual(["Anna attacks", "Anna attacks", "Your turn"]);
    expect(new Set(shown.spoken.map(({ number }) => number)).size).toBe(3);
  });
});
