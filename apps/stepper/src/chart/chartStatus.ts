import type { Offer } from "@amberline/flow-lab/engine";
import type { Arrow, ChartGraph, ChartLayout, ChartState } from "./layout";

/** Status of something in the chart for a walk; `covered` is reached by tests only, `never` by nothing. */
export type ChartStatus = "current" | "visited" | "covered" | "never";

export interface Walked {
  current: ReadonlySet<string>;
  visited: ReadonlySet<string>;
  covered: ReadonlySet<string>;
}

type States = ChartGraph["states"];

const leavesIn = (states: States, id: string) =>
  states.filter(
    (state) => state.id.startsWith(`${id}.`) && (state.kind === "state" || state.kind === "final"),
  );

const isIn = (set: ReadonlySet<string>, id: string) =>
  set.has(id) || [...set].some((each) => each.startsWith(`${id}.`));

export function statusOf(
  states: States,
  { id, kind }: Pick<ChartState, "id" | "kind">,
  walked: Walked,
): ChartStatus {
  if (kind === "passing" || kind === "history") return walked.visited.has(id) ? "visited" : "covered";
  if (kind === "state" || kind === "final") {
    if (walked.current.has(id)) return "current";
    if (walked.visited.has(id)) return "visited";
    return walked.covered.has(id) ? "covered" : "never";
  }
  if (isIn(walked.current, id)) return "current";
  if (isIn(walked.visited, id)) return "visited";
  return leavesIn(states, id).some((leaf) => walked.covered.has(leaf.id)) ? "covered" : "never";
}

/** An arrow is visited once any of its transitions was taken, and covered when all of them are. */
export function statusOfArrow({ transitions }: Pick<Arrow, "transitions">, walked: Walked): ChartStatus {
  if (transitions.some((id) => walked.visited.has(id))) return "visited";
  return transitions.every((id) => walked.covered.has(id)) ? "covered" : "never";
}

/** The events possible now along these transitions. */
export const offersAlong = (transitions: readonly string[], offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ isTaken, edges }) => isTaken && edges.some((edge) => transitions.includes(edge)));

export type Direction = "up" | "down" | "left" | "right";

/** The state with the nearest centre in that direction; null if there is none. */
export function nearest({ states }: ChartLayout, from: string, direction: Direction): ChartState | null {
  const start = states.find(({ id }) => id === from);
  if (!start) return null;
  const middle = ({ box }: ChartState) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [x, y] = middle(start);
  const distance = (state: ChartState): number => {
    const [dx, dy] = [middle(state)[0] - x, middle(state)[1] - y];
    const along = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const aside = direction === "up" || direction === "down" ? Math.abs(dx) : Math.abs(dy);
    return along > 0 ? along + 2 * aside : Infinity;
  };
  const ranked = states.map((state) => ({ state, far: distance(state) })).sort((a, b) => a.far - b.far);
  const [first] = ranked;
  return first && first.far < Infinity ? first.state : null;
}
