import type { Quote, TransactionStatus } from "@amberline/api/client";
import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE, LIKELY_REPEAT } from "@amberline/api/contract";
import { isZeroMoney, type Money } from "@amberline/domain/money";
import { payableText } from "@amberline/domain/reference";
import { assign, setup } from "xstate";
import {
  failureNotice,
  isRefusal,
  isSixCharacters,
  isUncertain,
  notProvided,
  notProvidedEffect,
  PAYMENT_TIMEOUT,
  REQUEST_TIMEOUT,
  type LeafMeta,
  type Notice,
} from "../shared";
import {
  isDead,
  isDeadStatus,
  isOwn,
  isSameIntent,
  isSamePayment,
  isPayableFrom,
  isUnderWay,
  isVerifiable,
  isWithoutCode,
  mayPayAtOnce,
  matchingPayments,
  reasonsAgainst,
} from "./attempt";
import {
  NO_PERSONAL_ACCOUNT,
  POSSIBLE_REPEAT,
  type Created,
  type CreateRequest,
  type PendingAttempt,
  type ReconcileOutcome,
  type ReconcileRequest,
  type SendCaps,
  type SendContext,
  type SendEvent,
  type SendInput,
  type SendResult,
  type TemplateOutcome,
} from "./send.types";

type EventOf<Type extends SendEvent["type"]> = Extract<SendEvent, { type: Type }>;
type Submitted = EventOf<"order.submit">;

/** Automatic searches for a payment with an unknown outcome, after the first. */
const LOOKS = 3;

const REPEAT_NOTICE = "send.repeat";
const WAITING_NOTICE = "send.repeatWaiting";
const TWIN_NOTICE = "send.twin";
const UNREAD_NOTICE = "send.unread";
const CODE_NEEDED_NOTICE = "send.codeNeeded";
const warnings: readonly string[] = [
  ...[REPEAT_NOTICE, WAITING_NOTICE, TWIN_NOTICE, UNREAD_NOTICE],
  CODE_NEEDED_NOTICE,
];

/** Whether the notice only asks the customer to double-check: resending the same order is accepted. */
export const isWarning = (notice: Notice | null) => notice !== null && warnings.includes(notice.key);

/** Why the order was not accepted. The two BIC errors and a wrong code have their own texts. */
function refusalNotice(outcome: Created["outcome"]): Notice | null {
  if (outcome.ok) return null;
  const failure = failureNotice(outcome);
  // No definite response, but no money moved; the customer is told both.
  if (isUncertain(outcome))
    return { key: failure.key === "error.access" ? "send.notMade.access" : "send.notMade" };
  if (isRefusal(outcome, NO_PERSONAL_ACCOUNT)) return { key: "send.noPersonalAccount" };
  if (isRefusal(outcome, INSTANT_NOT_REACHABLE)) return { key: "send.noInstant", field: "type" };
  if (isRefusal(outcome, CREDIT_NOT_REACHABLE)) return { key: "send.noCredit", field: "bic" };
  if (isRefusal(outcome, "INCORRECT_2FA_CODE")) return { key: "send.codeWrong", field: "code" };
  return failure;
}

/** The amount, or the amount plus its fee, exceeds the balance. */
const tooMuchNotice = (available: Money | null, quote: Quote | null | undefined): Notice => {
  const balance: Notice["values"] = available ? { balance: available } : {};
  return quote && !isZeroMoney(quote.fee)
    ? { key: "error.amount.aboveBalanceWithFee", values: { ...balance, ...quote }, field: "amount" }
    : { key: "error.amount.aboveBalance", values: balance, field: "amount" };
};

/** Title of a payment that moved no money, or the provider's reason if given. */
const deadNotice = (status: TransactionStatus, reason = ""): Notice => ({
  key: `transactions.title.${status}`,
  ...(reason ? { text: reason } : {}),
});

/** How many others have to approve the payment that was accepted; null if nobody has to. */
const neededOf = (outcome: Created["outcome"]): number | null =>
  outcome.ok && outcome.data.kind === "accepted" ? (outcome.data.approvalsNeeded ?? null) : null;

/** Status of a payment that failed in the response to its own request; null otherwise. */
const deadStatusOf = (outcome: Created["outcome"]) =>
  outcome.ok && outcome.data.kind === "accepted" && outcome.data.status && isDeadStatus(outcome.data.status)
    ? outcome.data.status
    : null;

/** What the attempt has made waits for approval, or has ended without being approved. */
const isProposed = ({ proposal }: ReconcileOutcome) => proposal?.state === "waiting";
const isNotApproved = ({ proposal }: ReconcileOutcome) =>
  !!proposal && proposal.state !== "waiting" && proposal.state !== "approved";

/** The listed payments that may be the attempted one, without those it was known to repeat. */
const matches = ({ attempt, order, toldOf }: SendContext, outcome: ReconcileOutcome) =>
  outcome.ok && attempt
    ? matchingPayments(
        attempt,
        order,
        outcome.data.filter(({ id }) => !toldOf.includes(id)),
      )
    : [];

const leavesDoubt = ({ isInDoubt }: SendContext, { outcome, isSent }: Created) =>
  isUncertain(outcome) && (isSent || isInDoubt);

const hasTwin = (
  { attempt, elsewhere, isTwinNoted }: SendContext,
  { order, now }: Pick<SendContext, "order"> & { now: number },
) =>
  !isTwinNoted &&
  elsewhere.some(
    (each) =>
      each.id !== attempt?.id && order !== null && isSamePayment(each, order) && isUnderWay(each, now),
  );

export const sendSetup = setup({
  types: {
    input: {} as SendInput,
    context: {} as SendContext,
    events: {} as SendEvent,
    output: {} as SendResult,
    tags: {} as "busy" | "dialog" | "money-in-flight",
    meta: {} as LeafMeta,
  },
  actors: {
    create: notProvided<Created, CreateRequest>("create"),
    reconcile: notProvided<ReconcileOutcome, ReconcileRequest>("reconcile"),
    saveTemplate: notProvided<TemplateOutcome, SendContext["template"]>("saveTemplate"),
    verify: notProvided<unknown, undefined>("verify"),
  },
  delays: {
    /** Before a request, the existing transactions are read. */
    requestTimeout: REQUEST_TIMEOUT + PAYMENT_TIMEOUT,
    /** 2 s, 5 s, then 10 s. */
    recheck: ({ context: { tries } }) => [2_000, 5_000, 10_000][tries] ?? 10_000,
  },
  guards: {
    hasPendingAttempt: ({ context }) => context.attempt !== null,
    canVerify: ({ context: { caps, canVerify } }) => canVerify && isVerifiable(caps),
    cannotSend: ({ context }) => context.reasons.length > 0,
    canSendThen: ({ context }, { caps }: { caps: SendCaps }) =>
      reasonsAgainst(context.available, caps).length === 0,
    canSendWith: ({ context }, { available }: { available: Money | null }) =>
      reasonsAgainst(available, context.caps).length === 0,
    isUnderWayElsewhere: ({ context }, asked: Pick<SendContext, "order"> & { now: number }) =>
      hasTwin(context, asked),
    /** Whoever was told that it may be another's double enters a code. */
    takesNoCode: ({ context }, { now }: { now: number }) =>
      isWithoutCode(context) && !hasTwin(context, { order: context.order, now }),
    isAffordable: ({ context }, { order, quote }: Submitted) =>
      isPayableFrom(context.available, order, quote),
    isNoLongerAffordable: ({ context: { order, quote, available } }) =>
      !!order && !isPayableFrom(available, order, quote),
    hasUnreadList: ({ context: { attempt } }) => attempt?.knownIds === null,
    isRefusedByPolicy: ({ context: { policy, check } }) =>
      policy === "refuse" && (check?.result === "NMTC" || check?.result === "CMTC"),
    hasNoMatchedName: ({ context }) => !context.check?.matchedName,
    isSixCharacters: (_, { code }: EventOf<"code.submit">) => code.satisfies(isSixCharacters),
    isNameChecked: (_, { outcome }: Created) => outcome.ok && outcome.data.kind === "nameCheck",
    isDeclinedAtOnce: (_, { outcome }: Created) => deadStatusOf(outcome) !== null,
    isAccepted: (_, { outcome }: Created) => outcome.ok && outcome.data.kind === "accepted",
    mayPayAtOnce: ({ context }) => mayPayAtOnce(context),
    isInDoubt: ({ context }, created: Created) => leavesDoubt(context, created),
    isInDoubtAtOnce: ({ context }, created: Created) =>
      mayPayAtOnce(context) && leavesDoubt(context, created),
    isCodeWrong: (_, { outcome }: Created) => isRefusal(outcome, "INCORRECT_2FA_CODE"),
    isFoundWaiting: (_, outcome: ReconcileOutcome) => isProposed(outcome),
    isFoundEnded: (_, outcome: ReconcileOutcome) => isNotApproved(outcome),
    // What others have approved is made at once, even if it is not listed yet.
    isFoundAlive: ({ context }, outcome: ReconcileOutcome) => {
      const found = matches(context, outcome);
      return (
        found.some((each) => !isDead(each)) || (found.length === 0 && outcome.proposal?.state === "approved")
      );
    },
    isFoundDead: ({ context }, outcome: ReconcileOutcome) => matches(context, outcome).length > 0,
    isRepeat: (_, { outcome }: Created) => isRefusal(outcome, LIKELY_REPEAT),
    isUnread: (_, { outcome }: Created) => isRefusal(outcome, POSSIBLE_REPEAT),
    isMadeAfterAll: ({ context: { isInDoubt, attempt } }, { repeated, waiting = [] }: Created) =>
      isInDoubt && repeated.some((id) => isOwn(attempt, id) && !waiting.includes(id)),
    hasTriesLeft: ({ context }) => context.tries < LOOKS,
    isMissing: ({ context }) => context.tries > LOOKS,
    isWaiting: ({ context }) => context.approvalsNeeded !== null,
    wantsTemplate: ({ context }) => context.template !== null,
    isOk: (_, outcome: TemplateOutcome | ReconcileOutcome) => outcome.ok,
  },
  actions: {
    rememberAttempt: notProvidedEffect<PendingAttempt | null>("rememberAttempt"),
    forgetAttempt: notProvidedEffect<PendingAttempt>("forgetAttempt"),
    startAttempt: assign(({ context }, { order, template, quote, attemptId, now }: Submitted) => {
      const { attempt, accountId } = context;
      // The same attempt keeps its key, so it can't pay twice, and the transactions known before its first request.
      const kept = attempt && isSameIntent(attempt, context.order, order) ? attempt : null;
      return {
        order,
        template,
        quote: quote ?? null,
        check: null,
        notice: null,
        tries: 0,
        found: [],
        isInDoubt: kept !== null && context.isInDoubt,
        isUnreadNoted: kept !== null && context.isUnreadNoted,
        attempt: {
          ...{ id: attemptId, startedAt: now, knownIds: null },
          ...kept,
          isPlanned: order.plan !== undefined,
          accountId,
          amount: order.amount,
          payeeAccount: order.payee.account,
          isSent: kept !== null && context.isInDoubt,
        },
      };
    }),
    takeMatchedName: assign(
      ({ context: { order, template, check, attempt } }, { attemptId, now }: EventOf<"name.useMatched">) => {
        if (!order || !attempt || !check?.matchedName) return {};
        const name = payableText(check.matchedName);
        return {
          order: { ...order, payee: { ...order.payee, name } },
          template: template && { ...template, payeeName: name },
          check: null,
          notice: null,
          isInDoubt: false,
          attempt: { ...attempt, id: attemptId, startedAt: now },
        };
      },
    ),
    forceAttempt: assign(({ context: { attempt } }, { now }: { now: number }) => ({
      notice: null,
      attempt: attempt && { ...attempt, startedAt: now },
    })),
    // A name check result is definite: no existing transaction was made by this attempt.
    noteKnown: assign(({ context: { attempt } }, { knownIds }: Created) => ({
      attempt: attempt && { ...attempt, knownIds },
      isUnreadNoted: false,
    })),
    noteKnownBefore: assign(({ context: { attempt } }, { knownIds }: Created) => ({
      attempt: attempt && { ...attempt, knownIds: attempt.knownIds ?? knownIds },
    })),
    noteCheck: assign(({ context }, { outcome }: Created) => {
      const check = outcome.ok && outcome.data.kind === "nameCheck" ? outcome.data.check : null;
      return { check, quote: check?.quote ?? context.quote };
    }),
    noteRefusal: assign((_, { outcome }: Created) => ({ notice: refusalNotice(outcome) })),
    noteCodeNeeded: assign(({ context: { check } }) => ({
      check: check && { ...check, withoutCode: false },
      notice: { key: CODE_NEEDED_NOTICE },
    })),
    noteNotMade: assign({ notice: { key: "send.notMade" } }),
    noteDoubt: assign(({ context: { attempt } }) => ({
      isInDoubt: true,
      attempt: attempt && { ...attempt, isSent: true },
    })),
    noteTooMuch: assign(({ context: { available } }, { quote }: { quote?: Quote | null | undefined }) => ({
      notice: tooMuchNotice(available, quote),
    })),
    noteTwin: assign((_, { order }: Pick<SendContext, "order">) => ({
      isTwinNoted: true,
      notice: order && { key: TWIN_NOTICE, values: { amount: order.amount } },
    })),
    noteRepeat: assign(({ context: { order, attempt, toldOf } }, { repeated, waiting = [] }: Created) => ({
      toldOf: [...repeated, ...toldOf],
      attempt: attempt && { ...attempt, knownIds: attempt.knownIds && [...attempt.knownIds, ...repeated] },
      notice: order && {
        key: repeated[0] && waiting.includes(repeated[0]) ? WAITING_NOTICE : REPEAT_NOTICE,
        values: { amount: order.amount },
      },
    })),
    noteUnreadList: assign({ isUnreadNoted: true, notice: { key: UNREAD_NOTICE } }),
    keepElsewhere: assign(({ context: { attempt } }, { attempts }: EventOf<"attempts.seen">) => {
      const takenIds = attempts.find(({ id }) => id === attempt?.id)?.takenIds;
      return {
        elsewhere: attempts,
        isTwinNoted: false,
        attempt: attempt && takenIds ? { ...attempt, takenIds } : attempt,
      };
    }),
    clearNotice: assign({ notice: null }),
    clearCode: assign(({ context }) => ({ codesRefused: context.codesRefused + 1 })),
    noteFound: assign(({ context }, outcome: ReconcileOutcome) => ({ found: matches(context, outcome) })),
    // Reusing the key of a failed payment would only return that payment.
    noteDead: assign(({ context }, outcome: ReconcileOutcome) => {
      const [dead] = matches(context, outcome);
      return { attempt: null, ...(dead ? { notice: deadNotice(dead.status, dead.statusReason) } : {}) };
    }),
    noteDeadAnswer: assign((_, { outcome }: Created) => ({
      attempt: null,
      notice: deadNotice(deadStatusOf(outcome) ?? "declined"),
    })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    startCounting: assign({ tries: 0 }),
    // An unreadable list does not mean that the payment is missing.
    noteUnread: assign({ tries: LOOKS }),
    keepCaps: assign(({ context }, { caps }: { caps: SendCaps }) => ({
      caps,
      reasons: reasonsAgainst(context.available, caps),
    })),
    keepBalance: assign(({ context }, { available }: { available: Money | null }) => ({
      available,
      reasons: reasonsAgainst(available, context.caps),
    })),
    noteNeeded: assign((_, { outcome }: Created) => ({ approvalsNeeded: neededOf(outcome) })),
    noteFoundWaiting: assign((_, { proposal }: ReconcileOutcome) => ({
      approvalsNeeded: proposal?.needed ?? null,
    })),
    noteNotApproved: assign({ attempt: null, notice: { key: "send.notApproved" } }),
    notePaid: assign(({ context }) => ({ isPaid: context.approvalsNeeded === null })),
    noteTemplateFailed: assign({ hasTemplateFailed: true }),
  },
});
