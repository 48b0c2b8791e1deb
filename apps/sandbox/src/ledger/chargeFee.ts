import { instant, type Cents } from "../db/schema";
import { lockBalances } from "./balance";
import { book, outgoingLegs } from "./book";
import { inTransaction, type Db } from "../db/inTransaction";
import { transactionRow, type Party, type Transaction } from "./transaction";

export interface Charge {
  accountId: string;
  amountCents: Cents;
  currency?: string;
  from: Party;
  /** The bank. */
  to: Party;
  reference: string;
  now: number;
}

export type Charged =
  | { ok: true; payment: Transaction }
  | { ok: false; refusal: "insufficient_funds" | "unknown_account" };

/** Charges a fee that belongs to no payment, such as a monthly one: a `fee_manual` transaction, booked at once. */
export function chargeFee(db: Db, charge: Charge): Promise<Charged> {
  return inTransaction(db, async (trx) => {
    const { accountId, amountCents, currency = "EUR", now } = charge;
    const [customer] = await lockBalances(trx, { accountIds: [accountId], currencies: [currency] });
    if (!customer || customer.isClosed) return { ok: false, refusal: "unknown_account" };
    if (customer.availableCents < amountCents) return { ok: false, refusal: "insufficient_funds" };
    const row = transactionRow({
      ...charge,
      id: crypto.randomUUID(),
      type: "fee_manual",
      status: "done",
      paymentType: "CREDIT",
      beneficiaryType: "organization",
    });
    const payment = await trx.insertInto("transactions").values(row).returningAll().executeTakeFirstOrThrow();
    const legs = outgoingLegs(customer, { kind: "fees" }, amountCents, 0);
    await book(trx, [{ purpose: "charge", transactionId: row.id, bookedAt: instant(now), currency, legs }]);
    return { ok: true, payment };
  });
}
