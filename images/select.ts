import type { AnyFlowDefinition, Sights } from "@amberline/flow-lab/engine";
import { flows } from "@amberline/flow-lab/flows";
import type { ScreenMode } from "@amberline/stepper/mode";
import type { Selection } from "./options.ts";
import {
  largeFlows,
  shotOf,
  statesOf,
  subsetModes,
  variantsOf,
  type ComponentShot,
  type ComponentSubject,
  type ScreenShot,
} from "./shots.ts";

function flowsNamed(names: readonly string[]): readonly AnyFlowDefinition[] {
  const unknown = names.filter((name) => !flows.some(({ id }) => id === name));
  if (unknown.length === 0) return flows.filter(({ id }) => names.includes(id));
  throw new Error(
    `There is no flow ${unknown.join(", ")}. There are: ${flows.map(({ id }) => id).join(", ")}.`,
  );
}

export function flowsOf(selection: Selection): readonly AnyFlowDefinition[] {
  if (selection.kind === "flows") return flowsNamed(selection.flows);
  return { components: [], brand: [], stories: [], subset: largeFlows, all: flows }[selection.kind];
}

export interface ScreenBatches {
  batches: readonly (readonly ScreenShot[])[];
  /** Number of states without a picture, because another page is shown. */
  unseen: number;
}

/** The screens to draw, narrow windows first: a window is resized three times, not for every picture. */
export function screenBatches(
  selection: Selection,
  modes: readonly ScreenMode[],
  sightsOf: (flow: string) => Sights,
): ScreenBatches {
  const all = flowsOf(selection);
  const sights = all.map(statesOf);
  const variants = all.flatMap((flow) => variantsOf(flow, sightsOf(flow.id)));
  const shots = [...sights.flatMap(({ subjects }) => subjects), ...variants]
    .flatMap((subject) => {
      const own = selection.kind === "subset" ? subsetModes(subject) : subject.modes;
      return own.filter((mode) => modes.includes(mode)).map((mode) => shotOf(subject, mode));
    })
    .sort((one, other) => one.mode.width - other.mode.width);
  return {
    batches: shots.map((shot) => [shot]),
    unseen: sights.reduce((sum, sight) => sum + sight.unseen, 0),
  };
}

/** The stories to draw: all themes of one in the same window, which plays it once per width. */
export function componentBatches(
  subjects: readonly ComponentSubject[],
): readonly (readonly ComponentShot[])[] {
  const widths = [...new Set(subjects.flatMap(({ modes }) => modes.map(({ width }) => width)))];
  return widths
    .sort((one, other) => one - other)
    .flatMap((width) =>
      subjects.map((subject) =>
        subject.modes.filter((mode) => mode.width === width).map((mode) => shotOf(subject, mode)),
      ),
    )
    .filter((batch) => batch.length > 0);
}
