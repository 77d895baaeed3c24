// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { messagesIn } from "../../ftl";
import { needTitleTexts } from "../boards";
import { bundleOf, spoken, type Values } from "./fluent";
import { isLanguage, LANGUAGES, say, sayIfAny, speak, speech, type PlainId } from "./index.svelte";
import { areas, languages, messagesOf } from "./testing/written";

describe.each(areas)("the texts in %s", (area) => {
  const english = messagesOf(area, "en");

  it.each(languages)("are all there in the language %s, with the same variables", (language) => {
    const names = (messages: typeof english) =>
      [...messages].map(([id, variables]) => [id, ...[...variables.keys()].sort()].join(" ")).sort();
    expect(names(messagesOf(area, language))).toEqual(names(english));
  });
});

it("no message is in two areas", () => {
  const ids = areas.flatMap((area) => [...messagesOf(area, "en").keys()]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it("a title's messages begin with its name, so that no two titles say the same", () => {
  for (const area of areas.filter((one) => one.startsWith("titles/")))
    for (const id of messagesOf(area, "en").keys()) expect(id).toMatch(new RegExp(`^${area.slice(7)}-`));
});

describe("a message", () => {
  const said = (text: string, values: Values, language = "en") =>
    spoken([bundleOf(new FluentResource(`message = ${text}`).body, language)], "message", values);

  it("takes its variables", () => {
    const values = { name: "Hanno", count: 3 };
    expect(said("{ $name } moves { $count } soldiers", values)).toBe("Hanno moves 3 soldiers");
  });

  it("keeps a variable that nothing was given for, so that it is seen", () => {
    expect(said("Hello { $name }", {})).toBe("Hello {$name}");
  });

  it("has a form for none, for one and for more", () => {
    const text = "{ $count ->\n    [0] no seat\n    [one] one seat\n   *[other] { $count } seats\n }";
    expect([0, 1, 2].map((count) => said(text, { count }, "de"))).toEqual(["no seat", "one seat", "2 seats"]);
  });

  it("writes numbers as the language does", () => {
    expect(said("{ $count }", { count: 12345 }, "de")).toBe("12.345");
    expect(said("{ $count }", { count: 12345 }, "en")).toBe("12,345");
  });

  it("with a mistake is an error that names the file", () => {
    expect(() => messagesIn("fine = Fine\nbroken = { $name", "texts/en/shell.ftl")).toThrow(
      /shell\.ftl.*\n.*broken/,
    );
  });
});

describe("speaking", () => {
  beforeAll(() => speak("en"));

  it("changes every sentence when the language changes", async () => {
    expect(say("nav-settings")).toBe("Settings");
    await speak("de");
    expect(speech.language).toBe("de");
    expect(say("nav-settings")).toBe("Einstellungen");
    expect(document.documentElement.lang).toBe("de");
  });

  it("keeps the texts of a title through a change of language", async () => {
    for (const area of areas.filter((one) => one.startsWith("titles/"))) {
      const [id = ""] = messagesOf(area, "en").keys();
      await speak("de");
      await needTitleTexts(area.slice(7));
      const german = sayIfAny(id);
      await speak("en");
      expect(german).toBeDefined();
      expect(sayIfAny(id)).toBeDefined();
      expect(sayIfAny(id)).not.toBe(german);
    }
  });

  it("shows the id of a message that is missing", () => {
    expect(say("there-is-no-such-message" as PlainId)).toBe("there-is-no-such-message");
  });

  it("knows German and English", () => {
    expect(LANGUAGES).toEqual(["de", "en"]);
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect(isLanguage("la")).toBe(false);
  });
});

/** Every `.svelte` and `.ts` file of the client that is not a test. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name) ? [path] : [];
  });
}

it("every message of the shell is said somewhere", () => {
  const said = sources("src")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const built = [...said.matchAll(/`([\w-]+-)\$\{/g)].map(([, begin]) => begin as string);
  const unsaid = ["shell", "learn"]
    .flatMap((area) => [...messagesOf(area, "en").keys()])
    .filter((id) => !said.includes(`"${id}"`) && !built.some((begin) => id.startsWith(begin)));
  expect(unsaid).toEqual([]);
});
