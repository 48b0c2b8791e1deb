import type { Transition } from "./layout";
import type { ChartStatus } from "./chartStatus";

export interface ChartWords {
  label: string;
  /** Heading of the events possible in any state. */
  anytime: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Marks what is new or otherwise than on the main branch. */
  changed: string;
  status: Readonly<Record<ChartStatus, string>>;
  /** Name of a state by its id in the layout. */
  state: (id: string) => string;
  /** Shortest name for the event of a transition. */
  event: (transition: Transition) => string;
  guard: (id: string) => string;
  /** Of the only call of a state. */
  answer: string;
  /** When no other guard of the event passes. */
  otherwise: string;
  /** When a call ends in no answer at all. */
  fails: string;
  /** Tells apart what is alike: the state inside a folded group, the target. */
  within: (state: string) => string;
  towards: (state: string) => string;
  fold: (state: string) => string;
  unfold: (state: string) => string;
  large: string;
  small: string;
  foldAll: string;
  unfoldAll: string;
  followWalk: string;
  example: (id: string) => string;
  /** Sentence for an arrow: its events, source and target. */
  arrow: (events: string, source: string, target: string) => string;
}
