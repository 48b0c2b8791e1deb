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

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const tablesOf = (node: AnyStateNode): [string, readonly AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? ([["always", node.always]] as [string, readonly AnyTransitionDefinition[]][]) : []),
];

const shortEvent = (eventType: string) =>
  eventType
    .replace(/^xstate\.(done|error)\.actor\./, "$1 ")
    .replace(/^xstate\.after\.([^.]+)\..*$/, "after $1");

const guardName = (guard: unknown): string => {
  if (typeof guard === "string") return guard;
  return typeof guard === "object" && guard !== null && "type" in guard ? String(guard.type) : "guard";
};

const names = new WeakMap<AnyTransitionDefinition, string>();

/** Name of a transition: where it starts, on what, the guard, where it leads. */
function nameOf(transition: AnyTransitionDefinition): string {
  const known = names.get(transition);
  if (known) return known;
  for (const [eventType, table] of tablesOf(transition.source)) {
    table.forEach((each, order) => {
      const guard = each.guard ? ` [${guardName(each.guard)}]` : "";
      const target = each.target?.map(({ id }) => id).join(" and ") ?? "stays";
      names.set(each, `${each.source.id}: ${shortEvent(eventType)}${guard} #${order + 1} -> ${target}`);
    });
  }
  return names.get(transition) ?? transition.source.id;
}

/** All there is to cover. States that are left at once (`always`) can never be seen and are not counted. */
export function everything(machine: AnyStateMachine): Covered {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap((node) => tablesOf(node).flatMap(([, table]) => table));
  const isPassing = (node: AnyStateNode) => node.always?.some(({ guard }) => !guard) ?? false;
  return {
    states: new Set(
      nodes
        .filter(({ type }) => type === "atomic" || type === "final")
        .filter((node) => !isPassing(node))
        .map(({ id }) => id),
    ),
    transitions: new Set(transitions.map(nameOf)),
    guards: new Set(
      transitions
        .filter(({ guard }) => guard)
        .flatMap((transition) => [`${nameOf(transition)} = true`, `${nameOf(transition)} = false`]),
    ),
  };
}

const isLeaf = ({ type }: AnyStateNode) => type === "atomic" || type === "final";

function chainOf(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...chainOf(node.parent)] : [node];
}

/** Follows the machine's own choice: the innermost state first, in order, until a guard lets one through. */
function choose(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  tableOf: (node: AnyStateNode) => readonly AnyTransitionDefinition[] | undefined,
  covered: Covered,
) {
  for (const leaf of snapshot._nodes.filter(isLeaf)) {
    search: for (const node of chainOf(leaf)) {
      for (const transition of tableOf(node) ?? []) {
        const passes =
          !transition.guard || evaluateGuard(transition.guard, snapshot.context, event, snapshot);
        if (transition.guard) covered.guards.add(`${nameOf(transition)} = ${passes}`);
        if (!passes) continue;
        covered.transitions.add(nameOf(transition));
        break search;
      }
    }
  }
}

const visit = (snapshot: AnyMachineSnapshot, covered: Covered) =>
  snapshot._nodes.filter(isLeaf).forEach(({ id }) => covered.states.add(id));

function pass(snapshots: readonly AnyMachineSnapshot[], event: AnyEventObject, covered: Covered) {
  for (const snapshot of snapshots) {
    visit(snapshot, covered);
    choose(snapshot, event, ({ always }) => always, covered);
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
    choose(before, event, ({ transitions }) => transitions.get(event.type), covered);
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
