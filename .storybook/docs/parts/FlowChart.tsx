import { flowOf } from "@amberline/flow-lab/flows";
import { begin, statesOn } from "@amberline/flow-lab/engine";
import { use } from "react";
import { Chart, loadDrawing, type ChartDrawing } from "@amberline/stepper/chart";
import { chartWordsIn } from "@amberline/stepper/chart/chartWordsIn";
import { reachedIn } from "./coverage";
import { namesOf, t } from "./names";
import "./docs.css";

const nothing: ReadonlySet<string> = new Set();
const drawings = new Map<string, Promise<ChartDrawing | null>>();

function drawingOf(flow: string) {
  const known = drawings.get(flow) ?? loadDrawing(flow);
  drawings.set(flow, known);
  return known;
}

/** The chart of a flow at its start, not interactive. */
export function FlowChart({ flow: id }: { flow: string }) {
  const drawing = use(drawingOf(id));
  const flow = flowOf(id);
  const input = flow && Object.keys(flow.inputs)[0];
  if (!drawing || !flow || !input) return null;
  return (
    <div className="sb-unstyled docs-chart">
      <Chart
        drawing={drawing}
        current={statesOn(begin(flow, input).snapshot)}
        visited={nothing}
        covered={reachedIn(id)}
        offers={[]}
        onOffer={() => undefined}
        words={chartWordsIn(id, namesOf(id), t)}
      />
    </div>
  );
}
