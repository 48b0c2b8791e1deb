import {
  getInitialMicrosteps,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from "xstate";
import { evaluateGuard } from "xstate/guards";
import type { AnyFlowSpec, Met } from "./engine";
import { chainOf, isLeaf, isPassing, nodesOf, transitionName, transitionsIn } from "./naming";

/** What of a machine was exercised, by readable names. */
export interface Covered {
  states: Set<string>;
  transitions: Set<string>;
  /** `transition = true` and `transition = false` for each guarded transition. */
  guards: Set<string>;
}

export const nothingCovered = (): Covered => ({
  states: new Set(),
  transitions: new Set(),
  guards: new Set(),
});

/** All there is to cover. States that are left at once (`always`) can never be seen and are not counted. */
export function everything(machine: AnyStateMachine): Covered {
  const transitions = transitionsIn(machine).map(([, transition]) => transition);
  return {
    states: new Set(
      nodesOf(machine.root)
        .filter((node) => isLeaf(node) && !isPassing(node))
        .map(({ id }) => id),
    ),
    transitions: new Set(transitions.map(transitionName)),
    guards: new Set(
      transitions
        .filter(({ guard }) => guard)
        .map(transitionName)
        .flatMap((name) => [`${name} = true`, `${name} = false`]),
    ),
  };
}

/** Asks one state's transitions in order until a guard lets one through. */
function ask(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  candidates: readonly AnyTransitionDefinition[] = [],
  covered: Covered,
): boolean {
  for (const transition of candidates) {
    const { guard } = transition;
    const passes = !guard || evaluateGuard(guard, snapshot.context, event, snapshot);
    if (guard) covered.guards.add(`${transitionName(transition)} = ${passes}`);
    if (!passes) continue;
    covered.transitions.add(transitionName(transition));
    return true;
  }
  return false;
}

/** As the machine does: the innermost states first, what they are in only when none of them takes the event. */
function choose(snapshot: AnyMachineSnapshot, event: AnyEventObject, covered: Covered) {
  const isOn = new Set(snapshot._nodes);
  const takes = (node: AnyStateNode): boolean => {
    const within = Object.values(node.states).filter((child) => isOn.has(child));
    const isTaken = within.map(takes).some(Boolean);
    return isTaken || ask(snapshot, event, node.transitions.get(event.type), covered);
  };
  takes(snapshot.machine.root);
}

const visit = (snapshot: AnyMachineSnapshot, covered: Covered) =>
  snapshot._nodes.filter(isLeaf).forEach(({ id }) => covered.states.add(id));

function pass(snapshots: readonly AnyMachineSnapshot[], event: AnyEventObject, covered: Covered) {
  for (const snapshot of snapshots) {
    visit(snapshot, covered);
    for (const leaf of snapshot._nodes.filter(isLeaf))
      chainOf(leaf).some(({ always }) => ask(snapshot, event, always, covered));
  }
}

/** Adds what the first step of a path covers. */
export function coverBeginning(spec: AnyFlowSpec, input: string, covered: Covered): void {
  const microsteps = getInitialMicrosteps(spec.machine, spec.inputs[input]);
  pass(
    microsteps.map(([snapshot]) => snapshot),
    { type: "xstate.init" },
    covered,
  );
}

/** Adds what the events of one step cover. */
export function cover(met: readonly Met[], covered: Covered): void {
  for (const { before, event, microsteps } of met) {
    choose(before, event, covered);
    pass(microsteps, event, covered);
  }
}

export interface CoverageReport {
  line: string;
  missing: readonly string[];
}

/** One line to print, and what is missing beside what the flow says cannot be reached. */
export function report(spec: AnyFlowSpec, covered: Covered, paths: number): CoverageReport {
  const all = everything(spec.machine);
  const parts = ["states", "transitions", "guards"] as const;
  const wanted = (part: keyof Covered) => [...all[part]].filter((name) => !(name in spec.unreachable));
  const figure = (part: keyof Covered, label: string) => {
    const names = wanted(part);
    return `${label} ${names.filter((name) => covered[part].has(name)).length}/${names.length}`;
  };
  return {
    line: `${spec.id}: ${figure("states", "states")}, ${figure("transitions", "transitions")}, ${figure("guards", "guard outcomes")}, paths ${paths}`,
    missing: parts.flatMap((part) => wanted(part).filter((name) => !covered[part].has(name))),
  };
}
