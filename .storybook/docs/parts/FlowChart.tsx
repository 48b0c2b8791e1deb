import { flowOf } from "@amberline/flows/specs";
import { use } from "react";
import { Chart, loadLayout, type ChartLayout } from "../../../apps/stepper/src/chart";
import { chartWordsIn } from "../../../apps/stepper/src/chart/chartWordsIn";
import { reachedIn } from "./coverage";
import { namesOf, say } from "./names";
import "./docs.css";

const nothing: ReadonlySet<string> = new Set();
const layouts = new Map<string, Promise<ChartLayout | null>>();

function layoutOf(flow: string) {
  const known = layouts.get(flow) ?? loadLayout(flow);
  layouts.set(flow, known);
  return known;
}

/** The chart of a flow at rest: nobody walks it. */
export function FlowChart({ flow }: { flow: string }) {
  const layout = use(layoutOf(flow));
  if (!layout || !flowOf(flow)) return null;
  return (
    <div className="sb-unstyled docs-chart">
      <Chart
        layout={layout}
        current={nothing}
        visited={nothing}
        covered={reachedIn(flow)}
        offers={[]}
        onOffer={() => undefined}
        words={chartWordsIn(flow, namesOf(flow), say)}
      />
    </div>
  );
}
