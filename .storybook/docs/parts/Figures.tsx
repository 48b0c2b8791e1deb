import { coverage } from "@amberline/flow-lab/coverage";
import { Suspense, use } from "react";
import { entries, pageOf } from "./entries";
import { namesOf } from "./names";
import { To } from "./To";
import "./docs.css";

const parts = ["states", "transitions", "guards"] as const;

function Row({ flow }: { flow: string }) {
  const page = pageOf(use(entries), flow);
  const measured = coverage[flow];
  return (
    <tr>
      <td>
        <To entry={page} kind="docs">
          {namesOf(flow).flow(flow)}
        </To>
      </td>
      {parts.map((part) => (
        <td key={part}>{measured ? `${measured[part].covered}/${measured[part].all}` : null}</td>
      ))}
      <td>{measured?.paths}</td>
      <td>{measured?.excused.length}</td>
    </tr>
  );
}

/** Coverage of the generated paths, of some flows or all. */
export const Figures = ({ of = Object.keys(coverage) }: { of?: readonly string[] }) => (
  <Suspense fallback={<p>Reading the figures…</p>}>
    <table className="docs-figures">
      <thead>
        <tr>
          <th>Flow</th>
          <th>States</th>
          <th>Transitions</th>
          <th>Guard outcomes</th>
          <th>Paths</th>
          <th>Cannot be reached</th>
        </tr>
      </thead>
      <tbody>
        {of.map((flow) => (
          <Row key={flow} flow={flow} />
        ))}
      </tbody>
    </table>
  </Suspense>
);
