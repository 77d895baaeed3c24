/** Light, dark, high contrast, or as the system says; changed at any time, kept in this browser. */
import { keep, kept } from "./kept";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
/** What is drawn: never "system". */
export type DrawnTheme = Exclude<Theme, "system">;

let chosen = $state<Theme>("system");
let system = $state<DrawnTheme>("light");

export const theme = {
  get chosen(): Theme {
    return chosen;
  },
  get drawn(): DrawnTheme {
    return chosen === "system" ? system : chosen;
  },
  choose(wanted: Theme): void {
    chosen = wanted;
    draw();
    keep("theme", wanted);
  },
};

export function isTheme(text: unknown): text is Theme {
  return THEMES.includes(text as Theme);
}

/** Draws what was chosen before, and follows the system when it changes. */
export function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const more = matchMedia("(prefers-contrast: more)");
  const look = (): void => {
    system = more.matches ? "contrast" : dark.matches ? "dark" : "light";
    draw();
  };
  dark.addEventListener("change", look);
  more.addEventListener("change", look);
  const before = kept("theme");
  if (isTheme(before)) chosen = before;
  look();
}

function draw(): void {
  const root = document.documentElement;
  root.dataset["theme"] = theme.drawn;
  const bar = getComputedStyle(root).getPropertyValue("--paper-2").trim();
  if (bar) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", bar);
}
