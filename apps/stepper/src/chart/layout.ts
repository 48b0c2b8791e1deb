export interface Size {
  width: number;
  height: number;
}

/** Pixels at full size, from the upper left corner of the chart. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** `passing` is left at once, `group` holds states of which one is on, `parallel` holds states that all are. */
export type StateKind = "state" | "final" | "passing" | "history" | "group" | "parallel";

export interface ChartState {
  /** As in the machine: `send.unknown.checking`. */
  id: string;
  kind: StateKind;
  /** The group it is in; null for those of the machine itself. */
  parent: string | null;
  isInitial: boolean;
  box: Box;
}

/** All transitions from one state to another, drawn as one. */
export interface Way {
  source: string;
  /** The source itself when the place stays the same: such a way has no line. */
  target: string;
  /** Ids as `ChartEdge.id`. */
  transitions: readonly string[];
  /** Corners of the line, x and y by turns. */
  line: readonly number[];
  /** Without a size where there is nothing to say: `always` only. */
  label: Box;
}

/** Where everything of one flow's chart stands. */
export interface ChartLayout {
  flow: string;
  size: Size;
  states: readonly ChartState[];
  ways: readonly Way[];
  /** Ids of the transitions of the machine itself: they have no place. */
  anytime: readonly string[];
}

export interface Transition {
  /** As `ChartEdge.id`. */
  id: string;
  /** `order.submit`, `done create`, `error create`, `after recheck`, `always`. */
  event: string;
  guard: string | null;
  /** Id of the state it leads to, `stays` where it leads nowhere. */
  target: string;
}

/** Reads what the id of a transition says. */
export function transitionOf(id: string): Transition {
  const [, event = id, guard = null, target = "stays"] =
    /^[^:]+: (.*?)(?: \[(.+)\])? #\d+ -> (.+)$/.exec(id) ?? [];
  return { id, event, guard, target };
}
