import type { ChartLayout } from "./layout";

const layouts = import.meta.glob<ChartLayout>("./layouts/*.json", { import: "default" });

/** Reads where everything of a flow's chart stands. Null when the flow has no chart. */
export async function loadLayout(flow: string): Promise<ChartLayout | null> {
  return (await layouts[`./layouts/${flow}.json`]?.()) ?? null;
}
