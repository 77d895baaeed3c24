/** What has been chosen so far, as a sentence. */
import { speech } from "../../texts/index.svelte";
import { type Draft, isCrowded } from "./narrowing";
import type { Question } from "./question";

/** Empty while nothing is chosen that could be said. */
export function sentenceOf(question: Question, draft: Draft, left: readonly number[]): string {
  const textOf = (index: number): string => question.choices[index]?.text ?? "";
  switch (question.kind) {
    case "some":
      return list(draft.picked.toSorted((one, other) => one - other).map(textOf));
    case "order":
      return draft.picked.map(textOf).join(" → ");
    case "pay":
    case "place": {
      const parts = draft.counts.flatMap((count, index) =>
        count > 0 ? [`${count} × ${textOf(index)}`] : [],
      );
      return isCrowded(question) ? "" : list(parts);
    }
    case "path": {
      const index =
        draft.picked[0] ?? left.find((at) => question.choices[at]?.targets.length === draft.touched.length);
      return index === undefined ? "" : textOf(index);
    }
    default:
      return left.length === 1 ? textOf(left[0] ?? -1) : "";
  }
}

function list(parts: string[]): string {
  return new Intl.ListFormat(speech.language).format(parts);
}
