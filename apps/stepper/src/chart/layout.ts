export interface Size {
  width: number;
  height: number;
}

/** In px at full size, from the upper left corner of the chart. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** `passing` is left at once, `group` has one active child, `parallel` has all children active. */
export type StateKind = "state" | "final" | "passing" | "history" | "group" | "parallel";

export interface ChartState {
  /** As in the machine: `send.unknown.checking`. */
  id: string;
  kind: StateKind;
  /** The containing group; null for states of the machine itself. */
  parent: string | null;
  isInitial: boolean;
  /** Whether its states are hidden; only of a group. */
  isFolded: boolean;
  box: Box;
}

/** All transitions from one shown state to another, drawn as one arrow. */
export interface Arrow {
  source: string;
  /** The source itself if the state stays the same: no line is drawn then. */
  target: string;
  /** Ids as `ChartEdge.id`. */
  transitions: readonly string[];
  /** Corners of the line as alternating x and y. */
  line: readonly number[];
  /** Its words, in the card of the source; without height if there are none. */
  label: Box;
}

/** What a flow's chart consists of, wherever it is drawn. */
export interface ChartGraph {
  flow: string;
  states: readonly Omit<ChartState, "box" | "isFolded">[];
  /** Ids of all transitions but the machine's own. */
  transitions: readonly string[];
  /** Ids of the machine's own transitions, which are not drawn as arrows. */
  anytime: readonly string[];
}

/** Positions of what one folding shows, in the order of `shownIn` and `arrowsIn`. */
export interface Placed {
  size: readonly number[];
  boxes: readonly (readonly number[])[];
  lines: readonly (readonly number[])[];
  /** Top and height of each arrow's words. */
  labels: readonly (readonly number[])[];
}

/** A flow's chart with the positions for every way to fold it, by `foldingKey`. */
export interface ChartDrawing extends ChartGraph {
  foldings: Readonly<Record<string, Placed>>;
}

/** Positions of everything shown of a flow's chart. */
export interface ChartLayout {
  flow: string;
  size: Size;
  states: readonly ChartState[];
  arrows: readonly Arrow[];
  /** Ids of the machine's own transitions, which are not drawn as arrows. */
  anytime: readonly string[];
}

export interface Transition {
  /** As `ChartEdge.id`. */
  id: string;
  source: string;
  /** `order.submit`, `done create`, `error create`, `after recheck`, `always`. */
  event: string;
  guard: string | null;
  /** Id of the target state, several joined by “ and ”, or `stays`. */
  target: string;
}

export function transitionOf(id: string): Transition {
  const [, source = "", event = id, guard = null, target = "stays"] =
    /^([^:]+): (.*?)(?: \[(.+)\])? #\d+ -> (.+)$/.exec(id) ?? [];
  return { id, source, event, guard, target };
}

/** The call that a transition answers; null for other events. */
export const callOf = ({ event }: Transition) => /^(?:done|error) (.+)$/.exec(event)?.[1] ?? null;
