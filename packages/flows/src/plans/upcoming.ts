import type { DebitCollection, PlannedPayment } from "@amberline/api/client";
import { compareDays, type DateRange } from "@amberline/domain/dates";
import type { Money } from "@amberline/domain/money";
import { paymentDay } from "@amberline/domain/plans";

/** One payment that is planned, or that a creditor is going to collect. */
export type Upcoming = { day: string; amount: Money } & (
  | { plan: PlannedPayment }
  | { collection: DebitCollection }
);

/** Those that the provider names, and further ones by the plan. */
function daysOf({ plan, days }: PlannedPayment, end: string): string[] {
  const last = days.at(-1) ?? days[0];
  const further: string[] = [];
  for (let nth = 0; ; nth += 1) {
    const day = paymentDay(plan, nth);
    if (day === null || day > end) return [...days, ...further];
    if (day > last) further.push(day);
  }
}

/** Whether it leaves the account as things are. */
export const isExpected = (each: Upcoming): boolean =>
  "plan" in each ? each.plan.state === "active" : each.collection.problem === "";

/** Soonest first; of a plan that is not active its next payment alone. */
export function upcomingIn(
  { start, end }: DateRange,
  plans: readonly PlannedPayment[],
  collections: readonly DebitCollection[],
): Upcoming[] {
  const planned = plans.flatMap((plan) =>
    (plan.state === "active" ? daysOf(plan, end) : [plan.days[0]]).map((day) => ({
      day,
      amount: plan.amount,
      plan,
    })),
  );
  const coming = collections.map((collection) => ({
    day: collection.day,
    amount: collection.amount,
    collection,
  }));
  return [...planned, ...coming]
    .filter(({ day }) => start <= day && day <= end)
    .sort((one, other) => compareDays(one.day, other.day));
}
