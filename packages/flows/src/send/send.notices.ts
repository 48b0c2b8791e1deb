import type { TransactionStatus } from "@amberline/api/client";
import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import type { Money } from "@amberline/domain/money";
import { failureNotice, isRefusal, type Notice } from "../shared";
import type { OrderOutcome } from "./send.types";

/** Why the provider did not take the order; the two BIC errors and a wrong code have words of ours. */
export function refusalNotice(outcome: OrderOutcome): Notice | null {
  if (outcome.ok) return null;
  if (isRefusal(outcome, INSTANT_NOT_REACHABLE)) return { key: "send.noInstant", field: "type" };
  if (isRefusal(outcome, CREDIT_NOT_REACHABLE)) return { key: "send.noCredit", field: "bic" };
  if (isRefusal(outcome, "INCORRECT_2FA_CODE")) return { key: "send.codeWrong", field: "code" };
  return failureNotice(outcome);
}

export const tooMuchNotice = (available: Money | null): Notice => ({
  key: "error.amount.aboveBalance",
  ...(available ? { values: { balance: available } } : {}),
  field: "amount",
});

/** Title of a payment that did not move the money, or the provider's reason when it gives one. */
export const deadNotice = (status: TransactionStatus, reason = ""): Notice => ({
  key: `transactions.title.${status}`,
  ...(reason ? { text: reason } : {}),
});
