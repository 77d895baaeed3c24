/** Why something did not work, in a shape that pages can show and programs can tell apart. */
import type { components } from "./schema";

export type ErrorBody = components["schemas"]["Error"];

/** The site could not be reached at all. */
export const UNREACHED = "unreached";

export class Problem extends Error {
  constructor(
    /** HTTP status; 0 if there was no reply. */
    readonly status: number,
    /** Id that stays the same, such as `behind` or `not-your-table`. */
    readonly id: string,
    /** The sentence of the site in the reader's language; empty if the site said nothing. */
    readonly words: string,
    readonly body?: ErrorBody,
  ) {
    super(words || id);
    this.name = "Problem";
  }

  /** Is there hope in doing the same again? */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  get signInFirst(): boolean {
    return this.status === 401;
  }
}

/** What a reply that is not a success means. */
export function problemOf(status: number, body: unknown): Problem {
  if (isErrorBody(body)) return new Problem(status, body.error, body.message, body);
  return new Problem(status, `status-${status}`, "");
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === "object" && body !== null && "error" in body && "message" in body;
}
