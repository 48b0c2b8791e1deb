import type { FlowCoverage, Share } from "./coverage";

const parts = ["states", "transitions", "guards"] as const;

const sum = (shares: readonly Share[]): Share => ({
  covered: shares.reduce((total, { covered }) => total + covered, 0),
  all: shares.reduce((total, { all }) => total + all, 0),
});

const cell = ({ covered, all }: Share) => (covered === all ? String(all) : `${covered} of ${all}`);

/** The figures of all flows as a Markdown table with a total. */
export function coverageTable(coverage: Readonly<Record<string, FlowCoverage>>): string {
  const all = Object.values(coverage);
  const row = (name: string, flows: readonly FlowCoverage[]) => {
    const shares = parts.map((part) => cell(sum(flows.map((flow) => flow[part]))));
    const paths = flows.reduce((total, flow) => total + flow.paths, 0);
    const excused = flows.reduce((total, flow) => total + flow.excused.length, 0);
    return `| ${[name, ...shares, paths, excused].join(" | ")} |`;
  };
  return [
    "| Flow | States | Transitions | Guard outcomes | Paths | Cannot be reached |",
    "| --- | --: | --: | --: | --: | --: |",
    ...Object.entries(coverage).map(([id, flow]) => row(`\`${id}\``, [flow])),
    row("**All**", all),
  ].join("\n");
}
