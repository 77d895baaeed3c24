import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  {
    ignores: [
      "node_modules",
      "dist",
      "test-results",
      "playwright-report",
      "src/api/schema.d.ts",
      "src/**/messages.d.ts",
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { "no-undef": "off", "svelte/no-navigation-without-resolve": "off" },
  },
  { rules: { eqeqeq: "error", "no-console": "error" } },
  {
    // The shell serves every title; a title may use the shell's contract, never the other way round.
    files: ["src/{api,boards,texts,look,shell,table}/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["**/titles/**", "**/pages/**"] }] },
  },
  {
    // Titles are found, not known.
    files: ["src/*", "src/{analysis,clock,learn,pages,rules}/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["**/titles/**"] }] },
  },
);
