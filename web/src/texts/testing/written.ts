/** The texts as they are written, for tests: those of the house and those of every title that has some. */
import { messagesIn, type Variables } from "../../../ftl";

const house = import.meta.glob<string>("../*/*.ftl", { query: "?raw", import: "default", eager: true });
const titles = import.meta.glob<string>("../../titles/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Written {
  language: string;
  /** An area of the house, or `titles/<id>`. */
  area: string;
  messages: Map<string, Variables>;
}

export const written: Written[] = [
  ...Object.entries(house).map(([path, text]): Written => {
    const [, language = "", area = ""] = /([\w-]+)\/([\w-]+)\.ftl$/.exec(path) ?? [];
    return { language, area, messages: messagesIn(text, path) };
  }),
  ...Object.entries(titles).map(([path, text]): Written => {
    const [, title, language = ""] = /titles\/([\w-]+)\/texts\/([\w-]+)\.ftl$/.exec(path) ?? [];
    return { language, area: `titles/${title}`, messages: messagesIn(text, path) };
  }),
];

export const languages = [...new Set(written.map(({ language }) => language))];
export const areas = [...new Set(written.map(({ area }) => area))];

/** The messages of an area in a language; none if it is not written. */
export function messagesOf(area: string, language: string): Map<string, Variables> {
  return written.find((one) => one.area === area && one.language === language)?.messages ?? new Map();
}
