import type { Transition } from "./layout";
import type { ChartStatus } from "./chartStatus";

export interface ChartWords {
  label: string;
  /** Heading of the events possible in any state. */
  anytime: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  status: Readonly<Record<ChartStatus, string>>;
  /** Name of a state by its id in the layout. */
  state: (id: string) => string;
  /** Shortest name for the event of a transition. */
  event: (transition: Transition) => string;
  example: (id: string) => string;
  /** Sentence for an arrow: its events, source and target. */
  arrow: (events: string, source: string, target: string) => string;
}
