/** The plan comes with its words when a table has one: most have none. */
import { needTexts } from "../../texts/index.svelte";
import type PlanLayer from "./PlanLayer.svelte";

export async function loadPlan(): Promise<typeof PlanLayer> {
  const [{ default: layer }] = await Promise.all([import("./PlanLayer.svelte"), needTexts("plan")]);
  return layer;
}
