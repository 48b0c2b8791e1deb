import { edgesOf, type AnyFlowDefinition } from "@amberline/flow-lab/engine";
import type { ChartGraph, StateKind } from "./layout";

type Node = AnyFlowDefinition["machine"]["root"];

function kindOf(node: Node): StateKind {
  if (node.type === "compound") return "group";
  if (node.type !== "atomic") return node.type;
  return node.always?.some(({ guard }) => !guard) ? "passing" : "state";
}

const within = (node: Node): Node[] =>
  Object.values(node.states).flatMap((child) => [child, ...within(child)]);

/** What to draw of a flow, before layout. */
export function graphOf(flow: AnyFlowDefinition): ChartGraph {
  const { root } = flow.machine;
  const edges = edgesOf(flow);
  return {
    flow: flow.id,
    states: within(root).map((node) => ({
      id: node.id,
      kind: kindOf(node),
      parent: node.parent === root ? null : (node.parent?.id ?? null),
      isInitial: node.parent?.config.initial === node.key,
    })),
    transitions: edges.filter(({ source }) => source !== root.id).map(({ id }) => id),
    anytime: edges.filter(({ source }) => source === root.id).map(({ id }) => id),
  };
}
