import {
  begin,
  seenAfter,
  seenFirst,
  step,
  type AnyFlowDefinition,
  type Moment,
} from "@amberline/flow-lab/engine";

interface MomentNode {
  moment: Moment;
  /** Ids of the states and transitions visited so far. */
  seen: ReadonlySet<string>;
  next: Map<string, MomentNode>;
}

const known = new WeakMap<AnyFlowDefinition, Map<string, MomentNode>>();

function beginningOf(flow: AnyFlowDefinition, input: string): MomentNode {
  const inputs = known.get(flow) ?? new Map<string, MomentNode>();
  known.set(flow, inputs);
  const node = inputs.get(input) ?? {
    moment: begin(flow, input),
    seen: seenFirst(flow, input),
    next: new Map<string, MomentNode>(),
  };
  inputs.set(input, node);
  return node;
}

function follow(flow: AnyFlowDefinition, { moment, seen, next }: MomentNode, id: string): MomentNode | null {
  const been = next.get(id);
  if (been) return been;
  const taken = step(flow, moment, id);
  if (!taken) return null;
  const node = {
    moment: taken.moment,
    seen: seenAfter(seen, taken),
    next: new Map<string, MomentNode>(),
  };
  next.set(id, node);
  return node;
}

function nodesOn(
  flow: AnyFlowDefinition,
  input: string,
  steps: readonly string[],
): [MomentNode, ...MomentNode[]] {
  let node = beginningOf(flow, input);
  const nodes: [MomentNode, ...MomentNode[]] = [node];
  for (const id of steps) {
    const next = follow(flow, node, id);
    if (!next) break;
    node = next;
    nodes.push(node);
  }
  return nodes;
}

function lastOn(flow: AnyFlowDefinition, input: string, steps: readonly string[]): MomentNode {
  const [first, ...rest] = nodesOn(flow, input, steps);
  return rest.at(-1) ?? first;
}

/**
 * The start and the moment after each step, up to the first step that is not possible. Memoized, so that a further step
 * costs one step however long the walk is.
 */
export function momentsOf(
  flow: AnyFlowDefinition,
  input: string,
  steps: readonly string[],
): readonly [Moment, ...Moment[]] {
  const [first, ...rest] = nodesOn(flow, input, steps);
  return [first.moment, ...rest.map(({ moment }) => moment)];
}

/** The last moment of a path. */
export const momentAt = (flow: AnyFlowDefinition, input: string, steps: readonly string[]): Moment =>
  lastOn(flow, input, steps).moment;

/** Ids of the states and transitions visited by a path (`seenOn`), memoized. */
export const seenAt = (
  flow: AnyFlowDefinition,
  input: string,
  steps: readonly string[],
): ReadonlySet<string> => lastOn(flow, input, steps).seen;
