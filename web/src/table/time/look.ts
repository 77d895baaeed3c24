import { complain, tell } from "../../shell/toasts.svelte";
import { say } from "../../texts/index.svelte";
import type { Table } from "../state.svelte";
import { timeOf } from "./time.svelte";

/** Begins the recap of a table, or says that there is nothing to recount. */
export async function lookBack(table: Table): Promise<void> {
  try {
    if (!(await timeOf(table).look())) tell(say("recap-nothing"));
  } catch (fault) {
    complain(fault);
  }
}
