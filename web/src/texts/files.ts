/** The house's own texts. A language is a folder here, `<language>/<area>.ftl`, and is mentioned nowhere else. */
import type { Entries } from "./fluent";

export const files = import.meta.glob<Entries>("./*/*.ftl", { import: "default" });
