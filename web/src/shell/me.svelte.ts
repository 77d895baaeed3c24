/** Who sits in front of this browser, and what they wish. */
import { api, got, type Shapes } from "../api/client";
import { Problem } from "../api/problem";
import { remembered, speak, speech, type Language } from "../texts/index.svelte";
import { useTimeZone } from "../texts/time.svelte";
import { findSite } from "./site.svelte";
import { complain } from "./toasts.svelte";

export type Person = Shapes["Me"];
export type Wishes = Partial<Pick<Person, "name" | "time_zone" | "confirm">> & { language?: Language };

const AGAIN_MS = 4_000;

let person = $state.raw<Person | null>(null);
let known = $state(false);

export const me = {
  /** The person, or null for a stranger. */
  get person(): Person | null {
    return person;
  },
  /** Has the site said who it is? Until then `person` is null for everybody. */
  get known(): boolean {
    return known;
  },
  /** When an answer is asked for once more before it is given. */
  get confirm(): Person["confirm"] {
    return person?.confirm ?? "risky";
  },
};

/** Asks the site who we are. A language chosen in this browser goes before the one of the account. */
export async function findMe(): Promise<void> {
  const asked = findSite();
  try {
    take(await got(api.GET("/api/people/me")));
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault;
    if (fault.signInFirst) {
      await asked; // what a stranger is offered depends on it
      take(null);
    } else {
      complain(fault);
      setTimeout(() => void findMe(), AGAIN_MS); // pages that need to know wait until it is said
    }
  }
}

/** Lets a stranger in as a guest; whoever is known stays who they are. */
export async function arrive(name: string): Promise<void> {
  if (!person) take(await got(api.POST("/api/people/me", { body: { name } })));
}

/** Takes over what the site said, for example after a guest sat down. */
function take(found: Person | null): void {
  person = found;
  known = true;
  useTimeZone(found?.time_zone);
  if (found && remembered() === undefined && found.language !== speech.language) void speak(found.language);
}

/** Changes what I wish; the rest stays. */
export async function wish(wishes: Wishes): Promise<void> {
  take(await got(api.PATCH("/api/people/me", { body: wishes as Shapes["Wishes"] })));
}

/** Speaks another language from now on, on this device and in mails. */
export async function switchLanguage(language: Language): Promise<void> {
  await speak(language);
  if (person && person.language !== language) await wish({ language });
}

/** The site's page for signing in, which leads back to `next`. */
export function signInPage(next: string): string {
  return `/accounts/login/?next=${encodeURIComponent(next)}`;
}

/** The site's page for a new account, which leads back to `next`. */
export function signUpPage(next: string): string {
  return `/accounts/signup/?next=${encodeURIComponent(next)}`;
}
