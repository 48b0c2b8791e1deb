import { edgesOf, type AnyFlowDefinition, type ChartEdge } from "@amberline/flow-lab/engine";
import { namesIn } from "../names/names";
import { transitionName } from "./chartWordsIn";
import { transitionOf, type ChartState, type Size, type StateKind, type Arrow } from "./layout";

/** What to draw of a flow, before layout. */
export interface ChartGraph {
  states: readonly (Omit<ChartState, "box"> & { size: Size })[];
  arrows: readonly (Pick<Arrow, "source" | "target" | "transitions"> & { label: Size })[];
  anytime: readonly string[];
}

type Node = AnyFlowDefinition["machine"]["root"];

const LETTER = 6.1;
const LABEL = { padding: 14, width: 124, line: 15 };
const CHIP = 18;

const sizes: Record<StateKind, Size> = {
  state: { width: 128, height: 40 },
  final: { width: 128, height: 42 },
  passing: { width: 124, height: 24 },
  history: { width: 24, height: 24 },
  group: { width: 0, height: 0 },
  parallel: { width: 0, height: 0 },
};

function kindOf(node: Node): StateKind {
  if (node.type === "compound") return "group";
  if (node.type !== "atomic") return node.type;
  return node.always?.some(({ guard }) => !guard) ? "passing" : "state";
}

const within = (node: Node): Node[] =>
  Object.values(node.states).flatMap((child) => [child, ...within(child)]);

/** Size of the longer of both languages on one line, or on two. */
function labelSize(flow: string, transitions: readonly string[]): Size {
  const all = transitions.map(transitionOf).filter(({ event }) => event !== "always");
  const letters = (["en", "lv"] as const).map((language) => {
    const names = namesIn(flow, language);
    const [first = "", ...others] = new Set(all.map((each) => transitionName(names, each)));
    return first.length + (others.length > 0 ? 3 : 0);
  });
  const room = Math.max(...letters) * LETTER;
  if (room === 0) return { width: 0, height: 0 };
  const lines = room + LABEL.padding > LABEL.width ? 2 : 1;
  // Text seldom breaks exactly in the middle.
  const width = lines === 1 ? room : Math.max(room * 0.62, 84);
  return {
    width: Math.round(Math.min(LABEL.width, width + LABEL.padding)),
    height: lines * LABEL.line + 3,
  };
}

/** Transitions by source and target; those that change no state lead back to their source. */
function arrowsOf(flow: string, edges: readonly ChartEdge[]): ChartGraph["arrows"] {
  const arrows = new Map<string, { source: string; target: string; transitions: string[] }>();
  for (const { id, source, targets } of edges) {
    for (const target of targets.length > 0 ? targets : [source]) {
      const arrow = arrows.get(`${source} ${target}`) ?? { source, target, transitions: [] };
      arrow.transitions.push(id);
      arrows.set(`${source} ${target}`, arrow);
    }
  }
  return [...arrows.values()].map((arrow) => ({ ...arrow, label: labelSize(flow, arrow.transitions) }));
}

/**
 * States and arrows of a flow: transitions between the same two states share one arrow; those of the root have none.
 */
export function graphOf(flow: AnyFlowDefinition): ChartGraph {
  const { root } = flow.machine;
  const edges = edgesOf(flow);
  const arrows = arrowsOf(
    root.id,
    edges.filter(({ source }) => source !== root.id),
  );
  const isStaying = new Set(
    arrows.filter(({ source, target }) => source === target).map(({ source }) => source),
  );
  return {
    states: within(root).map((node) => {
      const kind = kindOf(node);
      const { width, height } = sizes[kind];
      return {
        id: node.id,
        kind,
        parent: node.parent === root ? null : (node.parent?.id ?? null),
        isInitial: node.parent?.config.initial === node.key,
        size: { width, height: height + (isStaying.has(node.id) ? CHIP + 4 : 0) },
      };
    }),
    arrows,
    anytime: edges.filter(({ source }) => source === root.id).map(({ id }) => id),
  };
}
