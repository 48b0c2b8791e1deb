import { formatDate } from "@amberline/domain/dates";
import { longerMonthDay, type PaymentPlan } from "@amberline/domain/plans";
import { catalogueIn, type Language } from "../../../locales";

/** How often, from when and until when. */
export function planWords(plan: PaymentPlan, language: Language): string {
  const { rhythm, first, until, times } = plan;
  const { planWords: words, planUntil, planTimes } = catalogueIn(language);
  const often = words[rhythm](formatDate(first, language), longerMonthDay(plan) ?? 0);
  if (rhythm === "once") return often;
  if (until !== null) return planUntil(often, formatDate(until, language));
  return times === null ? often : planTimes(often, times);
}
