import { layoutOf } from "@amberline/flow-lab/layouts";
import type { ChartLayout } from "./layout";

/** Null when the flow has no chart. */
export async function loadLayout(flow: string): Promise<ChartLayout | null> {
  return (await layoutOf(flow)) as ChartLayout | null;
}
