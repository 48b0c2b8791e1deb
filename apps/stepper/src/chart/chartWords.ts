import type { Transition } from "./layout";
import type { Standing } from "./standing";

/** All texts of a chart. */
export interface ChartWords {
  /** Accessible name of the chart. */
  label: string;
  /** Heading of the events possible in any state. */
  anytime: string;
  zoomIn: string;
  zoomOut: string;
  /** Button that shows the whole chart. */
  fit: string;
  standing: Readonly<Record<Standing, string>>;
  /** Name of a state by its id in the layout. */
  state: (id: string) => string;
  /** Shortest name for the event of a transition. */
  event: (transition: Transition) => string;
  example: (id: string) => string;
  /** Sentence for an arrow: its events, source and target. */
  way: (events: string, source: string, target: string) => string;
}
