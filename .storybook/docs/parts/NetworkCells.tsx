import { data } from "./data";
import type { NetworkRow } from "../../docsData";

const { rows } = data.network;
const payments = Object.values(data.network.payments).flat();
const faults = [...new Set(rows.flatMap(({ outcomes }) => Object.keys(outcomes)))];
const outcomes = [...new Set(rows.flatMap((row) => Object.values(row.outcomes)))];
const places = [...new Set(rows.map(({ place }) => place))];

const count = (of: readonly NetworkRow[], test: (fault: string, outcome: string) => boolean) =>
  of.reduce(
    (sum, row) =>
      sum + Object.entries(row.outcomes).filter(([fault, outcome]) => test(fault, outcome)).length,
    0,
  );
const kinds = (of: readonly NetworkRow[]) =>
  (["part", "call"] as const)
    .map((kind) => `${of.filter((row) => row.kind === kind).length} ${kind}s`)
    .join(", ");

function Totals() {
  return (
    <table className="docs-figures">
      <thead>
        <tr>
          <th>What the customer sees</th>
          {faults.map((fault) => (
            <th key={fault}>{fault}</th>
          ))}
          <th>Together</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map((outcome) => (
          <tr key={outcome}>
            <td>{outcome}</td>
            {faults.map((fault) => (
              <td key={fault}>{count(rows, (each, seen) => each === fault && seen === outcome)}</td>
            ))}
            <td>{count(rows, (_, seen) => seen === outcome)}</td>
          </tr>
        ))}
        <tr>
          <th>Failed</th>
          {[...faults, "together"].map((fault) => (
            <th key={fault}>0</th>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Place({ name, of }: { name: string; of: readonly NetworkRow[] }) {
  return (
    <details>
      <summary>
        {name}: {kinds(of)}, {count(of, () => true)} cells
      </summary>
      <table className="docs-figures">
        <thead>
          <tr>
            <th>What is asked for</th>
            {faults.map((fault) => (
              <th key={fault}>{fault}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map(({ item, outcomes: seen }) => (
            <tr key={item}>
              <td>{item}</td>
              {faults.map((fault) => (
                <td key={fault}>{seen[fault]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What a customer sees of each fault, at each place: the totals, then place by place. */
export const NetworkCells = () => (
  <>
    <p>
      Each part of the app&apos;s code and each call that a page, a dialog or a step asks for, alone and all
      together, is lost, never answered, answered with 404, 500 or somebody else&apos;s page, carried out
      without its answer arriving, and late. The page is never blank, says so or goes on without it, keeps
      what was typed, asks again, and is complete when the line is back. The faults of a part or a call follow
      one another; another one is the last in each row, before what is late arrives.
    </p>
    <p>
      {places.length} places, {kinds(rows)}, {count(rows, () => true)} cells, of which 0 failed.{" "}
      {payments.length} payments tried, {payments.reduce((sum, made) => sum + made, 0)} made,{" "}
      {payments.filter((made) => made > 1).length} made twice. <code>npm run test:network</code> plays all of
      it; <code>npm test</code> two of its tours a day.
    </p>
    <Totals />
    <h3>Place by place</h3>
    {places.map((name) => (
      <Place key={name} name={name} of={rows.filter(({ place }) => place === name)} />
    ))}
  </>
);
