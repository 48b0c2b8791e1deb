import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { flows } from "@amberline/flow-lab/flows";
import { Suspense, use } from "react";
import { data } from "./data";
import type { TestTitle } from "../../../scripts/trace/titles";
import { divideRequirement, type TracedSection } from "../../../scripts/trace/trace";
import { entries, pageOf } from "./entries";
import { namesOf } from "./names";
import { To } from "./To";
import { CodeText } from "./CodeText";
import "./docs.css";

const statesFor = (section: string) =>
  flows.flatMap((flow) => {
    const states = Object.entries(flow.requirements).filter(([, requirements]) =>
      requirements.some((named) => divideRequirement(named).section === section),
    );
    return states.length > 0 ? [{ flow: flow.id, states: states.map(([state]) => state) }] : [];
  });

const Test = ({ test: { title, file, line, kind } }: { test: TestTitle }) => (
  <li title={`${file}:${line}`}>
    {title} <small>({kind})</small>
  </li>
);

function States({ section }: { section: string }) {
  const all = use(entries);
  const found = statesFor(section);
  if (found.length === 0) return null;
  return (
    <ul>
      {found.map(({ flow, states }) => (
        <li key={flow}>
          <To entry={pageOf(all, flow)} kind="docs">
            {namesOf(flow).flow(flow)}
          </To>
          : {states.map(namesOf(flow).state).join(", ")}
        </li>
      ))}
    </ul>
  );
}

const Section = ({ section: { id, title, lines, tests } }: { section: TracedSection }) => (
  <>
    <h2 id={`section-${id}`}>
      {id} {title}
    </h2>
    <table className="docs-wide">
      <thead>
        <tr>
          <th>Line</th>
          <th>What the product has to do</th>
          <th>Proved by</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.id}</td>
            <td>
              <CodeText>{line.text}</CodeText>
            </td>
            <td>
              {line.open ? <p>Open: {line.open}</p> : null}
              <ul>
                {line.proofs.map((test) => (
                  <Test key={`${test.file}:${test.line}`} test={test} />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <details>
      <summary>
        {tests.length} tests name {id} or a line of it
      </summary>
      <ul>
        {tests.map((test) => (
          <Test key={`${test.file}:${test.line}`} test={test} />
        ))}
      </ul>
    </details>
    <States section={id} />
  </>
);

const Overview = () => (
  <table className="docs-figures">
    <thead>
      <tr>
        <th>Section</th>
        <th>Lines</th>
        <th>Open</th>
        <th>Tests</th>
        <th>States</th>
      </tr>
    </thead>
    <tbody>
      {data.sections.map(({ id, title, lines, tests }) => (
        <tr key={id}>
          <td>
            <AnchorMdx href={`#section-${id}`} target="_self">
              {id} {title}
            </AnchorMdx>
          </td>
          <td>{lines.length}</td>
          <td>{lines.filter(({ open }) => open).length}</td>
          <td>{tests.length}</td>
          <td>{statesFor(id).reduce((sum, { states }) => sum + states.length, 0)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The specification line by line, with its tests and states. */
export const SpecificationPage = () => (
  <Suspense fallback={<p>Reading the specification…</p>}>
    <Overview />
    {data.sections.map((section) => (
      <Section key={section.id} section={section} />
    ))}
  </Suspense>
);
