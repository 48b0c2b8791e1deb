import { edgesOf, type AnyFlowSpec, type ChartEdge } from "@amberline/flows/stepper";
import { eventsOf, type ChartState, type Size, type StateKind, type Way } from "./layout";

/** What is to be drawn of a flow, before anything has a place. */
export interface ChartGraph {
  states: readonly (Omit<ChartState, "box"> & { size: Size })[];
  ways: readonly (Pick<Way, "source" | "target" | "transitions"> & { label: Size })[];
  anytime: readonly string[];
}

type Node = AnyFlowSpec["machine"]["root"];

const LETTER = 6.1;
const LABEL = { padding: 12, width: 128, height: 18 };

const sizes: Record<StateKind, Size> = {
  state: { width: 128, height: 40 },
  final: { width: 104, height: 32 },
  passing: { width: 88, height: 24 },
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

/** Room for the first event that leads this way and the number of the others. */
function labelSize(transitions: readonly string[]): Size {
  const [first, ...others] = eventsOf(transitions).filter((event) => event !== "always");
  if (!first) return { width: 0, height: 0 };
  const letters = first.length + (others.length > 0 ? 3 : 0);
  return {
    width: Math.round(Math.min(LABEL.width, letters * LETTER + LABEL.padding)),
    height: LABEL.height,
  };
}

/** Ways by where they start and lead; what changes nothing of the place leads back to where it is. */
function waysOf(edges: readonly ChartEdge[]): ChartGraph["ways"] {
  const ways = new Map<string, { source: string; target: string; transitions: string[] }>();
  for (const { id, source, targets } of edges) {
    for (const target of targets.length > 0 ? targets : [source]) {
      const way = ways.get(`${source} ${target}`) ?? { source, target, transitions: [] };
      way.transitions.push(id);
      ways.set(`${source} ${target}`, way);
    }
  }
  return [...ways.values()].map((way) => ({ ...way, label: labelSize(way.transitions) }));
}

/** The states and ways of a flow: transitions between the same two states are one way, those of the root are none. */
export function graphOf(spec: AnyFlowSpec): ChartGraph {
  const { root } = spec.machine;
  const edges = edgesOf(spec);
  const ways = waysOf(edges.filter(({ source }) => source !== root.id));
  const isStaying = new Set(
    ways.filter(({ source, target }) => source === target).map(({ source }) => source),
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
        size: { width, height: height + (isStaying.has(node.id) ? LABEL.height + 4 : 0) },
      };
    }),
    ways,
    anytime: edges.filter(({ source }) => source === root.id).map(({ id }) => id),
  };
}
