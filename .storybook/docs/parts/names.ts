import { createI18n, type Translate } from "@amberline/stepper/i18n";
import { namesIn } from "@amberline/stepper/names/names";

/** The documentation speaks English, in the stepper's own names for things. */
export const namesOf = (flow: string) => namesIn(flow, "en");
export const t: Translate = createI18n("en").t;
