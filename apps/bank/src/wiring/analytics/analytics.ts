import type { PathName } from "../../paths";
import type { Endings } from "./endings";

type JourneyEvent = {
  [Flow in keyof Endings]: { type: "journey"; flow: Flow; ending: Endings[Flow][number] };
}[keyof Endings];

/** What a visitor does, in names of the app's own: no address, amount, person or typed text is in it. */
export type UseEvent = { type: "page"; name: PathName } | JourneyEvent;

/** Asks what a visitor allows, in place of the app's own bar. */
export interface ConsentManager {
  isAllowed(): boolean;
  /** Calls `listener` after each change, until what it returns is called. */
  subscribe(listener: () => void): () => void;
  /** Shows what is allowed, to be changed. `/legal` leads there. */
  open(): void;
}

export interface Analytics {
  /**
   * How a visitor is asked before anything is loaded or sent: by the app's own bar, or by the bank's consent manager.
   * `unneeded` where the law wants no consent, as for what keeps nothing in the browser and tells nobody apart.
   */
  consent: "bar" | "unneeded" | ConsentManager;
  /** Loads what it needs, once it may. `signal` is aborted once it may no longer; what it has kept goes then. */
  start(signal: AbortSignal): Promise<(event: UseEvent) => void>;
}
