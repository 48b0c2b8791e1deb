import { type ExportedFile, type ExportedWalk, fileName, keysOf, listOf, titleOf } from "./walked";

/** A walk as a test of the machine alone: the state after each step. */
export function asUnitTest(walk: ExportedWalk): ExportedFile {
  const { flow, input, steps } = walk;
  const lines = [
    'import { flowOf } from "@amberline/flow-lab/flows";',
    'import { replay, stateKeyOf } from "@amberline/flow-lab/engine";',
    'import { expect, it } from "vitest";',
    "",
    `it(${JSON.stringify(titleOf(walk))}, () => {`,
    `  const flow = flowOf(${JSON.stringify(flow.id)});`,
    `  if (!flow) throw new Error(${JSON.stringify(`There is no flow ${flow.id}.`)});`,
    listOf("  const steps = ", steps, ";"),
    `  const { moments, refused } = replay(flow, ${JSON.stringify(input)}, steps);`,
    "  expect(refused).toBeNull();",
    listOf("  expect(moments.map(({ snapshot }) => stateKeyOf(snapshot))).toEqual(", keysOf(walk), ");"),
    "});",
    "",
  ];
  return { name: `${fileName(walk)}.test.ts`, text: lines.join("\n") };
}
