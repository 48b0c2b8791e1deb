import { createI18n, type Translate } from "../../../apps/stepper/src/i18n";
import { namesIn } from "../../../apps/stepper/src/names/names";

/** The documentation speaks English, in the stepper's own names for things. */
export const namesOf = (flow: string) => namesIn(flow, "en");
export const t: Translate = createI18n("en").t;
