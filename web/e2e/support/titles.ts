/** Which titles the tests are about. What holds for one alone is in a folder of its name. */
import { readdirSync } from "node:fs";

/** Every title that has a board in the client. */
export const TITLES = readdirSync(new URL("../../src/titles/", import.meta.url));

/** The one at which people sit where any would do. */
export const ANY_TITLE = "sands";
