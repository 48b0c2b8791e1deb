import Elk, { type ElkExtendedEdge, type ElkNode, type ElkPort } from "elkjs/lib/elk.bundled.js";
import { arrowsIn, foldingKey, foldingsOf, shownIn } from "../src/chart/folding";
import type { ChartDrawing, ChartGraph, ChartState, Placed } from "../src/chart/layout";
import { cardOf } from "./cards";

const options = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
  "elk.layered.cycleBreaking.strategy": "BFS_NODE_ORDER",
  "elk.layered.nodePlacement.strategy": "LINEAR_SEGMENTS",
  "elk.layered.compaction.postCompaction.strategy": "EDGE_LENGTH",
  "elk.layered.spacing.nodeNodeBetweenLayers": "12",
  "elk.layered.spacing.edgeNodeBetweenLayers": "6",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "3",
  "elk.spacing.nodeNode": "8",
  "elk.spacing.edgeNode": "6",
  "elk.spacing.edgeEdge": "5",
  "elk.padding": "[top=4,left=4,bottom=4,right=4]",
};

type Shown = Omit<ChartState, "box">;

const round = (value = 0) => Math.round(value);
const all = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(all)];

function cornersOf({ sections = [] }: Pick<ElkExtendedEdge, "sections">): number[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .flatMap(({ x, y }) => [round(x), round(y)]);
}

/** An open group has its own arrows in a card inside it. */
const cardId = (id: string, hasStates: boolean) => (hasStates ? `${id} itself` : id);

async function placeFolding(graph: ChartGraph, open: ReadonlySet<string>): Promise<Placed> {
  const shown = shownIn(graph, open);
  const arrows = arrowsIn(graph, open).map((arrow, index) => ({ ...arrow, id: `arrow ${index}` }));
  const from = (id: string) => arrows.filter(({ source }) => source === id);
  const within = (id: string) => shown.filter(({ parent }) => parent === id);
  const cards = new Map(shown.map((state) => [state.id, cardOf(graph, state, from(state.id))]));
  const tops = new Map<string, number>();

  function nodeOf(state: Shown): ElkNode {
    const { id } = state;
    const { width = 0, height = 0, name = 0, labels = [] } = cards.get(id) ?? {};
    const states = within(id);
    // The name of an open group is above its card.
    let y = states.length > 0 ? 2 : name;
    const ports = from(id).flatMap(({ id: arrow, source, target }, at): ElkPort[] => {
      const high = labels[at] ?? 0;
      tops.set(arrow, y);
      y += high;
      return source === target
        ? []
        : [{ id: `${arrow} port`, x: width, y: y - high / 2, width: 0, height: 0 }];
    });
    const card: ElkNode = {
      id: cardId(id, states.length > 0),
      ...{ width, height: states.length > 0 ? y + 2 : height, ports },
      layoutOptions: { "elk.portConstraints": "FIXED_POS" },
    };
    if (states.length === 0) return card;
    const padding = `[top=${name + 2},left=10,bottom=10,right=10]`;
    const children = [...(from(id).length > 0 ? [card] : []), ...states.map(nodeOf)];
    return { id, children, layoutOptions: { "elk.padding": padding } };
  }

  const placed: ElkNode = await new Elk().layout({
    id: "chart",
    layoutOptions: options,
    // ELK refuses edges of the root node, so the states of the machine are in a node of their own.
    children: shown.filter(({ parent }) => parent === null).map(nodeOf),
    edges: arrows
      .filter(({ source, target }) => source !== target)
      .map(({ id, target }) => ({ id, sources: [`${id} port`], targets: [target] })),
  });
  const nodes = new Map(all(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    size: [round(placed.width), round(placed.height)],
    boxes: shown.map(({ id }) => {
      const { x, y, width, height } = nodes.get(id) ?? {};
      return [x, y, width, height].map(round);
    }),
    lines: arrows.map(({ id }) => cornersOf(edges.get(id) ?? {})),
    labels: arrows.map(({ id, source }) => {
      const card = nodes.get(cardId(source, within(source).length > 0));
      const high = cards.get(source)?.labels[from(source).findIndex((each) => each.id === id)];
      return [round((card?.y ?? 0) + (tops.get(id) ?? 0)), round(high)];
    }),
  };
}

export async function place(graph: ChartGraph): Promise<ChartDrawing> {
  const foldings: Record<string, Placed> = {};
  for (const open of foldingsOf(graph)) foldings[foldingKey(graph, open)] = await placeFolding(graph, open);
  return { ...graph, foldings };
}
