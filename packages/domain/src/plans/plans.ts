import { isBusinessDay } from "../clearing";
import { addDays, addMonths, daysBetween, startOfMonth } from "../dates";
import type { PaymentPlan, Rhythm } from "./plan";

type Begun = Pick<PaymentPlan, "first" | "monthDay">;

const dayIn = (day: string): number => Number(day.slice(-2));
const endOfMonth = (day: string): string => addDays(addMonths(startOfMonth(day), 1), -1);

/** The agreed day of a month, where the first payment was on the last day of a month too short for it; else null. */
export const longerMonthDay = ({
  first,
  rhythm,
  monthDay = 0,
}: Begun & Pick<PaymentPlan, "rhythm">): number | null =>
  rhythm === "monthly" && monthDay > dayIn(first) && first === endOfMonth(first) ? monthDay : null;

function dayOfMonth({ first, monthDay }: Begun, nth: number): string {
  const agreed = longerMonthDay({ first, monthDay, rhythm: "monthly" });
  if (agreed === null) return addMonths(first, nth);
  const last = endOfMonth(addMonths(first, nth));
  return agreed < dayIn(last) ? addDays(startOfMonth(last), agreed - 1) : last;
}

// Each is counted from the first, so that after a 28 February the 31st comes back.
const nthDay: Record<Rhythm, (plan: Begun, nth: number) => string> = {
  once: ({ first }) => first,
  weekly: ({ first }, nth) => addDays(first, 7 * nth),
  monthly: dayOfMonth,
  monthEnd: ({ first }, nth) => endOfMonth(addMonths(startOfMonth(first), nth)),
};

/** The day agreed for a payment, counted from 0; null after the last. */
export function agreedDay({ rhythm, until, times, ...begun }: PaymentPlan, nth: number): string | null {
  if (nth >= (rhythm === "once" ? 1 : (times ?? Infinity))) return null;
  const day = nthDay[rhythm](begun, nth);
  return until !== null && day > until ? null : day;
}

/** The day a payment, counted from 0, leaves the account: the agreed one or the business day beside it. */
export function paymentDay(plan: PaymentPlan, nth: number): string | null {
  const agreed = agreedDay(plan, nth);
  if (agreed === null) return null;
  let day = agreed;
  while (!isBusinessDay(day)) day = addDays(day, plan.shift === "before" ? -1 : 1);
  return day;
}

/** The plan as it goes on from the payment of a day, which is one of its own. Throws RangeError for another. */
export function planFrom(plan: PaymentPlan, day: string): PaymentPlan {
  for (let nth = 0; ; nth += 1) {
    const made = paymentDay(plan, nth);
    if (made === null || made > day) throw new RangeError("The plan has no payment on that day.");
    const first = agreedDay(plan, nth);
    if (made !== day || first === null) continue;
    const times = plan.times === null ? null : plan.times - nth;
    // From a 28 February on, the 29th to 31st would not come back.
    const { monthDay: _, ...rest } = plan;
    const going = { ...rest, first, times, monthDay: longerMonthDay(plan) ?? dayIn(plan.first) };
    return longerMonthDay(going) === null ? { ...rest, first, times } : going;
  }
}

/** The days of the payments from the nth on, at most so many. */
export function paymentDays(plan: PaymentPlan, nth: number, most: number): string[] {
  const days = Array.from({ length: most }, (_, more) => paymentDay(plan, nth + more));
  return days.filter((day) => day !== null);
}

/** The furthest first day, in days from today. */
const furthest = 366;

/** Why a plan made today can't begin. `before`: the business day before its first one is past. */
export type PlanProblem = "past" | "tooFar" | "before" | "until";

/** Null if it can. `today` is the bank's. */
export function planProblem(plan: PaymentPlan, today: string): PlanProblem | null {
  const first = nthDay[plan.rhythm](plan, 0);
  const made = paymentDay(plan, 0);
  if (made === null) return "until";
  if (made <= today) return first <= today ? "past" : "before";
  return daysBetween(today, first) > furthest ? "tooFar" : null;
}
