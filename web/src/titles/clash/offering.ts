/** How an offer of Clash of Cultures is put together: "give:food:2", "give:action:a37", "want:ore:1", and then made. */
import type { Dealing, Offering, OfferItem, Scene, Target } from "../../table/contract";
import { type Goods, viewOf } from "./view";

const DECKS = ["action", "objective", "wonder"];

function read(answer: unknown): OfferItem | null {
  const [side, sort = "", what = ""] = String(answer).split(":");
  if (side !== "give" && side !== "want") return null;
  if (side === "give" && DECKS.includes(sort)) return { side, what: `card:${what}`, amount: 1 };
  return { side, what: `good:${sort}`, amount: Number(what) };
}

const named = (goods: Goods): Record<Target, number> =>
  Object.fromEntries(Object.entries(goods).map(([good, count]) => [`good:${good}`, count]));

export const offering: Offering = {
  question: "offer",
  read,
  acts: { propose: "propose", drop: "drop", show: "show" },
  begun(scene: Scene) {
    const offer = viewOf(scene).offer;
    if (!offer) return { partner: -1, gives: {}, wants: {}, room: 0 };
    const [gives, wants] = [named(offer.gives), named(offer.wants)];
    return { partner: offer.partner, gives, wants, alike: true, room: offer.room };
  },
};

/** Other terms come back to whoever made the offer; the goods are named from that side in both questions. */
const COUNTERED = "counter-deal";

export const dealing: Dealing = {
  questions: ["deal", "deal-shown", COUNTERED],
  read(params, question) {
    const { seat, gives_goods, wants_goods } = params as { seat: number } & Record<string, Goods>;
    const [offered, asked] = [named(gives_goods ?? {}), named(wants_goods ?? {})];
    return question === COUNTERED
      ? { partner: seat, gives: offered, wants: asked, alike: true }
      : { partner: seat, gives: asked, wants: offered, alike: true };
  },
};
