/**
 * Fluent files (`*.ftl`) as modules, and what is written in them. They are read here, while the client is built, so that
 * no browser has to; a file with a mistake fails the build instead of losing a message.
 */
import { FluentResource } from "@fluent/bundle";
import { parse, Resource, SelectExpression, VariableReference, Visitor } from "@fluent/syntax";
import type { Plugin } from "vite";

/** The names of plural forms in any language: who is chosen by them is a number. */
const PLURALS = ["zero", "one", "two", "few", "many"];

/** The variables of a message by name, and whether each has to be a number. */
export type Variables = Map<string, boolean>;

export function fluent(): Plugin {
  return {
    name: "civitas-fluent",
    transform(text, id) {
      if (!id.endsWith(".ftl")) return null;
      checked(text, id);
      return { code: `export default ${JSON.stringify(new FluentResource(text).body)};`, map: null };
    },
  };
}

/** The messages of a file, with their variables, in the order in which they are written. */
export function messagesIn(text: string, file: string): Map<string, Variables> {
  const found = new Map<string, Variables>();
  for (const entry of checked(text, file).body) {
    if (entry.type !== "Message") continue;
    const reader = new VariableReader();
    reader.visit(entry);
    found.set(entry.id.name, reader.found);
  }
  return found;
}

/** What a file says, or an error that names the first place where it says nothing. */
function checked(text: string, file: string): Resource {
  const resource = parse(text, {});
  for (const entry of resource.body)
    if (entry.type === "Junk")
      throw new Error(`${file}: ${entry.annotations[0]?.message}\n${entry.content.trim()}`);
  return resource;
}

class VariableReader extends Visitor {
  readonly found: Variables = new Map();

  override visitVariableReference({ id }: VariableReference): void {
    this.found.set(id.name, this.found.get(id.name) ?? false);
  }

  override visitSelectExpression(choice: SelectExpression): void {
    const keys = choice.variants.map(({ key }) => key);
    const counts = keys.some((key) => key.type === "NumberLiteral" || PLURALS.includes(key.name));
    if (choice.selector.type === "VariableReference" && counts) this.found.set(choice.selector.id.name, true);
    this.genericVisit(choice);
  }
}

/** The declaration that makes the messages of a file known to TypeScript; `ids` is the way from it to `texts/ids`. */
export function declaration(messages: Map<string, Variables>, ids: string): string {
  const lines = [...messages].map(([id, variables]) => {
    const typed = [...variables].map(([name, number]) => `${name}: ${number ? "number" : "string | number"}`);
    return `    "${id}": { ${typed.join("; ")} };\n`.replace("{  }", "Nothing");
  });
  return [
    "// Written by `npm run texts` from the English texts beside it.\n",
    `import type { Nothing } from "${ids}";\n\n`,
    `declare module "${ids}" {\n  interface Messages {\n${lines.join("")}  }\n}\n`,
  ].join("");
}
