import type { FlowCoverage } from "./engine/coverage";
import figures from "./coverage.json";

export { coverageTable } from "./engine/coverageTable";
export type { FlowCoverage, Share } from "./engine/coverage";

/** Coverage by flow id. Written by `npm run charts`, checked by each flow's chart test. */
export const coverage: Readonly<Record<string, FlowCoverage>> = figures;
