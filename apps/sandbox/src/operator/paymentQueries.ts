import { type OperatorPayment, type PaymentAction } from "@amberline/api/operator";
import { normaliseIban } from "@amberline/domain/iban";
import { sql } from "kysely";
import { isFinal, type Db } from "../ledger";
import { anywhere } from "../db/anywhere";

const waiting = ["new", "pending", "approved"] as const;

const selectPayments = (db: Db) =>
  db
    .selectFrom("transactions")
    .innerJoin("accounts", "accounts.id", "transactions.account_id")
    .select(["transactions.id", "account_id", "login_id", "type", "transactions.status", "status_reason"])
    .select(["amount_cents", "transactions.currency", "payment_type", "direct_debit", "space_id"])
    .select(["from_name", "to_name", "to_account", "to_reference", "transactions.created_at", "due_at"])
    .where("type", "in", ["SEND", "RECEIVE"])
    .orderBy((row) => row("transactions.status", "in", waiting), "desc")
    .orderBy("transactions.created_at", "desc");

type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>["execute"]>>[number];

/** A pending payment can be decided, a completed one of the customer's returned or paid back. */
function actionsOf({
  type,
  status,
  direct_debit: scheme,
  space_id: spaceId,
}: Pick<PaymentRow, "type" | "status" | "direct_debit" | "space_id">): PaymentAction[] {
  if (!isFinal(status)) return ["settle", "decline", "fail"];
  if (type !== "SEND" || status !== "done" || spaceId !== null) return [];
  return [scheme === null ? "return" : "payBack"];
}

const shown = ({
  type,
  amount_cents: minor,
  currency,
  direct_debit,
  space_id,
  ...row
}: PaymentRow): OperatorPayment => ({
  ...row,
  type: type === "SEND" ? "SEND" : "RECEIVE",
  payment_type: row.payment_type ?? "",
  amount: { minor, currency },
  actions: actionsOf({ type, direct_debit, space_id, ...row }),
});

/** Searches name, account, reference and number. Waiting payments first, then the newest. */
export async function findPayments(
  db: Db,
  { search, isWaiting }: { search: string; isWaiting: boolean },
): Promise<OperatorPayment[]> {
  const rows = await selectPayments(db)
    .$if(isWaiting, (query) => query.where("transactions.status", "in", waiting))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("from_name", "ilike", anywhere(search)),
          eb("to_name", "ilike", anywhere(search)),
          eb("to_reference", "ilike", anywhere(search)),
          eb("from_account", "like", anywhere(normaliseIban(search))),
          eb("to_account", "like", anywhere(normaliseIban(search))),
          eb(sql<string>`transactions.id::text`, "ilike", anywhere(search)),
        ]),
      ),
    )
    .limit(100)
    .execute();
  return rows.map(shown);
}

/** Of all accounts of a customer, newest first. */
export async function customerPayments(db: Db, loginId: string): Promise<OperatorPayment[]> {
  const rows = await selectPayments(db).where("login_id", "=", loginId).limit(50).execute();
  return rows.map(shown);
}

/** Number of payments that wait for a decision or for clearing. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("transactions")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("type", "in", ["SEND", "RECEIVE"])
    .where("status", "in", waiting)
    .executeTakeFirstOrThrow();
  return Number(count);
}
