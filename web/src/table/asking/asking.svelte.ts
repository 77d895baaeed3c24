/**
 * The open question while a person answers it: what has been touched, what is left, which buttons there are, when the
 * answer is whole and whether it is confirmed first.
 */
import type { Standing, Target } from "../contract";
import type { Price } from "../server";
import type { Table } from "../state.svelte";
import { say } from "../../texts/index.svelte";
import {
  about,
  answerOf,
  barred,
  EMPTY,
  give,
  given,
  isCrowded,
  isEmpty,
  litTargets,
  startOf,
  WAYS,
  withOneMore,
  type Draft,
} from "./narrowing";
import { questionOf, type Choice, type Kind, type Question, type Refusal } from "./question";
import { sentenceOf } from "./sentence";
import { APART, standings } from "./standing";
import { idOf, kindOf, MANY, stepsByFirst, stepsFor, type Step } from "./steps";
import { begins, destinations, leftOf, withWays, type Destination } from "./ways";
import { weigh, type Weighed } from "./weighing";
import { dealingAt, isLaid, offeringAt } from "../trade/trading";
import { alike } from "./whole";

export type Confirm = "always" | "risky" | "never";

/** A refusal at the place that was touched; `more` are further reasons about the same thing. */
export interface ShownRefusal extends Refusal {
  target: Target;
  more: Refusal[];
}

/** Made of parts by the person, who says when it is done; never sent by a touch alone. */
const MADE_OF_PARTS: readonly Kind[] = ["some", "order", "pay", "place"];
/** The same may be wanted several times in a row: one piece after the other goes the same way. */
const REPEATED: readonly Kind[] = ["one"];
/** One whole answer is chosen, by touching what it is about. */
const WHOLE: readonly Kind[] = ["one", "yesno", "number", "deal"];

/** Too many numbers for buttons: one slides to the right one. */
export function isSlider({ kind, choices }: Question): boolean {
  return kind === "number" && choices.length > MANY;
}

export class Asking {
  /** Hovered or focused. */
  pointed = $state<Target | null>(null);
  /** Index of the choice whose button is hovered or focused. */
  looked = $state<number | null>(null);
  /** A piece is being dragged, and these places would take it. */
  dragged = $state.raw<{ piece: Target; places: Target[] } | null>(null);
  refusal = $state.raw<ShownRefusal | null>(null);
  /** The person has opened what stands beside the question. */
  besideOpen = $state(false);
  /** The site is being asked whether the answer could be undone. */
  weighing = $state(false);

  #draft = $state.raw<Draft>(EMPTY);
  /** The question that the draft belongs to: another one begins with an empty draft. */
  #begun = $state.raw("");
  /** What is to be chosen when the question with this key comes: a deed was begun with a piece. */
  #wish: { key: string; answer: unknown } | null = null;
  /** The last answer, and the question it was given to. */
  #last = $state.raw<{ key: string; answer: unknown } | null>(null);
  /** What an answer would take and bring if nobody else did anything, of the last one that the site was asked about. */
  #rehearsed = $state.raw<{ answer: unknown; price: Price } | null>(null);
  /** The question to which a piece led, so that going back leads to where one was. */
  #entered = $state.raw("");

  constructor(
    readonly table: Table,
    readonly confirm: () => Confirm,
  ) {}

  /** A thing of the table in words, or null if it has none. */
  nameOf = (target: Target): string | null => {
    const [kind, id] = [kindOf(target), idOf(target)];
    if (kind === "seat") return this.table.nameOf(Number(id));
    // Whoever acts without a seat is named as those who have one.
    const message = `${kind === "actor" ? "seat" : kind}-${id}`;
    return this.table.words.has(message) ? this.table.words.say(message) : null;
  };

  /** What is asked, without what stands beside it; null while others are asked or another position is shown. */
  asked: Question | null = $derived.by(() =>
    this.table.past === null && this.table.held === null ? questionOf(this.table.prompt) : null,
  );

  #identity: string = $derived.by(() => {
    const prompt = this.table.prompt;
    return prompt?.prompt ? `${prompt.seat} ${JSON.stringify(prompt.prompt)}` : "";
  });

  /** The question that touches answer now: the one asked, or the one beside it. */
  question: Question | null = $derived.by(() => {
    const asked = this.asked;
    if (!asked) return null;
    if (!this.besideOpen || asked.beside.length === 0) return withWays(asked, this.table.ahead, this.nameOf);
    return { ...asked, kind: "one", choices: asked.beside, beside: [], least: 1, most: 1 };
  });

  draft: Draft = $derived(this.#begun === this.#identity ? this.#draft : startOf(this.asked));

  /** Indexes of the choices that are left. */
  left: number[] = $derived.by(() => {
    const { question, draft } = this;
    if (!question) return [];
    if (this.hasWays && draft.touched.length > 0 && draft.picked.length === 0)
      return leftOf(question, draft.touched);
    return WAYS[question.kind].left(question, draft);
  });

  /** Something can be begun with a piece: more may be touched than answers the question by itself. */
  get hasWays(): boolean {
    return this.question?.choices.at(-1)?.via !== undefined;
  }

  /** Indexes of choices that lead to no answer beside what is chosen already. */
  barred: number[] = $derived(this.question ? barred(this.question, this.draft) : []);

  /** Those that answer this very question, but for what is laid on the trading table; once a piece was touched, also
   * what can be done with it. */
  #offered: number[] = $derived.by(() => {
    if (!this.empty) return this.left;
    const [offering, dealing] = [offeringAt(this), dealingAt(this)];
    return this.left.filter((index) => {
      const choice = this.question?.choices[index];
      return choice && !choice.via && !isLaid(choice, offering, dealing);
    });
  });

  steps: Step[] = $derived.by(() => {
    if (!this.question) return [];
    if (isCrowded(this.question))
      return stepsByFirst(this.question.choices, this.left, this.draft.touched, this.nameOf);
    const steps = stepsFor(this.question.choices, this.#offered, this.draft.touched, this.nameOf);
    // The trading table has a gold button of its own.
    return offeringAt(this) || dealingAt(this) ? steps.map((one) => ({ ...one, gold: false })) : steps;
  });

  #lit: Target[] = $derived.by(() => {
    const { question, draft } = this;
    if (!question) return [];
    const lit = litTargets(question, draft, this.#offered);
    return this.empty ? [...lit, ...begins(question).filter((target) => !lit.includes(target))] : lit;
  });

  #standings = $derived(
    standings(this.question, this.draft, this.#offered, this.#lit, this.steps, this.nameOf),
  );

  /** The only choice that is left of what was touched. */
  #only: Choice | null = $derived(
    this.left.length === 1 && !this.empty ? (this.question?.choices[this.left[0] ?? -1] ?? null) : null,
  );

  /** The answer, if it is whole. */
  ready: { answer: unknown } | null = $derived.by(() => {
    if (!this.question) return null;
    if (this.#only?.via) return null;
    if (this.hasWays) return this.#only && { answer: this.#only.answer };
    return WAYS[this.question.kind].answer(this.question, this.draft);
  });

  /** What the answer that is looked at, or the one that is ready, takes, brings and risks. */
  weighed: Weighed | null = $derived.by(() => {
    const { question } = this;
    if (!question) return null;
    const at = this.looked ?? this.#pointedAt(question);
    if (at !== null) return this.weighedOf(at);
    return this.ready ? this.#weigh(this.ready.answer) : null;
  });

  /** The answer as it stands, in words. */
  sentence: string = $derived(this.question ? sentenceOf(this.question, this.draft, this.left) : "");

  /** What is given so far in a division that is too large to be seen at once: from where to where, and how much. */
  given: { targets: Target[]; count: number; text: string }[] = $derived.by(() => {
    const { question, draft } = this;
    if (!question || !isCrowded(question)) return [];
    return question.choices.flatMap(({ targets, text }, index) => {
      const count = draft.counts[index] ?? 0;
      return count > 0 ? [{ targets, count, text }] : [];
    });
  });

  get empty(): boolean {
    return isEmpty(this.draft);
  }

  /** Nothing can be pressed now. */
  get busy(): boolean {
    return this.table.sending || this.weighing;
  }

  standing(target: Target): Standing {
    if (this.dragged) {
      const { piece, places } = this.dragged;
      return { lit: places.includes(target), chosen: target === piece };
    }
    return this.#standings.get(target) ?? APART;
  }

  /** What a choice takes, brings and risks; a way from a piece includes what its deed takes. */
  weighedOf(index: number): Weighed | null {
    const choice = this.question?.choices[index];
    if (!choice) return null;
    if (!choice.via) return this.#weigh(choice.answer);
    const deed = this.question?.choices[choice.via.index]?.answer;
    const { outlook } = this.table;
    const told = outlook.find((one) => alike(one.answer, deed)) ?? null;
    return weigh(choice.via.price, told, null, this.#naming);
  }

  #weigh(answer: unknown): Weighed | null {
    const { ahead, outlook } = this.table;
    const price = ahead.find((one) => alike(one.answer, answer)) ?? null;
    const told = outlook.find((one) => alike(one.answer, answer)) ?? null;
    const rehearsed = this.#rehearsed;
    if (!price && rehearsed && alike(rehearsed.answer, answer))
      return weigh(rehearsed.price, told, null, this.#naming, true);
    return weigh(price, told, price?.next ?? null, this.#naming);
  }

  get #naming(): { nameOf: Asking["nameOf"]; own: Target } {
    return { nameOf: this.nameOf, own: `seat:${this.table.viewer}` };
  }

  /** The one choice that is left about what is pointed at. */
  #pointedAt(question: Question): number | null {
    const { pointed, dragged } = this;
    if (pointed === null) return null;
    const from = dragged ? leftOf(question, [dragged.piece]) : this.#offered;
    const found = from.filter((index) => question.choices[index]?.targets.includes(pointed));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** The choice that says the same as the last answer, where the same is asked again: one more of it. */
  again: number | null = $derived.by(() => {
    const { question } = this;
    const last = this.#last;
    if (!question || question.key !== last?.key || !REPEATED.includes(question.kind)) return null;
    const index = question.choices.findIndex(
      ({ answer, targets, via }) => !via && targets.length > 1 && alike(answer, last.answer),
    );
    return index < 0 ? null : index;
  });

  /** It ends what one was about, and nothing of use is left instead. */
  isFitting(index: number): boolean {
    const answer = this.question?.choices[index]?.answer;
    return this.table.outlook.some((one) => one.fitting && alike(one.answer, answer));
  }

  /** It destroys what is one's own and builds nothing. */
  isHarmful(index: number): boolean {
    const choice = this.question?.choices[index];
    if (choice?.via) return choice.via.price?.harmful ?? false;
    return this.table.ahead.some((one) => one.harmful && alike(one.answer, choice?.answer));
  }

  /** Where a piece can be dragged to; nowhere if it is not to be moved. */
  destinations(piece: Target): Destination[] {
    const { question } = this;
    if (!question || this.busy || !WHOLE.includes(question.kind)) return [];
    return destinations(question, this.table.ahead, piece);
  }

  /** A piece was dragged to a place: the same as to touch the one and then the other. */
  carry(piece: Target, place: Target): void {
    const found = this.destinations(piece).find((one) => one.place === place);
    const choice = this.question?.choices[found?.first?.index ?? -1];
    if (!found) return;
    if (found.first && choice) void this.#enter(choice.answer, found.first);
    else this.#grow({ ...EMPTY, touched: [piece, place] });
  }

  lit(): Target[] {
    return [...this.#standings].flatMap(([target, { lit }]) => (lit ? [target] : []));
  }

  /** The person touched something: the answer is narrowed, or it is said why not. */
  touch(target: Target): void {
    const question = this.question;
    if (!question || this.busy) return;
    const draft = WAYS[question.kind].touch(question, this.draft, target);
    if (draft) this.#grow(draft);
    else {
      const part = about(question.choices, [target]).find((index) => this.barred.includes(index));
      if (part === undefined) this.#refuse(question, target);
      else void this.#refusePart(question, part, target);
    }
  }

  /** A choice was taken by its button. */
  pick(index: number): void {
    const question = this.question;
    if (!question || this.busy) return;
    if (this.barred.includes(index))
      void this.#refusePart(question, index, question.choices[index]?.targets[0] ?? "");
    else this.#grow(WAYS[question.kind].pick(question, this.draft, index));
  }

  press(step: Step): void {
    if (step.target !== undefined) this.touch(step.target);
    else if (step.index !== undefined) this.pick(step.index);
  }

  /** In a division: so many for this one. */
  give(index: number, count: number): void {
    if (this.question && !this.busy) this.#grow(give(this.question, this.draft, index, count));
  }

  /** Puts an order as a whole, after an item was moved. */
  arrange(picked: readonly number[]): void {
    if (!this.busy) this.#grow({ ...EMPTY, picked });
  }

  /** One step back: the refusal, the narrowing, what stands beside. True if there was something to give up. */
  giveUp(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.#entered === this.#identity && this.table.prompt?.can_undo) {
      this.#set(EMPTY);
      void this.table.undo();
    } else if (this.draft.touched.length && given(this.draft)) this.#set({ ...this.draft, touched: [] });
    else if (!this.empty) this.#set(EMPTY);
    else if (this.besideOpen) this.besideOpen = false;
    else return false;
    return true;
  }

  toggleBeside(): void {
    this.#set(EMPTY);
    this.refusal = null;
    this.besideOpen = !this.besideOpen;
  }

  /** Sends the answer that is whole. */
  async send(): Promise<void> {
    const ready = this.ready;
    if (!ready || this.table.sending) return;
    this.#last = { key: this.asked?.key ?? "", answer: ready.answer };
    const done = await this.table.answer(ready.answer);
    if (!done) return;
    this.#begin();
    this.besideOpen = false;
    this.#fulfil();
  }

  /** Gives several answers, one after the other, as long as they are accepted. True if all were. */
  async sendAll(answers: readonly unknown[]): Promise<boolean> {
    this.#begin();
    for (const answer of answers) if (!(await this.table.answer(answer))) return false;
    return true;
  }

  /** A deed is begun with a piece: it is answered, and what was chosen is chosen when it is asked for. */
  async #enter(deed: unknown, wish: { key: string; answer: unknown }): Promise<void> {
    if (this.table.sending) return;
    this.#wish = wish;
    if (await this.table.answer(deed)) {
      this.#begin();
      this.#fulfil();
    } else this.#wish = null;
  }

  /** Chooses what was wished for, when it is asked for; a payment before it is the person's own. */
  #fulfil(): void {
    const { question } = this;
    const wish = this.#wish;
    if (!question || !wish) return;
    if (question.kind === "pay" && question.key !== wish.key) return;
    this.#wish = null;
    if (question.key !== wish.key) return;
    this.#entered = this.#identity;
    const index = question.choices.findIndex(({ answer, via }) => !via && alike(answer, wish.answer));
    if (index >= 0) this.pick(index);
  }

  #set(draft: Draft): void {
    this.looked = null;
    this.#draft = draft;
    this.#begun = this.#identity;
  }

  /** Whatever is asked next begins as it does, be it the same question once more. */
  #begin(): void {
    this.#set(EMPTY);
    this.#begun = "";
  }

  #grow(draft: Draft): void {
    const before = this.draft;
    this.refusal = null;
    this.table.refused = null;
    this.table.missed = [];
    this.#set(draft);
    void this.#settle();
    if (this.question && isCrowded(this.question) && given(draft)) void this.#tried(before, draft);
  }

  /** Whether all that is given goes together only the site knows: what it refuses is taken back, with its reason. */
  async #tried(before: Draft, draft: Draft): Promise<void> {
    const { question, ready } = this;
    if (!question || !ready) return;
    const why = await this.table.why(ready.answer).catch(() => null);
    if (this.#draft !== draft) return;
    this.#rehearsed = why?.ahead ? { answer: ready.answer, price: why.ahead } : null;
    if (!why?.refusal) return;
    const changed = draft.counts.findIndex((count, index) => count !== (before.counts[index] ?? 0));
    const choice = question.choices[changed];
    this.#set({ ...before, touched: draft.touched });
    const target = choice?.targets.at(-1) ?? "";
    this.refusal = {
      target,
      targets: [target],
      option: choice?.text ?? "",
      text: why.refusal.text,
      rule: why.refusal.rule,
      more: [],
    };
  }

  /** A whole answer is sent at once or shown first, as the person likes it. */
  async #settle(): Promise<void> {
    const { question, ready } = this;
    const via = this.#only?.via;
    if (via) {
      const deed = question?.choices[via.index]?.answer;
      return this.#enter(deed, { key: via.key, answer: this.#only?.answer });
    }
    if (!question || !ready) return;
    const how = this.confirm();
    if (MADE_OF_PARTS.includes(question.kind)) {
      const full = question.kind === "some" && question.least === question.most;
      if (how === "never" && full) await this.send();
      return;
    }
    if (isSlider(question) || (question.kind === "path" && this.left.length > 1)) return;
    if (how === "never" || (how === "risky" && !(await this.#isFinal(ready.answer)))) await this.send();
  }

  /** Could it not be undone? If the site cannot tell, the person is asked. */
  async #isFinal(answer: unknown): Promise<boolean> {
    this.weighing = true;
    try {
      return (await this.table.why(answer)).final;
    } catch {
      return true;
    } finally {
      this.weighing = false;
    }
  }

  /** Why a part does not go with what is chosen: the site says it, as it would of the whole answer. */
  async #refusePart(question: Question, index: number, target: Target): Promise<void> {
    const answer = answerOf(question, withOneMore(question, this.draft, index));
    const why = answer.length < question.least ? null : await this.table.why(answer).catch(() => null);
    if (this.question !== question) return;
    this.refusal = {
      target,
      targets: [target],
      option: question.choices[index]?.text ?? "",
      text: why?.refusal?.text ?? say("ask-not-together"),
      rule: why?.refusal?.rule ?? "",
      more: [],
    };
  }

  #refuse(question: Question, target: Target): void {
    const about = question.refusals.filter(({ targets }) => targets.includes(target));
    // Reasons that speak of what was touched before come first.
    const close = about.filter(({ targets }) =>
      this.draft.touched.every((touched) => targets.includes(touched)),
    );
    const [first, ...more] = distinct(close.length > 0 ? close : about);
    this.refusal = first ? { ...first, target, more } : null;
  }
}

function distinct(refusals: Refusal[]): Refusal[] {
  return refusals.filter(({ text }, at) => refusals.findIndex((other) => other.text === text) === at);
}
