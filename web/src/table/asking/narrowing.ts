/**
 * From touches to an answer. A draft is what the person has chosen so far; each kind of question has its own way of
 * growing one. Nothing here knows a rule: what may be chosen is what the site has offered.
 */
import type { Target } from "../contract";
import type { Choice, Kind, Question } from "./question";
import { MANY } from "./steps";
import { isWhole, leadsOn } from "./whole";

export interface Draft {
  /** Targets touched, in order; what is left are the choices about all of them. */
  touched: readonly Target[];
  /** Indexes of choices taken: those of a set or an order; the one that was named by its button. */
  picked: readonly number[];
  /** In a division: how much each choice gets. */
  counts: readonly number[];
}

export const EMPTY: Draft = { touched: [], picked: [], counts: [] };

export function isEmpty(draft: Draft): boolean {
  return (
    draft.touched.length === 0 && draft.picked.length === 0 && draft.counts.every((count) => count === 0)
  );
}

/** How a draft of one kind of question grows, and when it is an answer. */
export interface Way {
  /** The draft after a touch; null if the target has no part in this question. */
  touch(question: Question, draft: Draft, target: Target): Draft | null;
  /** The draft after a choice was taken by its button. */
  pick(question: Question, draft: Draft, index: number): Draft;
  /** Indexes of the choices that can still become part of the answer. */
  left(question: Question, draft: Draft): number[];
  /** Targets that are part of the answer already. */
  chosen(question: Question, draft: Draft): Target[];
  /** The answer, if the draft is one. */
  answer(question: Question, draft: Draft): { answer: unknown } | null;
}

/** Choices about all the targets. Those that name them in the same order come first: "from here to there". */
export function about(choices: readonly Choice[], touched: readonly Target[]): number[] {
  const all = choices.flatMap(({ targets }, index) =>
    touched.every((target) => targets.includes(target)) ? [index] : [],
  );
  if (touched.length < 2) return all;
  const inOrder = all.filter((index) => follows(choices[index]?.targets ?? [], touched));
  return inOrder.length > 0 ? inOrder : all;
}

function follows(targets: readonly Target[], touched: readonly Target[]): boolean {
  let from = 0;
  for (const target of touched) {
    const at = targets.indexOf(target, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

function without<Item>(items: readonly Item[], gone: Item): Item[] {
  return items.filter((item) => item !== gone);
}

function targetsOf(question: Question, indexes: readonly number[]): Target[] {
  return [...new Set(indexes.flatMap((index) => question.choices[index]?.targets ?? []))];
}

function indexesOf(question: Question): number[] {
  return question.choices.map((_, index) => index);
}

/** One whole answer out of those offered: one, yes or no, a number, a deal. */
const whole: Way = {
  touch(question, draft, target) {
    if (draft.touched.includes(target)) return { ...EMPTY, touched: without(draft.touched, target) };
    const further = [...draft.touched, target];
    if (about(question.choices, further).length > 0) return { ...EMPTY, touched: further };
    // Something else than before: the person has changed their mind.
    return about(question.choices, [target]).length > 0 ? { ...EMPTY, touched: [target] } : null;
  },
  pick: (_, draft, index) => ({ ...draft, picked: [index] }),
  left: (question, draft) =>
    draft.picked.length > 0 ? [...draft.picked] : about(question.choices, draft.touched),
  chosen(question, draft) {
    return draft.picked.length > 0 ? targetsOf(question, draft.picked) : [...draft.touched];
  },
  answer(question, draft) {
    const left = whole.left(question, draft);
    const choice = question.choices[left[0] ?? -1];
    return left.length === 1 && choice && !isEmpty(draft) ? { answer: choice.answer } : null;
  },
};

/** What is chosen after one more; when no more may be chosen, the oldest gives way. */
export function withOneMore(question: Question, draft: Draft, index: number): number[] {
  return [...draft.picked, index].slice(-question.most);
}

/** Those of a set that lead to no answer beside what is chosen already. */
export function barred(question: Question, draft: Draft): number[] {
  if (question.kind !== "some" || !question.whole) return [];
  return indexesOf(question).filter(
    (index) => !draft.picked.includes(index) && !leadsOn(question, withOneMore(question, draft, index)),
  );
}

/** Several different ones. */
const several: Way = {
  touch(question, draft, target) {
    const not = barred(question, draft);
    const left = about(question.choices, [target]).filter((index) => !not.includes(index));
    if (left.length === 0) return null;
    if (left.length === 1) return several.pick(question, draft, left[0] ?? 0);
    return { ...draft, touched: draft.touched.includes(target) ? [] : [target] };
  },
  pick(question, draft, index) {
    if (draft.picked.includes(index)) return { ...EMPTY, picked: without(draft.picked, index) };
    return { ...EMPTY, picked: withOneMore(question, draft, index) };
  },
  left: (question, draft) => about(question.choices, draft.touched),
  chosen: (question, draft) => targetsOf(question, draft.picked),
  answer(question, draft) {
    const count = draft.picked.length;
    if (count < question.least || count > question.most) return null;
    const answer = answerOf(question, draft.picked);
    return isWhole(question, answer) ? { answer } : null;
  },
};

/** Parts as an answer: in the order in which they were offered, as the site wants it. */
export function answerOf(question: Question, picked: readonly number[]): unknown[] {
  return question.choices.filter((_, index) => picked.includes(index)).map(({ answer }) => answer);
}

/** All of them, one after another. */
const order: Way = {
  touch(question, draft, target) {
    const left = about(question.choices, [target]);
    const next = left.find((index) => !draft.picked.includes(index)) ?? left[0];
    return next === undefined ? null : order.pick(question, draft, next);
  },
  pick(_, draft, index) {
    const picked = draft.picked.includes(index) ? without(draft.picked, index) : [...draft.picked, index];
    return { ...EMPTY, picked };
  },
  left: (question, draft) => indexesOf(question).filter((index) => !draft.picked.includes(index)),
  chosen: (question, draft) => targetsOf(question, draft.picked),
  answer(question, draft) {
    if (draft.picked.length < question.choices.length) return null;
    return { answer: draft.picked.map((index) => question.choices[index]?.answer) };
  },
};

/** So many bins that they are shown place by place: whoever touches one sees what can be given there. */
export function isCrowded({ kind, choices }: Question): boolean {
  return (kind === "place" || kind === "pay") && choices.length > MANY;
}

/** Of a crowd of bins those that begin where was touched; if none does, those that end there. */
function beginning(question: Question, touched: readonly Target[]): number[] {
  const found = about(question.choices, touched);
  const from = found.filter((index) => question.choices[index]?.targets[0] === touched[0]);
  return from.length > 0 ? from : found;
}

/** A total divided among bins with limits. */
const split: Way = {
  touch(question, draft, target) {
    if (isCrowded(question)) return narrowed(question, draft, target);
    const left = about(question.choices, [target]);
    const next = left.find((index) => room(question, draft, index) > 0) ?? left[0];
    return next === undefined ? null : split.pick(question, draft, next);
  },
  pick(question, draft, index) {
    const count = room(question, draft, index) > 0 ? (draft.counts[index] ?? 0) + 1 : 0;
    return give(question, draft, index, count);
  },
  left: (question, draft) =>
    isCrowded(question)
      ? beginning(question, draft.touched)
      : indexesOf(question).filter((index) => room(question, draft, index) > 0),
  chosen: (question, draft) =>
    isCrowded(question)
      ? [...draft.touched]
      : targetsOf(
          question,
          indexesOf(question).filter((index) => (draft.counts[index] ?? 0) > 0),
        ),
  answer(question, draft) {
    if (given(draft) < question.least || given(draft) > question.total) return null;
    const parts = question.choices.flatMap((choice, index): [string, number][] => {
      const count = draft.counts[index] ?? 0;
      return count > 0 ? [[String(choice.answer), count]] : [];
    });
    const answer = Object.fromEntries(parts);
    return isWhole(question, answer) ? { answer } : null;
  },
};

/** A touch among a crowd of bins: from here, to there; what is meant by both together gets one more. */
function narrowed(question: Question, draft: Draft, target: Target): Draft | null {
  if (draft.touched.includes(target)) return { ...draft, touched: without(draft.touched, target) };
  const further = [...draft.touched, target];
  const meant = draft.touched.length > 0 ? beginning(question, further) : [];
  // The place from which it goes stays chosen: touched again, one more goes the same way.
  if (meant.length === 1) return split.pick(question, draft, meant[0] ?? 0);
  if (meant.length > 1) return { ...draft, touched: further };
  return about(question.choices, [target]).length > 0 ? { ...draft, touched: [target] } : null;
}

/** How much has been divided so far. */
export function given(draft: Draft): number {
  return draft.counts.reduce((sum, count) => sum + count, 0);
}

/** How much more a bin can take. */
export function room(question: Question, draft: Draft, index: number): number {
  const limit = (question.choices[index]?.limit ?? 0) - (draft.counts[index] ?? 0);
  return Math.max(0, Math.min(limit, question.total - given(draft)));
}

/** The draft in which a bin gets so many. */
export function give(question: Question, draft: Draft, index: number, count: number): Draft {
  const counts = question.choices.map((_, at) => draft.counts[at] ?? 0);
  const others = given(draft) - (counts[index] ?? 0);
  const most = Math.min(question.choices[index]?.limit ?? 0, question.total - others);
  counts[index] = Math.max(0, Math.min(count, most));
  return { ...EMPTY, touched: draft.touched, counts };
}

/** A walk, spot by spot. The choices are whole walks; each names its spots in order. */
const path: Way = {
  touch(question, draft, target) {
    const at = draft.touched.indexOf(target);
    if (at >= 0) return { ...EMPTY, touched: draft.touched.slice(0, at) };
    const further = [...draft.touched, target];
    if (walks(question, further).length > 0) return { ...EMPTY, touched: further };
    return walks(question, [target]).length > 0 ? { ...EMPTY, touched: [target] } : null;
  },
  pick: (question, _, index) => ({
    ...EMPTY,
    touched: question.choices[index]?.targets ?? [],
    picked: [index],
  }),
  left: (question, draft) => (draft.picked.length > 0 ? [...draft.picked] : walks(question, draft.touched)),
  chosen: (_, draft) => [...draft.touched],
  answer(question, draft) {
    const index =
      draft.picked[0] ?? question.choices.findIndex(({ targets }) => same(targets, draft.touched));
    const walk = question.choices[index];
    return walk && !isEmpty(draft) ? { answer: walk.answer } : null;
  },
};

function walks(question: Question, begun: readonly Target[]): number[] {
  return question.choices.flatMap(({ targets }, index) =>
    same(targets.slice(0, begun.length), begun) ? [index] : [],
  );
}

function same(one: readonly Target[], other: readonly Target[]): boolean {
  return one.length === other.length && one.every((target, index) => target === other[index]);
}

export const WAYS: Record<Kind, Way> = {
  one: whole,
  yesno: whole,
  number: whole,
  deal: whole,
  some: several,
  order,
  pay: split,
  place: split,
  path,
};

/** What may be touched next: all targets of what is left, and of a walk or a crowd of bins only the next spot. */
export function litTargets(
  question: Question,
  draft: Draft,
  left: readonly number[] = WAYS[question.kind].left(question, draft),
): Target[] {
  if (question.kind !== "path" && !isCrowded(question)) {
    const not = barred(question, draft);
    return targetsOf(
      question,
      left.filter((index) => !not.includes(index)),
    );
  }
  const step = draft.touched.length;
  return [...new Set(left.flatMap((index) => question.choices[index]?.targets.slice(step, step + 1) ?? []))];
}

/** What a question begins with: a payment with the first that there is, everything else with nothing. */
export function startOf(question: Question | null): Draft {
  if (question?.kind !== "pay") return EMPTY;
  const first = question.whole?.[0];
  if (typeof first !== "object" || first === null)
    return question.least < question.total ? sparing(question) : EMPTY;
  const counts = question.choices.map(({ answer }) => (first as Record<string, number>)[String(answer)] ?? 0);
  return { ...EMPTY, counts };
}

/** As little as may be, of what stands first. */
function sparing(question: Question): Draft {
  return indexesOf(question).reduce<Draft>(
    (draft, index) => give(question, draft, index, Math.max(0, question.least - given(draft))),
    EMPTY,
  );
}
