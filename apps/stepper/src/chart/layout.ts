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
  box: Box;
}

/** All transitions from one state to another, drawn as one arrow. */
export interface Arrow {
  source: string;
  /** The source itself if the state stays the same: no line is drawn then. */
  target: string;
  /** Ids as `ChartEdge.id`. */
  transitions: readonly string[];
  /** Corners of the line as alternating x and y. */
  line: readonly number[];
  /** Zero-sized without text, for `always` only. */
  label: Box;
}

/** Positions of everything in a flow's chart. */
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
  /** `order.submit`, `done create`, `error create`, `after recheck`, `always`. */
  event: string;
  guard: string | null;
  /** Id of the target state, or `stays`. */
  target: string;
}

export function transitionOf(id: string): Transition {
  const [, event = id, guard = null, target = "stays"] =
    /^[^:]+: (.*?)(?: \[(.+)\])? #\d+ -> (.+)$/.exec(id) ?? [];
  return { id, event, guard, target };
}
