/**
 * What the shell and a title's board say to each other.
 *
 * The shell knows questions, targets, time and people; it knows no game. A title knows how its view looks; it decides
 * nothing: what may be chosen, what it costs and why something is refused all come from the site. A title is one module
 * `titles/<id>/index.ts` that exports a `TitleBoard`.
 */
import type { Component } from "svelte";
import type { Shapes } from "../api/client";

/** `kind:id`, for example `region:libya` or `card:build`: something on the table that a question can be about. */
export type Target = string;

/** What has happened, in targets, whatever the game: a piece moved, goods were paid, a die fell. See `docs/clients.md`. */
export type Act = Shapes["LineOut"]["acts"][number];

/** Ready words of a title in the reader's language, by message id; see `GET /api/titles/{id}/texts`. */
export interface Words {
  /** What a message says; the id itself if there is none, so that a hole is seen. */
  say(id: string): string;
  /** What explains it, or nothing. */
  help(id: string): string | undefined;
  has(id: string): boolean;
  /** The kinds of things that have names: whoever knows an id and not its kind can try them. */
  readonly kinds: readonly string[];
  /** Messages of the words that can be asked about wherever they stand, by the forms in which they are met. */
  readonly glossary?: ReadonlyMap<string, string>;
}

/** A seat at the table, as every title needs it. */
export interface SeatInfo {
  number: number;
  name: string;
  /** The viewer's own. */
  mine: boolean;
  bot: boolean;
  /** Is to answer now. */
  asked: boolean;
}

/** How a target stands in the open question. */
export interface Standing {
  /** It belongs to at least one answer that may still be given. */
  lit: boolean;
  /** The person has chosen it already in the answer that is being put together. */
  chosen: boolean;
  /** Digit that chooses it, the same on the map and on the answer button; for the first nine. */
  digit?: number;
  /** A few words to show beside it, such as the price, when exactly one answer points at it. */
  hint?: string;
}

/** One line of what happened, to be drawn on the board during a recap. */
export interface Trace {
  number: number;
  seat?: number;
  /** In the order of the sentence: where from, where to. */
  targets: Target[];
  text: string;
  /** The line that is being stepped through now. */
  current: boolean;
}

/** What a board is given. All of it changes by itself; a board only reads it and calls `touch`, `point`, `explain`. */
export interface Scene {
  /** `view.game` of the site: everything the viewer may know. Its form is the title's own. */
  readonly view: unknown;
  /** `GET /api/titles/{id}/board`: what never changes. */
  readonly board: unknown;
  readonly words: Words;
  readonly seats: SeatInfo[];
  /** The seat from which the table is seen; null for a spectator. */
  readonly viewer: number | null;
  /** Key of the open question of the viewer, or empty: a board may show a panel for it, never decide by it. */
  readonly question: string;
  /** Looking at an earlier position: nothing can be chosen. */
  readonly past: boolean;
  readonly traces: Trace[];
  standing(target: Target): Standing;
  /** All targets of a kind that are lit now, in the order of the options. */
  litOf(kind: string): Target[];
  /** The person touched it: narrows the answer, or says why it may not be chosen. */
  touch(target: Target): void;
  /** Hovered or focused (null: nothing): buttons of the answers about it are marked. */
  point(target: Target | null): void;
  readonly pointed: Target | null;
  /** The refusal that is shown now, to be drawn at its target. */
  readonly refused: { target: Target; text: string; rule: string } | null;
  /** Opens the help on a thing of the vocabulary. */
  explain(message: string): void;
}

export interface PartProps {
  scene: Scene;
}

export interface SeatProps extends PartProps {
  seat: SeatInfo;
}

/** How far a seat has come with something it works towards: `objective:conqueror`, 2 of 4. */
export type Goal = Shapes["GoalOut"];

/** The mat of a player: everything of theirs that everybody may see, and of one's own all of it. */
export interface MatProps extends SeatProps {
  /** What one works towards oneself; nothing on the mats of others. */
  goals: readonly Goal[];
}

/** A panel beside the map or a tab on a phone. */
export interface Panel {
  id: string;
  /** Message of the client's or the title's texts that names it. */
  name: string;
  /** Where it stands on a wide screen: in the right column, or as a page of its own over the map. */
  place: "side" | "page";
  Part: Component<PartProps>;
}

/** How the arrow keys walk the map: the neighbours of a place by direction. */
export type Direction = "left" | "right" | "up" | "down";

/** One item of an offer: so much of something on one side of the table. */
export interface OfferItem {
  side: "give" | "want";
  what: Target;
  amount: number;
}

/** An offer to another player that is put together item by item: how the title's answers are to be read. */
export interface Offering {
  /** Key of the question in which it is put together. */
  question: string;
  /** What an answer means; null if it puts nothing on the table. */
  read(answer: unknown): OfferItem | null;
  /** What is answered to make the offer, to call it off, and to let its cards be seen first. */
  acts: { propose: unknown; drop: unknown; show?: unknown };
  /** To whom it is made, what it names already, and how many things more it may name. */
  begun(scene: Scene): Bargain & { room: number };
}

/** What changes hands between the viewer and somebody else. */
export interface Bargain {
  partner: number;
  gives: Record<Target, number>;
  wants: Record<Target, number>;
  /** One thing is worth about as much as another, so that their numbers say how even it is. */
  alike?: boolean;
  /** Things of which there is but one: they are said by their name alone. */
  single?: readonly Target[];
}

/** An offer that the viewer is to answer: how the title's questions are to be read. */
export interface Dealing {
  /** Keys of the questions: yes or no, or other terms where the site lists some. */
  questions: readonly string[];
  /** What such a question puts to the viewer; other terms come in the place of those of the question. */
  read(params: Record<string, unknown>, question: string): Bargain;
}

export interface TitleBoard {
  id: string;
  /** The map or main board; fills its box, handles pan and zoom itself. */
  Board: Component<PartProps>;
  /** The cards in hand, at the foot of the map or in the sheet of a phone. */
  Hand?: Component<PartProps>;
  /** The map is higher than wide: where there is room, the hand lies at its left, as a list to be read. */
  handAtLeft?: boolean;
  /** The lines under a seat's name in the column of seats. */
  SeatRow: Component<SeatProps>;
  /** The short form in the strip of a phone. */
  SeatChip?: Component<SeatProps>;
  panels: Panel[];
  /** What an answer would do (odds of an attack): shown with the question when the site has an outlook. */
  Outlook?: Component<PartProps & { outlook: unknown }>;
  /** How players trade, if they put offers together. */
  offering?: Offering;
  /** How they answer the offers of others. */
  dealing?: Dealing;
  /** Address of the drawing that stands for a thing (`unit:ship`), for a `<use>`; empty if nothing does. */
  picture?(target: Target): string;
  /** "Dynasty II, generation 4": said in the scrubber and on the home page. */
  moment(view: unknown, words: Words): string;
  /** The next place in a direction, for the arrow keys. */
  neighbour?(from: Target | null, direction: Direction, scene: Scene): Target | null;
}
