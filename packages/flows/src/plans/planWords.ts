import type { PlannedPayment } from "@amberline/api/client";
import { compareDays, formatDate } from "@amberline/domain/dates";
import { longerMonthDay, type PaymentPlan } from "@amberline/domain/plans";
import type { Translate } from "../i18n";

/** How often, and until when: "Every month until 1 June 2027". */
export function planWords(plan: PaymentPlan, t: Translate, locale: string): string {
  const { rhythm, until, times } = plan;
  const monthDay = longerMonthDay(plan);
  const often =
    monthDay === null ? t(`plans.rhythm.${rhythm}`) : t("plans.rhythm.monthlyOn", { day: monthDay });
  if (rhythm === "once") return often;
  if (until !== null) return t("plans.until", { often, day: formatDate(until, locale) });
  return times === null ? often : t("plans.times", { often, count: times });
}

/** The next payments of all plans, soonest first, each as a plan that begins with it. */
export function nextPayments(plans: readonly PlannedPayment[], most: number): PlannedPayment[] {
  const each = plans.flatMap((plan) =>
    plan.days.map((day, nth): PlannedPayment =>
      nth === 0 ? plan : { ...plan, days: [day], triedAgain: null, problem: "" },
    ),
  );
  return each.sort(({ days: [a] }, { days: [b] }) => compareDays(a, b)).slice(0, most);
}

/** What keeps the next payment from being made as planned, or kept the last one; null if nothing does. */
export function hitchOf({ state, triedAgain, problem }: PlannedPayment) {
  if (state !== "active") return state;
  if (triedAgain !== null) return "waiting";
  return problem === "" ? null : "missed";
}
