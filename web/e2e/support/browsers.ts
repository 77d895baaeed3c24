/** Which browser the tests are run in. */
import { existsSync } from "node:fs";

const GIVEN = process.env["CIVITAS_CHROMIUM"];
const WITHOUT_WINDOWS = "/usr/bin/chromium-headless-shell";

interface Launch {
  executablePath: string;
  args: string[];
}

const launch = (executablePath: string): Launch => ({ executablePath, args: ["--no-sandbox"] });

/** The whole browser, which shows notices. */
export const whole = launch(GIVEN ?? "/usr/bin/chromium");

/** The shell without windows, where it is installed: it draws the same pages with less work. */
export const quick = !GIVEN && existsSync(WITHOUT_WINDOWS) ? launch(WITHOUT_WINDOWS) : whole;
