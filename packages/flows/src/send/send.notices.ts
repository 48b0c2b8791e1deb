import type { TransactionStatus } from "@amberline/api/client";
import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import type { Money } from "@amberline/domain/money";
import { failureNotice, isRefusal, isUncertain, type Notice } from "../shared";
import { LIKELY_REPEAT, NO_PERSONAL_ACCOUNT, type Created, type Order } from "./send.types";

/** A warning, not a refusal: the same order sent again is taken. */
export const REPEAT_NOTICE = "send.repeat";

export const isRepeat = (outcome: Created["outcome"]): boolean => isRefusal(outcome, LIKELY_REPEAT);

/** No clear answer came, and yet it is certain that no money moved: the customer is told both. */
export const notMadeNotice = (outcome: Created["outcome"] | null): Notice => ({
  key:
    outcome && !outcome.ok && failureNotice(outcome).key === "error.access"
      ? "send.notMade.access"
      : "send.notMade",
});

/** Why the order was not taken; the two BIC errors and a wrong code have words of ours. */
export function refusalNotice(outcome: Created["outcome"]): Notice | null {
  if (outcome.ok) return null;
  if (isUncertain(outcome)) return notMadeNotice(outcome);
  if (isRefusal(outcome, NO_PERSONAL_ACCOUNT)) return { key: "send.noPersonalAccount" };
  if (isRefusal(outcome, INSTANT_NOT_REACHABLE)) return { key: "send.noInstant", field: "type" };
  if (isRefusal(outcome, CREDIT_NOT_REACHABLE)) return { key: "send.noCredit", field: "bic" };
  if (isRefusal(outcome, "INCORRECT_2FA_CODE")) return { key: "send.codeWrong", field: "code" };
  return failureNotice(outcome);
}

/** Asks once whether a payment is meant that was made within a day. */
export const repeatNotice = ({ amount }: Order): Notice => ({ key: REPEAT_NOTICE, values: { amount } });

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
