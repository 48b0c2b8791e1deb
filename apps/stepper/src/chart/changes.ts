import { transitionOf, type ChartGraph } from "./layout";

/** What a chart consists of, as far as two of them are compared. */
export type ComparedChart = Pick<ChartGraph, "states" | "transitions" | "anytime">;

/** A transition that is there in both charts, with another target or another guard. */
interface ChangedTransition {
  before: string;
  now: string;
}

export interface ChartChanges {
  states: Readonly<Record<"added" | "gone", readonly string[]>>;
  transitions: Readonly<Record<"added" | "gone", readonly string[]>> & {
    changed: readonly ChangedTransition[];
  };
}

/** Without its order among those of the same event, which another one before it changes. */
const meaningOf = (id: string) => id.replace(/ #\d+ -> /, " -> ");

const without = (all: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map(meaningOf));
  return all.filter((id) => !known.has(meaningOf(id)));
};

const isOfOneKind = (one: string, other: string) => {
  const [a, b] = [transitionOf(one), transitionOf(other)];
  return a.source === b.source && a.event === b.event && (a.guard === b.guard || a.target === b.target);
};

/** States and transitions that are in one of two charts alone, and transitions that lead elsewhere or ask another guard. */
export function changesBetween(before: ComparedChart | null, now: ComparedChart): ChartChanges {
  const statesOf = (chart: ComparedChart | null) => chart?.states.map(({ id }) => id) ?? [];
  const waysOf = (chart: ComparedChart | null) => (chart ? [...chart.transitions, ...chart.anytime] : []);
  const gone = without(waysOf(before), waysOf(now));
  const added: string[] = [];
  const changed: ChangedTransition[] = [];
  for (const id of without(waysOf(now), waysOf(before))) {
    const was = gone.findIndex((other) => isOfOneKind(id, other));
    if (was === -1) added.push(id);
    else changed.push({ before: gone.splice(was, 1)[0] ?? "", now: id });
  }
  return {
    states: {
      added: without(statesOf(now), statesOf(before)),
      gone: without(statesOf(before), statesOf(now)),
    },
    transitions: { added, gone, changed },
  };
}

/** Ids of what is new or changed in the chart as it is now. */
export const markedIn = ({ states, transitions }: ChartChanges): ReadonlySet<string> =>
  new Set([...states.added, ...transitions.added, ...transitions.changed.map(({ now }) => now)]);

export const countOf = ({ states, transitions }: ChartChanges): number =>
  states.added.length +
  states.gone.length +
  transitions.added.length +
  transitions.gone.length +
  transitions.changed.length;
