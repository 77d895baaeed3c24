import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { has, isLanguage, LANGUAGES, needTexts, say, speak, speech, type MessageId } from "./index.svelte";
import { fill, type Message, type Messages } from "./messages";

const files = import.meta.glob<{ default: Messages }>("./{de,en}/*.ts", { eager: true });
const areas = [...new Set(Object.keys(files).map((path) => path.split("/").at(-1) as string))];
const area = (language: string, name: string): Messages => files[`./${language}/${name}`]?.default ?? {};

function holes(message: Message): string[] {
  const text = typeof message === "string" ? message : Object.values(message).join(" ");
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole))].sort();
}

describe.each(areas)("the texts in %s", (name) => {
  const english = area("en", name);
  const german = area("de", name);

  it("are the same messages in both languages", () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it("say something", () => {
    for (const texts of [english, german])
      for (const [id, message] of Object.entries(texts))
        for (const form of typeof message === "string" ? [message] : Object.values(message))
          expect(form.trim(), id).not.toBe("");
  });

  it("have the same holes in both languages", () => {
    for (const [id, message] of Object.entries(english)) {
      // a form for one thing may leave the number out
      const mine = holes(message).filter((hole) => hole !== "{count}");
      const theirs = holes(german[id] ?? "").filter((hole) => hole !== "{count}");
      expect(theirs, id).toEqual(mine);
    }
  });
});

it("no message is in two areas", () => {
  const ids = areas.flatMap((name) => Object.keys(area("en", name)));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

describe("a message", () => {
  it("takes its parameters", () => {
    expect(fill("{name} moves {count} soldiers", { name: "Hanno", count: 3 }, "en")).toBe(
      "Hanno moves 3 soldiers",
    );
  });

  it("keeps a hole that nothing was given for, so that it is seen", () => {
    expect(fill("Hello {name}", {}, "en")).toBe("Hello {name}");
  });

  it("has a form for none, for one and for more", () => {
    const message = { none: "no seat", one: "one seat", other: "{count} seats" };
    expect([0, 1, 2].map((count) => fill(message, { count }, "de"))).toEqual([
      "no seat",
      "one seat",
      "2 seats",
    ]);
  });

  it("writes numbers as the language does", () => {
    expect(fill("{count}", { count: 12345 }, "de")).toBe("12.345");
    expect(fill("{count}", { count: 12345 }, "en")).toBe("12,345");
  });
});

describe("speaking", () => {
  beforeAll(() => speak("en"));

  it("changes every sentence when the language changes", async () => {
    expect(say("nav.settings")).toBe("Settings");
    await speak("de");
    expect(speech.language).toBe("de");
    expect(say("nav.settings")).toBe("Einstellungen");
    expect(document.documentElement.lang).toBe("de");
  });

  it("keeps the texts of a title through a change of language", async () => {
    const id = Object.keys(area("en", "sands.ts"))[0] as string;
    await needTexts("sands");
    expect(has(id)).toBe(true);
    await speak("en");
    expect(has(id)).toBe(true);
  });

  it("shows the id of a message that is missing", () => {
    expect(say("there.is.no.such.message" as MessageId)).toBe("there.is.no.such.message");
  });

  it("knows German and English", () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect(isLanguage("la")).toBe(false);
  });
});

/** Every `.svelte` and `.ts` file of the client that is not a test. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

it("every message of the shell is said somewhere", () => {
  const written = sources("src")
    .filter((path) => !/^src\/texts\/(de|en)\//.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const built = [...written.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, begin]) => begin as string);
  const unsaid = ["shell.ts", "learn.ts"]
    .flatMap((name) => Object.keys(area("en", name)))
    .filter((id) => !written.includes(`"${id}"`) && !built.some((begin) => id.startsWith(begin)));
  expect(unsaid).toEqual([]);
});
