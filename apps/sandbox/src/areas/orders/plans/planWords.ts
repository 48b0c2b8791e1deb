import { formatDate } from "@amberline/domain/dates";
import { type PaymentPlan } from "@amberline/domain/plans";
import { catalogueIn, type Language } from "../../../locales";

/** How often and from when. */
export const planWords = ({ rhythm, first }: PaymentPlan, language: Language): string =>
  catalogueIn(language).planWords[rhythm](formatDate(first, language));
