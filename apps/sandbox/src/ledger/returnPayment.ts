import { instant } from "../db/schema";
import { lockBalances } from "./balance";
import { book, clearingOf, outgoingLegs } from "./book";
import { inTransaction, type Db } from "../db/inTransaction";
import { payeeOf, payerOf } from "./received";
import { tellLater } from "./tellLater";
import { transactionRow, type Transaction } from "./transaction";

export type ReturnedPayment =
  | { ok: true; payment: Transaction }
  | { ok: false; refusal: "unknown_payment" | "not_done" | "already_returned" | "stayed_here" };

/**
 * Returns a completed payment from the payee's bank, without its fee: the booked entries stay, and a RECEIVE is booked
 * beside them. Once per payment; payments within this bank cannot be returned. `reason` is a short code.
 */
export function returnPayment(
  db: Db,
  { paymentId, reason, now }: { paymentId: string; reason: string; now: number },
): Promise<ReturnedPayment> {
  return inTransaction(db, async (trx) => {
    const refuse = (refusal: Exclude<ReturnedPayment, { ok: true }>["refusal"]) =>
      ({ ok: false, refusal }) as const;
    // Before the payment, as whoever asks for a refund has it already.
    await trx
      .selectFrom("debit_collections")
      .select("id")
      .where("transaction_id", "=", paymentId)
      .forUpdate()
      .execute();
    const sent = await trx
      .selectFrom("transactions")
      .selectAll()
      .where("id", "=", paymentId)
      .where("type", "=", "SEND")
      .forUpdate()
      .executeTakeFirst();
    if (!sent) return refuse("unknown_payment");
    if (sent.status !== "done") return refuse("not_done");
    if (sent.space_id !== null) return refuse("stayed_here");
    const arrived = await trx
      .selectFrom("transactions")
      .select("account_id")
      .where("counterpart_id", "=", sent.id)
      .executeTakeFirst();
    if (arrived) return refuse(arrived.account_id === sent.account_id ? "already_returned" : "stayed_here");
    const [customer] = await lockBalances(trx, {
      accountIds: [sent.account_id],
      currencies: [sent.currency],
    });
    if (!customer) return refuse("unknown_payment");
    const row = transactionRow({
      id: crypto.randomUUID(),
      accountId: sent.account_id,
      counterpartId: sent.id,
      type: "RECEIVE",
      status: "done",
      statusReason: reason,
      amountCents: sent.amount_cents,
      currency: sent.currency,
      paymentSystem: sent.payment_system,
      paymentType: sent.payment_type,
      beneficiaryType: sent.beneficiary_type,
      from: payeeOf(sent),
      to: payerOf(sent),
      reference: sent.to_reference,
      isSalary: sent.is_salary,
      ...(sent.direct_debit && { directDebit: sent.direct_debit }),
      now,
    });
    const payment = await trx.insertInto("transactions").values(row).returningAll().executeTakeFirstOrThrow();
    const legs = outgoingLegs(clearingOf(sent.payment_type), customer, sent.amount_cents, 0);
    const entry = { purpose: "return", transactionId: row.id, currency: sent.currency, legs } as const;
    await book(trx, [{ ...entry, bookedAt: instant(now) }]);
    await tellLater(trx, [row]);
    if (sent.direct_debit)
      await trx
        .updateTable("debit_collections")
        .set({ state: "returned", updated_at: instant(now) })
        .where("transaction_id", "=", sent.id)
        .execute();
    return { ok: true, payment };
  });
}
