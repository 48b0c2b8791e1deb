import {
  getInitialMicrosteps,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from "xstate";
import { evaluateGuard } from "xstate/guards";
import type { AnyFlowDefinition, Met } from "./engine";
import { chainOf, isLeaf, isPassing, nodesOf, transitionName, transitionsIn } from "./naming";

/** What of a machine was exercised, as readable names. */
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

/** Everything there is to cover. Transient states (`always`) are never observed, so they do not count. */
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

/** Evaluates one state's transitions in order until a guard passes. */
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

/** As the machine does: innermost states first, outer ones only if none of them takes the event. */
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

/** Adds what the start of a path covers. */
export function coverBeginning(flow: AnyFlowDefinition, input: string, covered: Covered): void {
  const microsteps = getInitialMicrosteps(flow.machine, flow.inputs[input]);
  pass(
    microsteps.map(([snapshot]) => snapshot),
    { type: "xstate.init" },
    covered,
  );
}

export function cover(met: readonly Met[], covered: Covered): void {
  for (const { before, event, microsteps } of met) {
    choose(before, event, covered);
    pass(microsteps, event, covered);
  }
}

export interface Share {
  covered: number;
  all: number;
}

/** What the generated paths of a flow cover. Declared unreachable parts are in no figure. */
export interface FlowCoverage {
  states: Share;
  transitions: Share;
  /** Counts each guard twice: returning true and returning false. */
  guards: Share;
  paths: number;
  /** Names of uncovered parts without an excuse. */
  never: readonly string[];
  /** Names of unreachable parts; the flow's `unreachable` has the reasons. */
  excused: readonly string[];
}

export function figuresOf(flow: AnyFlowDefinition, covered: Covered, paths: number): FlowCoverage {
  const all = everything(flow.machine);
  const wanted = (part: keyof Covered) => [...all[part]].filter((name) => !(name in flow.unreachable));
  const missing = (part: keyof Covered) => wanted(part).filter((name) => !covered[part].has(name));
  const share = (part: keyof Covered): Share => {
    const names = wanted(part);
    return { covered: names.length - missing(part).length, all: names.length };
  };
  return {
    states: share("states"),
    transitions: share("transitions"),
    guards: share("guards"),
    paths,
    never: (["states", "transitions", "guards"] as const).flatMap(missing),
    excused: Object.keys(flow.unreachable),
  };
}

export interface CoverageReport {
  line: string;
  missing: readonly string[];
}

/** One line to print, and the parts that are uncovered without an excuse. */
export function report(flow: AnyFlowDefinition, covered: Covered, paths: number): CoverageReport {
  const { states, transitions, guards, never } = figuresOf(flow, covered, paths);
  const figure = (label: string, share: Share) => `${label} ${share.covered}/${share.all}`;
  const figures = [
    figure("states", states),
    figure("transitions", transitions),
    figure("guard outcomes", guards),
  ].join(", ");
  return { line: `${flow.id}: ${figures}, paths ${paths}`, missing: never };
}
