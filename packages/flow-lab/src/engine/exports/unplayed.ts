import { readStep } from "../stepName";
import { meant } from "../steps";
import { momentsOf, type ExportedWalk } from "./walked";

/** Values of changed events that a drive types, by flow and event type. No other value can be played. */
export const typedByDrive: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  send: { "order.submit": ["order.amount"] },
};

/** A step the real app cannot be brought to, with the changes that prevent it. */
export interface UnplayedStep {
  step: string;
  /** `EventField.path` of each. */
  paths: readonly string[];
}

/** The steps of a walk whose changes cannot be played in the real app. Throws for an impossible step. */
export function unplayedIn(walk: ExportedWalk): readonly UnplayedStep[] {
  const { flow, steps } = walk;
  const moments = momentsOf(walk);
  return steps.flatMap((step, at) => {
    const { changes } = readStep(step);
    const moment = moments[at];
    if (changes.length === 0 || !moment) return [];
    const typed = typedByDrive[flow.id]?.[meant(flow, moment, step)?.event.type ?? ""] ?? [];
    const paths = changes.map(({ path }) => path).filter((path) => !typed.includes(path));
    return paths.length > 0 ? [{ step, paths }] : [];
  });
}
