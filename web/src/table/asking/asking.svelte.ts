/**
 * The open question while a person answers it: what has been touched, what is left, which buttons there are, when the
 * answer is whole and whether it is confirmed first.
 */
import type { Standing, Target } from "../contract";
import type { Table } from "../state.svelte";
import { say } from "../../texts/index.svelte";
import { about, answerOf, barred, EMPTY, give, isEmpty, WAYS, withOneMore, type Draft } from "./narrowing";
import { questionOf, type Kind, type Question, type Refusal } from "./question";
import { sentenceOf } from "./sentence";
import { APART, standings } from "./standing";
import { MANY, stepsFor, type Step } from "./steps";

export type Confirm = "always" | "risky" | "never";

/** A refusal at the place that was touched; `more` are further reasons about the same thing. */
export interface ShownRefusal extends Refusal {
  target: Target;
  more: Refusal[];
}

/** Made of parts by the person, who says when it is done; never sent by a touch alone. */
const MADE_OF_PARTS: readonly Kind[] = ["some", "order", "pay", "place"];

/** Too many numbers for buttons: one slides to the right one. */
export function isSlider({ kind, choices }: Question): boolean {
  return kind === "number" && choices.length > MANY;
}

export class Asking {
  /** Hovered or focused. */
  pointed = $state<Target | null>(null);
  refusal = $state.raw<ShownRefusal | null>(null);
  /** The person has opened what stands beside the question. */
  besideOpen = $state(false);
  /** The site is being asked whether the answer could be undone. */
  weighing = $state(false);

  #draft = $state.raw<Draft>(EMPTY);
  /** The question that the draft belongs to: another one begins with an empty draft. */
  #begun = $state.raw("");

  constructor(
    readonly table: Table,
    readonly confirm: () => Confirm,
  ) {}

  /** A thing of the table in words, or null if it has none. */
  nameOf = (target: Target): string | null => {
    const at = target.indexOf(":");
    const [kind, id] = [target.slice(0, at), target.slice(at + 1)];
    if (kind === "seat") return this.table.nameOf(Number(id));
    const message = `${kind}-${id}`;
    return this.table.words.has(message) ? this.table.words.say(message) : null;
  };

  /** What is asked, without what stands beside it; null while others are asked or the past is looked at. */
  asked: Question | null = $derived.by(() =>
    this.table.past === null ? questionOf(this.table.prompt) : null,
  );

  #identity: string = $derived.by(() => {
    const prompt = this.table.prompt;
    return prompt?.prompt ? `${prompt.seat} ${JSON.stringify(prompt.prompt)}` : "";
  });

  /** The question that touches answer now: the one asked, or the one beside it. */
  question: Question | null = $derived.by(() => {
    const asked = this.asked;
    if (!asked || !this.besideOpen || asked.beside.length === 0) return asked;
    return { ...asked, kind: "one", choices: asked.beside, beside: [], least: 1, most: 1 };
  });

  draft: Draft = $derived(this.#begun === this.#identity ? this.#draft : EMPTY);

  /** Indexes of the choices that are left. */
  left: number[] = $derived(this.question ? WAYS[this.question.kind].left(this.question, this.draft) : []);

  /** Indexes of choices that lead to no answer beside what is chosen already. */
  barred: number[] = $derived(this.question ? barred(this.question, this.draft) : []);

  steps: Step[] = $derived(
    this.question ? stepsFor(this.question.choices, this.left, this.draft.touched, this.nameOf) : [],
  );

  #standings = $derived(standings(this.question, this.draft, this.steps, this.nameOf));

  /** The answer, if it is whole. */
  ready: { answer: unknown } | null = $derived(
    this.question ? WAYS[this.question.kind].answer(this.question, this.draft) : null,
  );

  /** The answer as it stands, in words. */
  sentence: string = $derived(this.question ? sentenceOf(this.question, this.draft, this.left) : "");

  get empty(): boolean {
    return isEmpty(this.draft);
  }

  /** Nothing can be pressed now. */
  get busy(): boolean {
    return this.table.sending || this.weighing;
  }

  standing(target: Target): Standing {
    return this.#standings.get(target) ?? APART;
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
    const done = await this.table.answer(ready.answer);
    if (!done) return;
    this.#set(EMPTY);
    this.besideOpen = false;
  }

  #set(draft: Draft): void {
    this.#draft = draft;
    this.#begun = this.#identity;
  }

  #grow(draft: Draft): void {
    this.refusal = null;
    this.table.refused = null;
    this.table.missed = [];
    this.#set(draft);
    void this.#settle();
  }

  /** A whole answer is sent at once or shown first, as the person likes it. */
  async #settle(): Promise<void> {
    const { question, ready } = this;
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
      text: why?.refusal?.text ?? say("ask.not-together"),
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
