/** How a purchase of Era of Tribes is answered: a province for thalers, and for treaties if the owner asks for some. */
import type { Dealing, Target } from "../../table/contract";

/** The owner has named other terms, and the buyer decides. */
const COUNTERED = "counter";

interface Terms {
  seat: number;
  province: string;
  thalers: number;
  treaties?: number;
}

export const dealing: Dealing = {
  questions: ["sell", COUNTERED],
  read(params, question) {
    const { seat, province, thalers, treaties = 0 } = params as unknown as Terms;
    const land: Record<Target, number> = { [`province:${province}`]: 1 };
    const price: Record<Target, number> = { "stock:thalers": thalers };
    if (treaties > 0) price["stock:treaties"] = treaties;
    const single = Object.keys(land);
    return question === COUNTERED
      ? { partner: seat, gives: price, wants: land, single }
      : { partner: seat, gives: land, wants: price, single };
  },
};
