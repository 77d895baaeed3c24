// @vitest-environment jsdom
/** What a stranger is offered follows what the site allows. */
import { render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import Door from "../shell/Door.svelte";
import Footer from "../shell/Footer.svelte";
import { findMe, me } from "../shell/me.svelte";
import { findSite, site, type Site } from "../shell/site.svelte";
import Welcome from "./parts/Welcome.svelte";

const OPEN: Site = { guests: true, sign_up: true, imprint: null, privacy: null };
const TO_SIGN_UP = "a[href^='/accounts/signup/']";
const TO_SIGN_IN = "a[href^='/accounts/login/']";

function says(told: Partial<Site>): void {
  const reply = (request: Request): Response =>
    new URL(request.url).pathname === "/api/site"
      ? Response.json({ ...OPEN, ...told })
      : Response.json({ error: "sign-in", message: "" }, { status: 401 });
  vi.stubGlobal("fetch", (request: Request) => Promise.resolve(reply(request)));
}

afterEach(() => vi.unstubAllGlobals());

it("a stranger is known as one only when the site has said what it allows", async () => {
  says({ guests: false, sign_up: false });
  await findMe();
  expect([me.known, me.person, site.guests, site.signUp]).toEqual([true, null, false, false]);
});

it.each([
  { sign_up: true, ways: 1 },
  { sign_up: false, ways: 0 },
])("an account is offered to those who may make one ($sign_up)", async ({ sign_up, ways }) => {
  says({ guests: false, sign_up });
  await findSite();
  for (const part of [Door, Welcome]) {
    const { container, unmount } = render(part);
    expect(container.querySelectorAll(TO_SIGN_UP).length).toBe(ways);
    expect(container.querySelectorAll(TO_SIGN_IN).length).toBe(1);
    unmount();
  }
});

it("the foot of a page has the host's pages, and is not there without them", async () => {
  says({ imprint: "/about/imprint" });
  await findSite();
  const { container, unmount } = render(Footer);
  expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/about/imprint",
  ]);
  unmount();
  says({});
  await findSite();
  expect(render(Footer).container.querySelector("footer")).toBeNull();
});
