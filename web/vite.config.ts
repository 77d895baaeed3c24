import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./ftl";

/** Where `civitas serve` listens while the client is being worked on. */
const site = process.env["CIVITAS_SITE"] ?? "http://127.0.0.1:8000";
const passedOn = ["/about", "/api", "/push", "/accounts", "/admin", "/static"];

export default defineConfig({
  plugins: [svelte(), fluent()],
  build: {
    outDir: process.env["CIVITAS_CLIENT"] ?? "../src/civitas/site/client",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
  },
  server: { proxy: Object.fromEntries(passedOn.map((path) => [path, { target: site }])) },
  // A file of tests that needs a page says so in its first line.
  test: { environment: "node", include: ["src/**/*.test.ts"], pool: "threads", maxWorkers: "100%" },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
