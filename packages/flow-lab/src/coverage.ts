import type { FlowCoverage } from "./engine/coverage";
import figures from "./coverage.json";

export { coverageTable } from "./engine/coverageTable";
export type { FlowCoverage, Share } from "./engine/coverage";

/** What the tests go through, by the flow's id. Written by `npm run charts`, held to by each flow's chart test. */
export const coverage: Readonly<Record<string, FlowCoverage>> = figures;
