import { stateKeyOf } from "./naming";
import { cover, coverBeginning, nothingCovered, type Covered } from "./coverage";
import { begin, choices, take, type AnyFlowDefinition, type Met, type Moment } from "./engine";

export interface Path {
  input: string;
  /** Ids of catalogue events, in order. */
  steps: readonly string[];
}

export interface Configuration extends Path {
  key: string;
  moment: Moment;
}

export interface Edge {
  from: string;
  id: string;
  to: string;
  met: readonly Met[];
  /** Whether it is the last step of the shortest path to `to`. */
  isFirst: boolean;
}

export interface Exploration {
  configurations: ReadonlyMap<string, Configuration>;
  edges: readonly Edge[];
}

const LIMIT = 20_000;

/** Two moments with the same key behave the same from there on. */
export const keyOf = (flow: AnyFlowDefinition, { snapshot }: Moment): string =>
  JSON.stringify([
    snapshot.value,
    flow.project(snapshot.context),
    snapshot.status,
    Object.values(snapshot.historyValue).map((nodes) => nodes.map(({ id }) => id)),
  ]);

/** Finds every configuration by a shortest path to it. Throws if there are implausibly many. */
export function explore(flow: AnyFlowDefinition): Exploration {
  const configurations = new Map<string, Configuration>();
  const edges: Edge[] = [];
  const add = (path: Path, moment: Moment) => {
    const key = keyOf(flow, moment);
    const isFirst = !configurations.has(key);
    if (isFirst) configurations.set(key, { ...path, key, moment });
    return { to: key, isFirst };
  };
  for (const input of Object.keys(flow.inputs)) add({ input, steps: [] }, begin(flow, input));
  // A Map iterates over entries added meanwhile, which makes this a breadth-first search.
  for (const { key, input, steps, moment } of configurations.values()) {
    if (configurations.size > LIMIT)
      throw new Error(`${flow.id} has more than ${LIMIT} configurations: let project() leave more out.`);
    for (const choice of choices(flow, moment)) {
      const { id } = choice;
      const next = take(flow, moment, choice);
      edges.push({ from: key, id, met: next.met, ...add({ input, steps: [...steps, id] }, next.moment) });
    }
  }
  return { configurations, edges };
}

/** The shortest path to each state, by state key. */
export function shortestTo({ configurations }: Exploration): ReadonlyMap<string, Path> {
  const found = new Map<string, Path>();
  for (const { moment, input, steps } of configurations.values()) {
    const key = stateKeyOf(moment.snapshot);
    if (!found.has(key)) found.set(key, { input, steps });
  }
  return found;
}

const nameOf = ({ input, steps }: Path) => [input, ...steps].join("~");
const sizeOf = ({ states, transitions, guards }: Covered) => states.size + transitions.size + guards.size;

export interface Journey {
  paths: readonly Path[];
  covered: Covered;
  exploration: Exploration;
}

/** The shortest path to every configuration, and one further step wherever it covers something new. */
export function journey(flow: AnyFlowDefinition): Journey {
  const exploration = explore(flow);
  const covered = nothingCovered();
  for (const input of Object.keys(flow.inputs)) coverBeginning(flow, input, covered);

  const shortest = [...exploration.configurations.values()];
  exploration.edges.filter(({ isFirst }) => isFirst).forEach(({ met }) => cover(met, covered));

  const extensions = exploration.edges
    .filter(({ isFirst }) => !isFirst)
    .flatMap(({ from, id, met }): Path[] => {
      const before = sizeOf(covered);
      cover(met, covered);
      const start = exploration.configurations.get(from);
      return start && sizeOf(covered) > before ? [{ input: start.input, steps: [...start.steps, id] }] : [];
    });

  const all = [...shortest.map(({ input, steps }) => ({ input, steps })), ...extensions];
  const prefixes = new Set(all.map(({ input, steps }) => nameOf({ input, steps: steps.slice(0, -1) })));
  const paths = all.filter((path) => !prefixes.has(nameOf(path)));
  return { paths, covered, exploration };
}
