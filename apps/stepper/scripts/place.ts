import Elk, { type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js";
import type { ChartGraph } from "../src/chart/chartGraph";
import type { Box, ChartLayout } from "../src/chart/layout";

const options = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.spacing.nodeNodeBetweenLayers": "20",
  "elk.layered.spacing.edgeNodeBetweenLayers": "12",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "8",
  "elk.spacing.nodeNode": "16",
  "elk.spacing.edgeNode": "10",
  "elk.spacing.edgeEdge": "8",
  "elk.spacing.edgeLabel": "4",
  "elk.padding": "[top=16,left=16,bottom=16,right=16]",
};

const TITLE = 30;
const CHIP = 18;

type State = ChartGraph["states"][number];

function nodeOf(graph: ChartGraph, { id, size }: State): ElkNode {
  const children = graph.states.filter(({ parent }) => parent === id).map((each) => nodeOf(graph, each));
  if (children.length === 0) return { id, ...size };
  const padding = `[top=${TITLE + size.height},left=16,bottom=16,right=16]`;
  return { id, children, layoutOptions: { "elk.padding": padding } };
}

/** Pairs to lay out one below the other without an edge between them: parallel states and unreachable ones. */
function stacked({ states, arrows }: ChartGraph): [string, string][] {
  const kinds = new Map(states.map(({ id, kind }) => [id, kind]));
  const isLoose = (id: string) => {
    const touches = (end: string) => end === id || end.startsWith(`${id}.`);
    return !arrows.some(({ source, target }) => touches(source) !== touches(target));
  };
  return states.flatMap(({ id, parent, isInitial }): [string, string][] => {
    const siblings = states.filter((each) => each.parent === parent);
    const next = siblings[siblings.findIndex((each) => each.id === id) + 1];
    const isParallel = parent !== null && kinds.get(parent) === "parallel";
    if (isParallel || (isInitial && isLoose(id))) return next ? [[id, next.id]] : [];
    const initial = siblings.find((each) => each.isInitial);
    return initial && isLoose(id) ? [[initial.id, id]] : [];
  });
}

const round = (value = 0) => Math.round(value);
const boxOf = ({ x, y, width, height }: Partial<Box>): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const all = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(all)];

function cornersOf({ sections = [] }: ElkExtendedEdge): number[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .flatMap(({ x, y }) => [round(x), round(y)]);
}

/** Of a state, its bottom edge; of a group, the line below its title. */
function chipOf({ children = [], ...node }: ElkNode): Box {
  const box = boxOf(node);
  const y = children.length > 0 ? box.y + TITLE - 4 : box.y + box.height - CHIP - 6;
  return { x: box.x + 8, y, width: Math.min(144, box.width - 16), height: CHIP };
}

export async function place(flow: string, graph: ChartGraph): Promise<ChartLayout> {
  const arrows = graph.arrows.map((arrow, index) => ({ ...arrow, id: `arrow ${index}` }));
  const order = stacked(graph).map(([above, below], index) => ({
    id: `order ${index}`,
    sources: [above],
    targets: [below],
  }));
  const drawn = arrows
    .filter(({ source, target }) => source !== target)
    .map(({ id, source, target, label }) => ({
      id,
      sources: [source],
      targets: [target],
      labels:
        label.width === 0
          ? []
          : [{ id: `${id} label`, text: id, ...label, layoutOptions: { "elk.edgeLabels.inline": "true" } }],
    }));
  // ELK refuses edges of the root node, so the states of the machine are in a node of their own.
  const machine: ElkNode = {
    id: "chart",
    layoutOptions: options,
    children: graph.states.filter(({ parent }) => parent === null).map((each) => nodeOf(graph, each)),
    edges: [...order, ...drawn],
  };
  const placed: ElkNode = await new Elk().layout(machine);
  const nodes = new Map(all(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    flow,
    size: { width: round(placed.width), height: round(placed.height) },
    states: graph.states.map(({ id, kind, parent, isInitial }) => {
      return { id, kind, parent, isInitial, box: boxOf(nodes.get(id) ?? {}) };
    }),
    arrows: arrows.map(({ id, label: _, ...arrow }) => {
      const edge = edges.get(id);
      if (edge) return { ...arrow, line: cornersOf(edge), label: boxOf(edge.labels?.[0] ?? {}) };
      return { ...arrow, line: [], label: chipOf(nodes.get(arrow.source) ?? { id }) };
    }),
    anytime: graph.anytime,
  };
}
