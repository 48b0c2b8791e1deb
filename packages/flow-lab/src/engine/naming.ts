import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** A state with its descendants, parents first, in the order of the chart. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** A state with its ancestors, innermost first. */
export const chainOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...chainOf(node.parent)] : [node];

export const isLeaf = ({ type }: AnyStateNode) => type === "atomic" || type === "final";

/** Leaf state ids without the machine's id; parallel ones are joined by `+`, in the order of the chart. */
export const stateKeyOf = ({ _nodes, machine }: AnyMachineSnapshot): string =>
  _nodes
    .filter(isLeaf)
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id.slice(machine.id.length + 1))
    .join("+");

/** Whether a state is always left at once. */
export const isPassing = (node: AnyStateNode) => node.always?.some(({ guard }) => !guard) ?? false;

/** A state's transitions by event type, in the order in which the machine tries them. */
export const tablesOf = (node: AnyStateNode): [string, readonly AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? ([["always", node.always]] as [string, readonly AnyTransitionDefinition[]][]) : []),
];

/** `done create`, `error create`, `after recheck`, `always`, or the type of the event. */
export const shortEvent = (eventType: string) =>
  eventType
    .replace(/^xstate\.(done|error)\.actor\./, "$1 ")
    .replace(/^xstate\.done\.state\./, "done ")
    .replace(/^xstate\.after\.([^.]+)\..*$/, "after $1");

export function guardName({ guard }: AnyTransitionDefinition): string | null {
  const { guard: named }: { guard?: unknown } = { guard };
  if (!named) return null;
  if (typeof named === "string") return named;
  return typeof named === "object" && "type" in named ? String(named.type) : "guard";
}

const names = new WeakMap<AnyTransitionDefinition, string>();

/** Name of a transition: source, event, guard and target. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const known = names.get(transition);
  if (known) return known;
  for (const [eventType, table] of tablesOf(transition.source)) {
    table.forEach((each, order) => {
      const guard = guardName(each);
      const target = each.target?.map(({ id }) => id).join(" and ") ?? "stays";
      const on = `${each.source.id}: ${shortEvent(eventType)}${guard ? ` [${guard}]` : ""}`;
      names.set(each, `${on} #${order + 1} -> ${target}`);
    });
  }
  return names.get(transition) ?? transition.source.id;
}

/** Every transition of a machine with its event type, in the order of the chart. */
export const transitionsIn = ({ root }: AnyStateMachine): [string, AnyTransitionDefinition][] =>
  nodesOf(root).flatMap((node) =>
    tablesOf(node).flatMap(([eventType, table]) =>
      table.map((transition): [string, AnyTransitionDefinition] => [eventType, transition]),
    ),
  );
