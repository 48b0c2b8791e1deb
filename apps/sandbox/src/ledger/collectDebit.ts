import { type MandateScheme } from "@amberline/domain/directDebits";
import { instant } from "../db/schema";
import { lockBalances } from "./balance";
import { book, clearingOf, outgoingLegs } from "./book";
import { inTransaction, type Db } from "../db/inTransaction";
import { transactionRow, type Party, type PaymentTerms, type Transaction } from "./transaction";

export interface Debit extends Pick<PaymentTerms, "amountCents" | "reference"> {
  accountId: string;
  scheme: MandateScheme;
  from: Party;
  /** The creditor. */
  to: Party;
  /** One per collection. */
  idempotencyKey: string;
  now: number;
}

export type CollectedDebit =
  | { ok: true; payment: Transaction }
  | { ok: false; refusal: "insufficient_funds" | "unknown_account" };

/** Takes a direct debit from an account, at once and without a fee. The customer's payment limits don't count it. */
export const collectDebit = (db: Db, { scheme, ...debit }: Debit): Promise<CollectedDebit> =>
  inTransaction(db, async (trx) => {
    const { accountId, amountCents, now } = debit;
    const [customer] = await lockBalances(trx, { accountIds: [accountId], currencies: ["EUR"] });
    if (!customer || customer.isClosed) return { ok: false, refusal: "unknown_account" };
    if (customer.availableCents < amountCents) return { ok: false, refusal: "insufficient_funds" };
    const row = transactionRow({
      ...debit,
      id: crypto.randomUUID(),
      type: "SEND",
      status: "done",
      paymentType: "CREDIT",
      beneficiaryType: "organization",
      directDebit: scheme,
      payloadHash: "",
    });
    const payment = await trx.insertInto("transactions").values(row).returningAll().executeTakeFirstOrThrow();
    const legs = outgoingLegs(customer, clearingOf("CREDIT"), amountCents, 0);
    const entry = { purpose: "settlement", transactionId: row.id, currency: "EUR", legs } as const;
    await book(trx, [{ ...entry, bookedAt: instant(now) }]);
    return { ok: true, payment };
  });
