import type { Transition } from "./layout";
import type { Standing } from "./standing";

/** All that a chart says. */
export interface ChartWords {
  /** What this is a chart of. */
  label: string;
  /** Before the events that may come in any state. */
  anytime: string;
  zoomIn: string;
  zoomOut: string;
  /** Shows the whole chart. */
  fit: string;
  standing: Readonly<Record<Standing, string>>;
  /** Name of a state by its id in the layout. */
  state: (id: string) => string;
  /** What leads along a transition, in as few words as there are. */
  event: (transition: Transition) => string;
  /** Name of an example of the catalogue. */
  example: (id: string) => string;
  /** A way in one sentence: what leads along it, from where, to where. */
  way: (events: string, source: string, target: string) => string;
}
