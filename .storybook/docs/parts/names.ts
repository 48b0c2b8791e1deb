import { namesIn } from "../../../apps/stepper/src/names/names";
import { createWords } from "../../../apps/stepper/src/words/createWords";
import type { Say } from "../../../apps/stepper/src/words/useWords";

/** The documentation speaks English, in the stepper's own names for things. */
export const namesOf = (flow: string) => namesIn(flow, "en");
export const say = createWords("en").t as unknown as Say;
