import { type OperatorPlan } from "@amberline/api/operator";
import { paymentDay } from "@amberline/domain/plans";
import { readPlanned, standingStates } from "../areas/orders/plans/makePlan";
import { holderName, type Db } from "../ledger";

/** What is planned from all accounts of a customer, soonest first. */
export async function customerPlans(db: Db, loginId: string): Promise<OperatorPlan[]> {
  const rows = await db
    .selectFrom("planned_payments as plan")
    .innerJoin("accounts", "accounts.id", "plan.account_id")
    .innerJoin("logins", "logins.id", "accounts.login_id")
    .select(["plan.id", "plan.ordered", "plan.nth", "plan.state"])
    .select(["accounts.kind", "accounts.name", "first_name", "middle_name", "last_name"])
    .where("accounts.login_id", "=", loginId)
    .where("plan.state", "in", standingStates)
    .execute();
  return rows
    .flatMap((row): OperatorPlan[] => {
      const { id, state } = row;
      const { order } = readPlanned(row);
      const next = paymentDay(order.plan, row.nth);
      if (next === null || state === "ended" || state === "stopped") return [];
      return [
        {
          ...{ id, state, next, rhythm: order.plan.rhythm },
          from_name: holderName(row, row),
          to_name: order.payeeName,
          to_account: order.account,
          to_reference: order.reference,
          amount: { minor: order.amountCents, currency: "EUR" },
        },
      ];
    })
    .sort((a, b) => a.next.localeCompare(b.next) || a.id.localeCompare(b.id));
}
