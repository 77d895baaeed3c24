/** The client's own words, so that a test presses what is written there and not what was written once. */
import deLearn from "../src/texts/de/learn";
import deShell from "../src/texts/de/shell";
import deTalk from "../src/texts/de/talk";
import enLearn from "../src/texts/en/learn";
import enShell from "../src/texts/en/shell";
import enTalk from "../src/texts/en/talk";
import { fill, type Message, type Params } from "../src/texts/messages";

type Id = keyof typeof enLearn | keyof typeof enShell | keyof typeof enTalk;

const TEXTS: Record<"de" | "en", Record<Id, Message>> = {
  de: { ...deLearn, ...deShell, ...deTalk },
  en: { ...enLearn, ...enShell, ...enTalk },
};

export function inEnglish(id: Id, params: Params = {}): string {
  return fill(TEXTS.en[id], params, "en");
}

export function inGerman(id: Id, params: Params = {}): string {
  return fill(TEXTS.de[id], params, "de");
}
