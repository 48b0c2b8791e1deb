import { sql } from "kysely";
import { civilDate } from "@amberline/domain/dates";
import { bankTimeZone, startOfDay } from "../../days";
import { instant, type Cents } from "../../db/schema";
import { type AccountRow, type Caller } from "../../http/caller";
import { type Db } from "../../ledger";
import { enteredBy } from "../orders/parties";
import { ruleOf } from "./approvers";

/**
 * What a person has had paid, or planned, to each account since midnight without anybody's approval: what they make now
 * counts together with it, so that a payment split in parts needs the approval that the whole would. Empty without a
 * rule.
 */
export async function unapprovedToday(
  db: Db,
  account: Pick<AccountRow, "id" | "kind" | "approve_above_cents" | "approvers">,
  caller: Pick<Caller, "id">,
  now: number,
  /** Of what is made now, which another request may have made: its key, and the planned payment it takes the place of. */
  { key = "", replaced = "" } = {},
): Promise<ReadonlyMap<string, Cents>> {
  if (account.kind !== "corporate" || !ruleOf(account)) return new Map();
  const midnight = instant(startOfDay(civilDate(now, bankTimeZone)));
  const own = sql<string>`${enteredBy(db, caller).$asScalar()}::text`;
  const paid = db
    .selectFrom("transactions")
    .select(["to_account as account", "amount_cents as cents"])
    .where("account_id", "=", account.id)
    .where("type", "=", "SEND")
    .where("direct_debit", "is", null)
    .where("space_id", "is", null)
    .where("status", "not in", ["declined", "error_done"])
    .where("created_at", ">=", midnight)
    .where("entered_by", "is not distinct from", own)
    .where("idempotency_key", "<>", key)
    // Of a planned payment or a file, which count on the day they are confirmed.
    .where("idempotency_key", "not like", "% %")
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("proposals")
            .select("proposals.id")
            .whereRef("proposals.account_id", "=", "transactions.account_id")
            .whereRef("proposals.idempotency_key", "=", "transactions.idempotency_key"),
        ),
      ),
    );
  const ordered = sql`planned_payments.ordered::jsonb`;
  const planned = db
    .selectFrom("planned_payments")
    .select([
      sql<string>`${ordered} #>> '{order,account}'`.as("account"),
      sql<Cents>`(${ordered} #>> '{order,amountCents}')::bigint`.as("cents"),
    ])
    .where("account_id", "=", account.id)
    .where("state", "<>", "stopped")
    .where("idempotency_key", "<>", key)
    .where(sql<string>`planned_payments.id::text`, "<>", replaced)
    .where("created_at", ">=", midnight)
    .where(sql<string>`${ordered} ->> 'enteredBy'`, "is not distinct from", own)
    .where(sql<boolean>`(${ordered} ->> 'isApproved')::boolean`, "is distinct from", true);
  const inFiles = db
    .selectFrom("payment_rows")
    .innerJoin("payment_files", "payment_files.id", "payment_rows.file_id")
    .select(["account", "amount_cents as cents"])
    .where("payment_files.account_id", "=", account.id)
    .where("payment_files.approved_by", "=", caller.id)
    .where("payment_files.approved_at", ">=", midnight)
    .where("payment_files.proposal_id", "is", null)
    .where("payment_rows.state", "in", ["ready", "paying", "paid"]);
  const sums = await db
    .selectFrom(
      paid.unionAll(planned).unionAll(inFiles.$castTo<{ account: string; cents: Cents }>()).as("made"),
    )
    .select(["account", sql<Cents>`sum(cents)::bigint`.as("cents")])
    .groupBy("account")
    .execute();
  return new Map(sums.map(({ account: to, cents }) => [to, cents]));
}
