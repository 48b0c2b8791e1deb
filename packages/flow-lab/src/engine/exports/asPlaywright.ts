import { stateKeyOf } from "../naming";
import {
  fileName,
  fitting,
  listOf,
  momentsOf,
  titleOf,
  type ExportedFile,
  type ExportedWalk,
} from "./walked";
import { unplayedIn } from "./unplayed";

const isAnswer = (id: string) => /^[^=+]+=/.test(id);

const arrivals = (states: string) =>
  states.split("+").map((state) => `  await walk.arrived(${JSON.stringify(state)});`);

/**
 * A walk as an end-to-end test against the sandbox, for the folder e2e/exported. It documents steps that cannot be
 * played.
 */
export function asPlaywright(walk: ExportedWalk): ExportedFile {
  const { flow, input, steps } = walk;
  const [beginning, ...after] = momentsOf(walk).map(({ snapshot }) => stateKeyOf(snapshot));
  const answers = steps.filter(isAnswer);
  const unplayed = unplayedIn(walk);
  const warning = (step: string) =>
    unplayed
      .filter((each) => each.step === step)
      .slice(0, 1)
      .flatMap(({ paths }) => [
        "  // Fails here: the flow's drive does not know how to bring the real app to another value of",
        ...paths.map((path) => `  // ${path}`),
      ]);
  const begin = `  const walk = await begin(${JSON.stringify(flow.id)}, ${JSON.stringify(input)}`;
  const test = `test(${JSON.stringify(titleOf(walk))}, async (`;
  const lines = [
    'import { test } from "@amberline/flow-lab/drive";',
    "",
    fitting(`${test}{ begin }) => {`, `${test}{\n  begin,\n}) => {`),
    answers.length > 0 ? listOf(`${begin}, `, answers, ");") : `${begin});`,
    ...arrivals(beginning ?? ""),
    ...steps.flatMap((step, at) => [
      "",
      ...warning(step),
      `  await walk.take(${JSON.stringify(step)});`,
      ...arrivals(after[at] ?? ""),
    ]),
    "});",
    "",
  ];
  return { name: `${fileName(walk)}.spec.ts`, text: lines.join("\n") };
}
