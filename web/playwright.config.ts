import { defineConfig, devices } from "@playwright/test";
import { quick } from "./e2e/support/browsers";

/**
 * Real browsers at a real site. `quick` is what CI runs; `full` plays whole games and takes its time;
 * `pictures` takes some to look at.
 *
 * A site for each worker, shared by its files of tests: see e2e/support/site.ts. `quick` has two workers, while one waits
 * the other goes on; what is measured in `full` must not be disturbed.
 */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/template.ts",
  workers: 2,
  retries: 2,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: "on-first-retry", // pictures of every step cost as much as the steps
    launchOptions: quick,
  },
  projects: [
    { name: "quick", grep: /@quick/ },
    { name: "full", grep: /@full/, timeout: 3_600_000, workers: 1 },
    { name: "pictures", grep: /@pictures/, timeout: 3_600_000, retries: 0, workers: 1 },
  ],
});
