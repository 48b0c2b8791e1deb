import type { Transaction, TransactionStatus } from "@amberline/api/client";
import { dayMs } from "@amberline/domain/dates";
import { compareMoney, type Money } from "@amberline/domain/money";
import { PAYMENT_TIMEOUT, REQUEST_TIMEOUT } from "../shared/delays";
import type { BlockReason, Order, PendingAttempt, SendCaps, SendContext } from "./send.types";

/** How much older than the attempt its payment may seem where nothing but the time tells it from earlier ones, milliseconds. */
const CLOCK_SLACK = 120_000;

const isSameOrder = (a: Order, b: Order): boolean => JSON.stringify(a) === JSON.stringify(b);

const isSameSum = (a: Money, b: Money): boolean => a.currency === b.currency && compareMoney(a, b) === 0;

export const isSamePayment = (
  { amount, payeeAccount }: Pick<PendingAttempt, "amount" | "payeeAccount">,
  order: Order,
): boolean => isSameSum(amount, order.amount) && payeeAccount === order.payee.account;

/** Whether the payment may still be made: a tab that was closed before it sent anything will not send it. */
export const isUnderWay = ({ isSent, startedAt }: PendingAttempt, now: number): boolean =>
  isSent || now - startedAt < REQUEST_TIMEOUT + PAYMENT_TIMEOUT;

/** Whether an order is the intent of an attempt. A reload forgets what was ordered; then the sum and the account decide. */
export const isSameIntent = (attempt: PendingAttempt, ordered: Order | null, order: Order): boolean =>
  ordered ? isSameOrder(ordered, order) : isSamePayment(attempt, order);

/** Whether it was there before, or is another attempt's. */
const isForeign = ({ knownIds, takenIds }: PendingAttempt, id: string): boolean =>
  knownIds?.includes(id) === true || takenIds?.includes(id) === true;

/** Whether a payment that is said to be repeated was made by the attempt itself. */
export const isOwn = (attempt: PendingAttempt | null, id: string): boolean =>
  attempt !== null && attempt.knownIds !== null && !isForeign(attempt, id);

/**
 * The transactions that can be the payment that was tried: new since, same sum, same payee. Those with its very
 * reference, when there are any and it is still known. What is new is told by what was there before, as the customer's
 * clock may be wrong.
 */
export function matchingPayments(
  attempt: PendingAttempt,
  ordered: Order | null,
  transactions: readonly Transaction[],
): readonly Transaction[] {
  const { knownIds, amount, payeeAccount, startedAt } = attempt;
  const isNew = ({ id, createdAt }: Transaction) =>
    !isForeign(attempt, id) && (knownIds !== null || createdAt >= startedAt - CLOCK_SLACK);
  const alike = transactions.filter(
    (each) =>
      each.kind === "send" &&
      isNew(each) &&
      isSameSum(each.amount, amount) &&
      each.payee.account === payeeAccount,
  );
  const exact = alike.filter(({ reference }) => reference === ordered?.reference);
  return exact.length > 0 ? exact : alike;
}

/** Payments of the same sum that went, or are going, to the same account within the day before: it may be a mistake. */
export const likelyRepeated = (
  order: Order,
  placedAt: number,
  transactions: readonly Transaction[],
): readonly Transaction[] =>
  transactions.filter(
    (each) =>
      each.kind === "send" &&
      !isDead(each) &&
      isSamePayment({ amount: each.amount, payeeAccount: each.payee.account }, order) &&
      each.createdAt > placedAt - dayMs,
  );

/** Declined and failed payments did not move the money. */
export const isDeadStatus = (status: TransactionStatus): boolean =>
  status === "declined" || status === "error_done";
export const isFinalStatus = (status: TransactionStatus): boolean =>
  status === "done" || isDeadStatus(status);
export const isDead = ({ status }: Transaction): boolean => isDeadStatus(status);

/** Whether the first request may make the payment, or an earlier one of the same attempt has. */
export const mayPayAtOnce = ({
  checksNamesFirst,
  isInDoubt,
}: Pick<SendContext, "checksNamesFirst" | "isInDoubt">): boolean => !checksNamesFirst || isInDoubt;

export const isTooMuch = (amount: Money, available: Money | null): boolean =>
  !available || compareMoney(amount, available) > 0;

/** Whether identity verification can be begun, or begun again, from here: a company's people do it from the top bar. */
export const isVerifiable = ({ verification, isCompany }: SendCaps): boolean =>
  !isCompany && (verification === "none" || verification === "reject");

/** What stands in the way of sending (specification 4 and 6). */
export function reasonsAgainst(available: SendContext["available"], caps: SendCaps): BlockReason[] {
  const reasons: BlockReason[] = [];
  if (!available || available.minor <= 0) reasons.push("noBalance");
  if (caps.verification !== "verify") reasons.push("notVerified");
  if (!caps.hasTwoFactor) reasons.push("twoFactorOff");
  if (caps.isCompany && !caps.isCompanyConfirmed) reasons.push("companyNotConfirmed");
  return reasons;
}
