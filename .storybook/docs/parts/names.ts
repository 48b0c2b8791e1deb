import { createI18n, type Translate } from "@amberline/stepper/i18n";
import { namesIn } from "@amberline/stepper/names/names";

/** The documentation is in English, with the stepper's names. */
export const namesOf = (flow: string) => namesIn(flow, "en");
export const t: Translate = createI18n("en").t;
