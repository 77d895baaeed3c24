/** A board for a title that has none of its own yet: its view as tables, in the words of the title. */
import type { TitleBoard } from "../../table/contract";
import Board from "./Board.svelte";
import SeatRow from "./SeatRow.svelte";

const plain: TitleBoard = { id: "plain", Board, SeatRow, panels: [], moment: () => "" };

export default plain;
