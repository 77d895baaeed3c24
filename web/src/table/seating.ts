/** Who sits at a table, as boards are told. */
import { seatName } from "../look/seats";
import type { SeatInfo } from "./contract";

interface Seat {
  number: number;
  name: string;
  /** Empty for a person. */
  bot: string;
}

export function seated(
  seats: readonly Seat[],
  { mine, asked }: { mine: readonly number[]; asked: readonly number[] },
): SeatInfo[] {
  return seats.map(({ number, bot }) => ({
    number,
    name: seatName(seats, number),
    mine: mine.includes(number),
    bot: bot !== "",
    asked: asked.includes(number),
  }));
}
