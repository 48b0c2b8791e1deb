import { versionOf, writeAddress, type AnyFlowDefinition } from "@amberline/flow-lab/engine";
import { flowOf } from "@amberline/flow-lab/flows";
import { Suspense, use } from "react";
import { data } from "./data";
import { linesFor } from "../../../scripts/trace/trace";
import { entries, stepperOf, storyOf } from "./entries";
import { Figures } from "./Figures";
import { FlowChart } from "./FlowChart";
import { namesOf } from "./names";
import "./docs.css";
import { To } from "./To";
import { useLight } from "./useLight";
import { CodeText } from "./CodeText";

/** Stepper URL with the shortest path to a state; null if the stepper or the path is missing. */
function stepperAt(
  flow: AnyFlowDefinition,
  stepper: { id: string } | undefined,
  state?: string,
): string | null {
  if (!stepper) return null;
  const page = `./iframe.html?id=${stepper.id}&viewMode=story`;
  const known = data.places[flow.id] ?? {};
  const key = state && Object.keys(known).find((each) => each === state || each.split("+").includes(state));
  const place = key ? known[key] : undefined;
  if (state && !place) return null;
  const steps = place?.path ? place.path.split("~") : [];
  const input = place?.input ?? Object.keys(flow.inputs)[0] ?? "";
  return `${page}#${writeAddress({ flow: flow.id, version: versionOf(flow), input, steps })}`;
}

/** Longer lists are collapsed: they belong to states that stand for a whole page of the product. */
const FEW = 4;

function Requirement({ named }: { named: string }) {
  const lines = linesFor(named, data.sections);
  return (
    <details open={lines.length <= FEW}>
      <summary>{named}</summary>
      <ul>
        {lines.map(({ id, text }) => (
          <li key={id}>
            <CodeText>{`${id}: ${text}`}</CodeText>
          </li>
        ))}
      </ul>
    </details>
  );
}

function States({ flow }: { flow: AnyFlowDefinition }) {
  const all = use(entries);
  const names = namesOf(flow.id);
  const stepper = stepperOf(all, flow.id);
  return (
    <table className="docs-wide">
      <thead>
        <tr>
          <th>State</th>
          <th>What the specification asks of it</th>
          <th>See it</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(flow.requirements).map(([state, requirements]) => {
          const story = storyOf(all, flow.id, state);
          const walk = stepperAt(flow, stepper, state);
          return (
            <tr key={state}>
              <td>
                {names.state(state)}
                <br />
                <code>{state}</code>
              </td>
              <td>
                {requirements.map((named) => (
                  <Requirement key={named} named={named} />
                ))}
              </td>
              <td>
                {story ? (
                  <div>
                    <To entry={story} kind="story">
                      Story
                    </To>
                  </div>
                ) : null}
                {walk ? (
                  <a href={walk} target="_blank" rel="noreferrer">
                    Stepper
                  </a>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Page({ flow }: { flow: AnyFlowDefinition }) {
  const names = namesOf(flow.id);
  const walk = stepperAt(flow, stepperOf(use(entries), flow.id));
  const unreachable = Object.entries(flow.unreachable);
  return (
    <>
      {walk ? (
        <p>
          <a href={walk} target="_blank" rel="noreferrer">
            Walk this flow in the stepper
          </a>
          , or open its states below: each is a picture of the real screen.
        </p>
      ) : null}
      <FlowChart flow={flow.id} />
      <h2>What the tests reach</h2>
      <Figures of={[flow.id]} />
      <h2>Where it begins</h2>
      <ul>
        {Object.keys(flow.inputs).map((input) => (
          <li key={input}>
            {names.input(input)} (<code>{input}</code>)
          </li>
        ))}
      </ul>
      <h2>States</h2>
      <States flow={flow} />
      {unreachable.length > 0 ? <h2>Out of reach</h2> : null}
      <ul>
        {unreachable.map(([name, reason]) => (
          <li key={name}>
            <code>{name}</code>: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Documentation of a flow: its chart, coverage, states and requirements. */
export function FlowSections({ flow }: { flow: string }) {
  useLight();
  const found = flowOf(flow);
  if (!found) return <p>There is no flow {flow}.</p>;
  return (
    <>
      <h1>{namesOf(flow).flow(flow)}</h1>
      <Suspense fallback={<p>Reading the flow…</p>}>
        <Page flow={found} />
      </Suspense>
    </>
  );
}
