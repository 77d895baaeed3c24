/** Who asks to take something back, who has to agree, and how it ended. */
import type { Petition, TalkServer } from "./server";

/** A seat as far as it matters for a vote. */
export interface Voter {
  number: number;
  handle: string | null;
  bot: string;
}

/** The seats that have to agree: every person's but the one who asks. */
export function votersOf(petition: Petition, seats: readonly Voter[]): number[] {
  return seats
    .filter((seat) => seat.bot === "" && seat.handle !== null && seat.number !== petition.seat)
    .map((seat) => seat.number);
}

/** The seats whose vote is still missing. */
export function missingVotes(petition: Petition, seats: readonly Voter[]): number[] {
  return votersOf(petition, seats).filter((seat) => petition.votes[seat] === undefined);
}

export class Petitions {
  /** The petition that is being voted on; null if nobody asks for anything. */
  open = $state.raw<Petition | null>(null);

  constructor(
    private readonly server: Pick<TalkServer, "petitions" | "petition" | "vote" | "withdraw">,
    /** One that was open here has come to its end. */
    private readonly onend: (petition: Petition) => void,
  ) {}

  async load(): Promise<void> {
    const [latest] = await this.server.petitions();
    if (latest) this.take(latest);
  }

  /** The seat asks to go back to before entry `seq`. */
  async ask(seq: number, seat: number): Promise<void> {
    const asked = await this.server.petition(seq, seat);
    this.open = asked;
    this.take(asked); // where nobody has a vote it is granted at once
  }

  async vote(agrees: boolean, seat: number): Promise<void> {
    if (this.open) this.take(await this.server.vote(this.open.id, agrees, seat));
  }

  async withdraw(seat: number): Promise<void> {
    if (this.open) this.take(await this.server.withdraw(this.open.id, seat));
  }

  private take(latest: Petition): void {
    const known = this.open;
    this.open = latest.state === "open" ? latest : null;
    if (known?.id === latest.id && latest.state !== "open") this.onend(latest);
  }
}
