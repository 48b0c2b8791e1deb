import type { PaymentOrder, Transaction } from "@amberline/api/client";
import { compareMoney } from "@amberline/domain/money";
import type { BlockReason, PendingAttempt, SendCaps, SendContext } from "./send.types";

/** The provider's clock and ours may differ by this much, milliseconds. */
const CLOCK_SLACK = 120_000;

/** Whether two orders ask for the very same payment. */
export const isSameOrder = (a: PaymentOrder | null, b: PaymentOrder): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether a transaction can be the payment that was tried: new since, same sum, same payee. */
export const isPaymentOf = (
  { knownIds, amount, payeeAccount, startedAt }: PendingAttempt,
  transaction: Transaction,
): boolean =>
  transaction.kind === "send" &&
  !knownIds.includes(transaction.id) &&
  transaction.amount.currency === amount.currency &&
  compareMoney(transaction.amount, amount) === 0 &&
  transaction.payee.account === payeeAccount &&
  transaction.createdAt >= startedAt - CLOCK_SLACK;

/** Declined and failed payments did not move the money. */
export const isDead = ({ status }: Transaction): boolean => status === "declined" || status === "error_done";

/** What stands in the way of sending (specification 4 and 6). */
export function reasonsAgainst(available: SendContext["available"], caps: SendCaps): BlockReason[] {
  const reasons: BlockReason[] = [];
  if (!available || available.minor <= 0) reasons.push("noBalance");
  if (caps.verification !== "verify") reasons.push("notVerified");
  if (!caps.hasTwoFactor) reasons.push("twoFactorOff");
  if (caps.isCorporate && !caps.isCompanyConfirmed) reasons.push("companyNotConfirmed");
  return reasons;
}
