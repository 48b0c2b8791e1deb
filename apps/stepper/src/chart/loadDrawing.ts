import { layoutOf } from "@amberline/flow-lab/layouts";
import type { ChartDrawing } from "./layout";

/** Null when the flow has no chart. */
export async function loadDrawing(flow: string): Promise<ChartDrawing | null> {
  return (await layoutOf(flow)) as ChartDrawing | null;
}
