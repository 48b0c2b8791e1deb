import { type Selectable } from "kysely";
import { epochOf } from "../db/schema";
import { type OutsideAccountsTable } from "../db/tables/directory";
import { type Db } from "../db/inTransaction";
import { type Transaction } from "../ledger/transaction";
import { findBank, type Bank } from "./banks";
import { instantLimitMs } from "../ledger";

export type DeclineReason =
  | "bank_unknown"
  | "instant_not_taken"
  | "credit_not_taken"
  | "account_unknown"
  | "account_closed"
  | "rejected"
  | "no_answer";

/** The payee bank's answer: accepted, refused, or none yet. */
export type Answer =
  | { is: "accepted" }
  | { is: "declined"; reason: DeclineReason }
  | { is: "awaited"; until: number };

const declined = (reason: DeclineReason): Answer => ({ is: "declined", reason });

/** The simulated answer of another bank and its account. */
export async function answerTo(db: Db, payment: Transaction, now: number): Promise<Answer> {
  if (payment.payment_system === "SWIFT") return { is: "accepted" };
  const bank = await findBank(db, { iban: payment.to_account, bic: payment.to_bic });
  const refusal = refusalOfBank(bank, payment);
  if (refusal) return declined(refusal);
  const account = await db
    .selectFrom("outside_accounts")
    .selectAll()
    .where("iban", "=", payment.to_account)
    .executeTakeFirst();
  return account ? answerOfAccount(account, payment, now) : { is: "accepted" };
}

function refusalOfBank(bank: Bank | undefined, payment: Transaction): DeclineReason | null {
  if (!bank) return "bank_unknown";
  if (bank.bic === payment.from_bic) return "account_unknown";
  if (payment.payment_type === "INSTANT") return bank.takes_instant ? null : "instant_not_taken";
  return bank.takes_credit ? null : "credit_not_taken";
}

function answerOfAccount(
  account: Selectable<OutsideAccountsTable>,
  payment: Transaction,
  now: number,
): Answer {
  if (account.closed) return declined("account_closed");
  if (account.behaviour === "rejects") return declined("rejected");
  if (account.behaviour !== "silent" || payment.payment_type === "CREDIT") return { is: "accepted" };
  const until = epochOf(payment.created_at) + instantLimitMs;
  return now < until ? { is: "awaited", until } : declined("no_answer");
}
