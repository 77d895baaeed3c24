/**
 * The site's API with its types. `await got(api.GET("/api/titles"))` is the data of the reply, or throws a `Problem`.
 * Every request says in which language it wants to be answered; whatever changes something carries the CSRF token.
 */
import createClient, { type Middleware } from "openapi-fetch";
import { speech } from "../texts/index.svelte";
import { Problem, problemOf, UNREACHED } from "./problem";
import type { components, paths } from "./schema";

export type Shapes = components["schemas"];

const CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

const manners: Middleware = {
  async onRequest({ request }) {
    const address = new URL(request.url);
    address.searchParams.set("lang", speech.language);
    const { method, headers, credentials, signal } = request;
    // A request made from another one sends its body as a stream, for which browsers want HTTP/2.
    const body = CHANGING.has(method) ? (await request.text()) || null : null;
    const polite = new Request(address, { method, headers, credentials, signal, body });
    if (CHANGING.has(method)) polite.headers.set("X-CSRFToken", cookie("csrftoken"));
    return polite;
  },
};

export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? "",
  credentials: "same-origin",
  // looked up at each call, so that tests and service workers may replace it
  fetch: (request) => globalThis.fetch(request),
});
api.use(manners);

interface Reply<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of a reply, or a `Problem`. */
export async function got<Data>(request: Promise<Reply<Data>>): Promise<Data> {
  let reply: Reply<Data>;
  try {
    reply = await request;
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "AbortError") throw fault;
    throw new Problem(0, UNREACHED, "");
  }
  if (!reply.response.ok) throw problemOf(reply.response.status, reply.error);
  return reply.data as Data;
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}
