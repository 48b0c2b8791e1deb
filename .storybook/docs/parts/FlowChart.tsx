import { flowOf } from "@amberline/flows/specs";
import { begin, statesOn } from "@amberline/flows/stepper";
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

/** The chart of a flow where it begins: nobody walks it here. */
export function FlowChart({ flow }: { flow: string }) {
  const layout = use(layoutOf(flow));
  const spec = flowOf(flow)?.spec;
  const input = spec && Object.keys(spec.inputs)[0];
  if (!layout || !spec || !input) return null;
  return (
    <div className="sb-unstyled docs-chart">
      <Chart
        layout={layout}
        current={statesOn(begin(spec, input).snapshot)}
        visited={nothing}
        covered={reachedIn(flow)}
        offers={[]}
        onOffer={() => undefined}
        words={chartWordsIn(flow, namesOf(flow), say)}
      />
    </div>
  );
}
