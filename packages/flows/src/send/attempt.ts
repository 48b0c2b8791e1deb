import type {
  Approvals,
  PlannedPayment,
  Proposal,
  Quote,
  Transaction,
  TransactionStatus,
} from "@amberline/api/client";
import { dayMs } from "@amberline/domain/dates";
import { compareMoney, money, type Money } from "@amberline/domain/money";
import { approvalsNeeded, hasRight } from "@amberline/domain/rights";
import { PAYMENT_TIMEOUT, REQUEST_TIMEOUT } from "../shared/delays";
import type { BlockReason, Order, PendingAttempt, SendCaps, SendContext } from "./send.types";

/**
 * Tolerance, in milliseconds, for a payment that appears older than its attempt, used when only time distinguishes it
 * from earlier payments.
 */
const CLOCK_SLACK = 120_000;

const isSameOrder = (a: Order, b: Order): boolean => JSON.stringify(a) === JSON.stringify(b);

const isSameSum = (a: Money, b: Money): boolean => a.currency === b.currency && compareMoney(a, b) === 0;

export const isSamePayment = (
  { amount, payeeAccount }: Pick<PendingAttempt, "amount" | "payeeAccount">,
  order: Order,
): boolean => isSameSum(amount, order.amount) && payeeAccount === order.payee.account;

/** Whether the payment may still be made; a tab closed before sending anything never sends it. */
export const isUnderWay = ({ isSent, startedAt }: PendingAttempt, now: number): boolean =>
  isSent || now - startedAt < REQUEST_TIMEOUT + PAYMENT_TIMEOUT;

/** Whether an attempt is for this order. After a reload the order is gone, so amount and account decide. */
export const isSameIntent = (attempt: PendingAttempt, ordered: Order | null, order: Order): boolean =>
  ordered ? isSameOrder(ordered, order) : isSamePayment(attempt, order);

/** Whether the transaction existed before the attempt or belongs to another attempt. */
const isForeign = ({ knownIds, takenIds }: PendingAttempt, id: string): boolean =>
  knownIds?.includes(id) === true || takenIds?.includes(id) === true;

/** Whether the payment reported as repeated was made by this very attempt. */
export const isOwn = (attempt: PendingAttempt | null, id: string): boolean =>
  attempt !== null && attempt.knownIds !== null && !isForeign(attempt, id);

/**
 * The transactions that may be the attempted payment: new, with the same amount and payee, and with the same reference if
 * it is still known and any has it. "New" means not listed before the attempt, because the customer's clock may be wrong.
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
      each.directDebit === null &&
      isNew(each) &&
      isSameSum(each.amount, amount) &&
      each.payee.account === payeeAccount,
  );
  const exact = alike.filter(({ reference }) => reference === ordered?.reference);
  return exact.length > 0 ? exact : alike;
}

/** A planned payment as the transaction it will be, known by the attempt that planned it. */
export const plannedBy = (
  { id, startedAt }: PendingAttempt,
  plans: readonly PlannedPayment[],
): Transaction[] =>
  plans
    .filter(({ orderKey }) => orderKey === id)
    .map(({ id: plan, payee, amount, reference }) => {
      const unknown = { name: "", account: "", bic: "", bankName: "" };
      const address = { address: "", city: "", zip: "", country: "" };
      return {
        ...{
          id: plan,
          kind: "send",
          status: "new",
          statusReason: "",
          reference,
          isHidden: false,
          directDebit: null,
          category: null,
          categoryFrom: "guess",
          note: "",
          noteVersion: 0,
          files: [],
          labels: [],
          spaceId: null,
        },
        ...{ displayed: amount, amount, fee: money(0, amount.currency) },
        ...{ createdAt: startedAt, updatedAt: startedAt },
        debtor: unknown,
        payee: { ...unknown, ...address, ...payee },
      };
    });

/** What an attempt has made for others to approve. */
export const proposedBy = ({ id }: PendingAttempt, { proposals }: Approvals): Proposal | null =>
  proposals.find(({ proposed }) => proposed.kind === "payment" && proposed.payment.orderKey === id) ?? null;

/** Payments that wait for approval besides that of the attempt, newest first. */
export const waitingBesides = (attempt: PendingAttempt, { proposals }: Approvals): readonly Proposal[] =>
  proposals.filter(
    ({ state, proposed }) =>
      state === "waiting" && proposed.kind === "payment" && proposed.payment.orderKey !== attempt.id,
  );

/** Whether what waits for approval is the same payment, now or planned as this one. */
export const isProposedAlready = (order: Order, { proposed }: Proposal): boolean =>
  proposed.kind === "payment" &&
  isSamePayment({ amount: proposed.payment.amount, payeeAccount: proposed.payment.payee.account }, order) &&
  (proposed.payment.plan === null) === (order.plan === undefined);

/** Payments of the same amount to the same account within the last day, made or pending: likely duplicates. */
export const likelyRepeated = (
  order: Order,
  placedAt: number,
  transactions: readonly Transaction[],
): readonly Transaction[] =>
  transactions.filter(
    (each) =>
      each.kind === "send" &&
      each.directDebit === null &&
      !isDead(each) &&
      isSamePayment({ amount: each.amount, payeeAccount: each.payee.account }, order) &&
      each.createdAt > placedAt - dayMs,
  );

/** Declined and failed payments moved no money. */
export const isDeadStatus = (status: TransactionStatus): boolean =>
  status === "declined" || status === "error_done";
export const isFinalStatus = (status: TransactionStatus): boolean =>
  status === "done" || isDeadStatus(status);
export const isDead = ({ status }: Transaction): boolean => isDeadStatus(status);

/** Whether the first request may make the payment, or an earlier request of the attempt may have made it. */
export const mayPayAtOnce = ({
  checksNamesFirst,
  isInDoubt,
}: Pick<SendContext, "checksNamesFirst" | "isInDoubt">): boolean => !checksNamesFirst || isInDoubt;

/** Whether the balance is enough for the payment and its fee. For a later one it is another balance. */
export const isPayableFrom = (
  available: Money | null,
  { amount, plan }: Pick<Order, "amount" | "plan">,
  quote: Quote | null | undefined,
): boolean =>
  plan !== undefined || (available !== null && compareMoney(quote?.total ?? amount, available) <= 0);

/** Whether the customer may have payments made, or prepare them for others to approve. */
const mayPrepare = ({ rights }: SendCaps): boolean => rights === null || hasRight(rights, "prepare");

/** How many others have to approve a payment of this amount. */
export const approvalsFor = ({ rule, rights }: SendCaps, amount: Money): number =>
  approvalsNeeded(rule, rights, amount);

/** How many others have to approve the order that was checked: the provider counts what was paid to the payee today. */
export const approvalsOf = (
  { caps, check }: Pick<SendContext, "caps" | "check">,
  { amount }: Order,
): number => Math.max(approvalsFor(caps, amount), check?.approvalsNeeded ?? 0);

/** Whether the order that was checked takes no code: to a trusted payee, and like no other payment. */
export const isWithoutCode = ({ check, toldOf }: Pick<SendContext, "check" | "toldOf">): boolean =>
  check?.withoutCode === true && toldOf.length === 0;

/** Whether identity verification can be started or restarted here; company users start it from the top bar. */
export const isVerifiable = (caps: SendCaps): boolean =>
  mayPrepare(caps) && !caps.isCompany && (caps.verification === "none" || caps.verification === "reject");

/** The reasons why sending is blocked (specification 4 and 6). */
export function reasonsAgainst(available: SendContext["available"], caps: SendCaps): BlockReason[] {
  if (!mayPrepare(caps)) return ["noRight"];
  const reasons: BlockReason[] = [];
  if (!available || available.minor <= 0) reasons.push("noBalance");
  if (caps.verification !== "verify") reasons.push("notVerified");
  if (!caps.hasTwoFactor) reasons.push("twoFactorOff");
  if (caps.isCompany && !caps.isCompanyConfirmed) reasons.push("companyNotConfirmed");
  return reasons;
}
