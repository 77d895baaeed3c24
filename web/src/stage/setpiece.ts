/** What stands in the middle of the table while it is told: a battle, a card, a roll, points by category. */
import type { Act, Target } from "../table/contract";

type Of<Name extends Act["act"]> = Extract<Act, { act: Name }>;
export type Side = Of<"compared">["sides"][number];

export interface SetPiece {
  /** What began it; empty for a roll or a card that belongs to nothing larger. */
  what: Target | "";
  at: Target | "";
  cards: Of<"turned">[];
  rolls: Of<"rolled">[];
  sides: Side[];
  scores: Of<"scored">[];
}

const BARE: SetPiece = { what: "", at: "", cards: [], rolls: [], sides: [], scores: [] };

export function begun({ what, at = "" }: Of<"begin">): SetPiece {
  return { ...BARE, what, at };
}

/** The piece with one more act in it; the same piece, if the act is none to be shown in the middle. */
export function grown(piece: SetPiece | null, act: Act): SetPiece | null {
  const { cards, rolls, sides, scores, ...rest } = piece ?? BARE;
  switch (act.act) {
    case "turned":
      return { ...rest, rolls, sides, scores, cards: [...cards, act] };
    case "rolled": {
      // Whoever rolls again begins another round: what was added up and shown before it is over.
      const again = rolls.some((roll) => roll.of === act.of);
      if (again) return { ...BARE, ...rest, rolls: [act], scores };
      return { ...rest, cards, scores, sides, rolls: [...rolls, act] };
    }
    case "compared":
      return { ...rest, cards, rolls, scores, sides: merged(sides, act.sides) };
    case "scored":
      return { ...rest, cards, rolls, sides, scores: [...scores, act] };
    default:
      return piece;
  }
}

/** Sums that are told side by side stand beside each other; a new one of a side takes the place of its last. */
function merged(old: readonly Side[], fresh: readonly Side[]): Side[] {
  if (fresh.length > 1) return [...fresh];
  return [...old.filter((one) => fresh.every(({ of }) => of !== one.of)), ...fresh];
}
