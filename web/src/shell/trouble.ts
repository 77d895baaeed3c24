/** A problem in words: what happened, and what to do next. */
import { Problem, UNREACHED } from "../api/problem";
import { say } from "../texts/index.svelte";

export interface Trouble {
  what: string;
  next: string;
}

export function inWords(fault: unknown): Trouble {
  if (!(fault instanceof Problem)) return { what: say("trouble-unknown"), next: say("trouble-reload") };
  if (fault.id === UNREACHED) return { what: say("trouble-unreached"), next: say("trouble-unreached-next") };
  return { what: fault.words || say("trouble-unknown"), next: nextStep(fault) };
}

function nextStep(problem: Problem): string {
  if (problem.status === 401) return say("trouble-sign-in");
  if (problem.id === "forged") return say("trouble-reload");
  if (problem.status === 403) return say("trouble-forbidden");
  if (problem.status === 404) return say("trouble-not-found");
  if (problem.status === 429) {
    const seconds = problem.body?.retry_after;
    return seconds ? say("trouble-wait-seconds", { count: seconds }) : say("trouble-wait");
  }
  if (problem.passing) return say("trouble-again");
  return "";
}
