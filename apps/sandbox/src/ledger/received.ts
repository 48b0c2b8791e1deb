import { type Insertable } from "kysely";
import { type TransactionsTable } from "../db/tables/ledger";
import { transactionRow, type Party } from "./transaction";

export const payerOf = (payment: Insertable<TransactionsTable>): Party => ({
  name: payment.from_name,
  account: payment.from_account,
  bic: payment.from_bic,
  bankName: payment.from_bank_name,
});

export const payeeOf = (payment: Insertable<TransactionsTable>): Party => ({
  name: payment.to_name,
  account: payment.to_account,
  bic: payment.to_bic,
  bankName: payment.to_bank_name,
  address: payment.to_address,
  city: payment.to_address_city,
  zip: payment.to_address_zip,
  country: payment.to_address_country,
});

/** The payee's transaction for a payment of another customer. */
export const receivedRow = (
  payment: Insertable<TransactionsTable>,
  accountId: string,
  now: number,
): Insertable<TransactionsTable> =>
  transactionRow({
    id: crypto.randomUUID(),
    accountId,
    counterpartId: payment.id,
    type: "RECEIVE",
    status: "done",
    amountCents: payment.amount_cents,
    currency: payment.currency,
    paymentSystem: payment.payment_system,
    paymentType: payment.payment_type,
    beneficiaryType: payment.beneficiary_type,
    from: payerOf(payment),
    to: payeeOf(payment),
    reference: payment.to_reference,
    now,
  });
