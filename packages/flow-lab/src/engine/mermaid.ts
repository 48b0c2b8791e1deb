import type { AnyStateNode } from "xstate";
import { edgesOf, type ChartEdge } from "./edges";
import { begin, type AnyFlowDefinition } from "./engine";
import { isLeaf, isPassing, nodesOf } from "./naming";
import type { Path } from "./paths";
import { seenOn, statesOn } from "./seen";
import { replay } from "./steps";

interface Arrow {
  source: string;
  target: string;
  edges: readonly ChartEdge[];
}

const idOf = (id: string) => id.replace(/\W/g, "_");
/** Characters with a meaning in Mermaid. */
const plain = (text: string) => text.replace(/[":;#<>{}]/g, " ");
const isWithin = (id: string, group: string) => id.startsWith(`${group}.`);

function arrowsOf(edges: readonly ChartEdge[]): Arrow[] {
  const arrows = new Map<string, ChartEdge[]>();
  for (const edge of edges)
    for (const target of edge.targets.length > 0 ? edge.targets : [edge.source]) {
      const arrow = `${edge.source} ${target}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), edge]);
    }
  return [...arrows].map(([arrow, along]) => {
    const [source = "", target = ""] = arrow.split(" ");
    return { source, target, edges: along };
  });
}

function arrowLine({ source, target, edges }: Arrow, seen: ReadonlySet<string>): string {
  const words = edges.map(({ event, guard }) => plain(guard ? `${event} [${guard}]` : event));
  const mark = edges.some(({ id }) => seen.has(id)) ? "✓ " : "";
  return `${idOf(source)} --> ${idOf(target)} : ${mark}${[...new Set(words)].join(", ")}`;
}

/** An arrow is declared in the innermost group around both its ends; Mermaid draws it nowhere else. */
function innermost(arrows: readonly Arrow[], { id, states }: AnyStateNode): readonly Arrow[] {
  const groups = Object.values(states).map((child) => child.id);
  return arrows.filter(
    ({ source, target }) =>
      isWithin(source, id) &&
      isWithin(target, id) &&
      !groups.some((group) => isWithin(source, group) && isWithin(target, group)),
  );
}

function stateLines(node: AnyStateNode, arrows: readonly Arrow[], seen: ReadonlySet<string>): string[] {
  const id = idOf(node.id);
  const named = `state "${plain(node.key)}" as ${id}`;
  if (node.type === "final") return [named, `${id} --> [*]`];
  if (isLeaf(node)) return isPassing(node) ? [`state ${id} <<choice>>`] : [named];
  if (node.type === "history") return [`state "H" as ${id}`];
  return [`${named} {`, ...groupLines(node, arrows, seen).map((line) => `  ${line}`), "}"];
}

function groupLines(node: AnyStateNode, arrows: readonly Arrow[], seen: ReadonlySet<string>): string[] {
  const { initial } = node.config;
  const first = typeof initial === "string" ? node.states[initial] : undefined;
  const states = Object.values(node.states).map((child) => stateLines(child, arrows, seen));
  return [
    ...(first ? [`[*] --> ${idOf(first.id)}`] : []),
    ...states.flatMap((lines, at) => (node.type === "parallel" && at > 0 ? ["--", ...lines] : lines)),
    ...innermost(arrows, node).map((arrow) => arrowLine(arrow, seen)),
  ];
}

/** The events of the whole machine as a note: as arrows they would cross everything. */
function noteLines(root: AnyStateNode, edges: readonly ChartEdge[]): string[] {
  const beside = nodesOf(root).find((node) => node.type === "atomic" && !isPassing(node));
  if (!beside || edges.length === 0) return [];
  const lines = edges.map(({ event, targets }) => {
    const to = targets.map((id) => id.slice(root.id.length + 1)).join(", ");
    return `  at any time ${plain(event)}${to ? ` → ${to}` : ""}`;
  });
  return [`note right of ${idOf(beside.id)}`, ...new Set(lines), "end note"];
}

/** A flow's chart as a Mermaid state diagram, with a walk highlighted if there is one. */
export function mermaidOf(flow: AnyFlowDefinition, walk?: Path): string {
  const { root } = flow.machine;
  const edges = edgesOf(flow);
  const seen = walk ? seenOn(flow, walk.input, walk.steps) : new Set<string>();
  const last = walk && (replay(flow, walk.input, walk.steps).moments.at(-1) ?? begin(flow, walk.input));
  const on = last ? statesOn(last.snapshot) : new Set<string>();
  const leaves = nodesOf(root).filter((node) => isLeaf(node) && !isPassing(node));
  const marks = leaves.flatMap(({ id }) => {
    if (on.has(id)) return [`class ${idOf(id)} current`];
    return seen.has(id) ? [`class ${idOf(id)} visited`] : [];
  });
  const lines = [
    ...groupLines(root, arrowsOf(edges.filter(({ source }) => source !== root.id)), seen),
    ...noteLines(
      root,
      edges.filter(({ source }) => source === root.id),
    ),
    ...(marks.length > 0
      ? [
          "classDef visited fill:#e2f5e9,stroke:#0f5a34,color:#1b1917",
          "classDef current fill:#124f87,stroke:#124f87,color:#ffffff",
          ...marks,
        ]
      : []),
  ];
  return `stateDiagram-v2\n${lines.map((line) => `  ${line}`).join("\n")}\n`;
}
