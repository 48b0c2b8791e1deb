import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import { compareMoney, type Money } from "@amberline/domain/money";
import { assertEvent, assign, setup } from "xstate";
import {
  failureNotice,
  isRefusal,
  isSessionOver,
  isSixCharacters,
  isUncertain,
  notProvided,
  notProvidedEffect,
  PAYMENT_TIMEOUT,
  type LeafMeta,
  type Notice,
} from "../shared";
import { isDead, isPaymentOf, isSameOrder, reasonsAgainst } from "./attempt";
import type {
  Created,
  CreateRequest,
  OrderOutcome,
  PendingAttempt,
  ReconcileOutcome,
  SendCaps,
  SendContext,
  SendEvent,
  SendInput,
  SendResult,
  TemplateOutcome,
} from "./send.types";

type Submitted = Extract<SendEvent, { type: "order.submit" }>;
type Timed = { now: number };

const matches = ({ attempt }: SendContext, outcome: ReconcileOutcome) =>
  outcome.ok && attempt ? outcome.data.filter((transaction) => isPaymentOf(attempt, transaction)) : [];

const isTooMuch = (amount: Money, available: Money | null) =>
  !available || compareMoney(amount, available) > 0;

const refusalNotice = (outcome: OrderOutcome): Notice | null => {
  if (outcome.ok) return null;
  if (isRefusal(outcome, INSTANT_NOT_REACHABLE)) return { key: "send.noInstant", field: "type" };
  if (isRefusal(outcome, CREDIT_NOT_REACHABLE)) return { key: "send.noCredit", field: "bic" };
  if (isRefusal(outcome, "INCORRECT_2FA_CODE")) return { key: "send.codeWrong", field: "code" };
  return failureNotice(outcome);
};

/** Everything the payment chart names: what it knows, asks, decides and does. */
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
    reconcile: notProvided<ReconcileOutcome, { accountId: string; startedAt: number }>("reconcile"),
    saveTemplate: notProvided<TemplateOutcome, SendContext["template"]>("saveTemplate"),
    verify: notProvided<unknown, undefined>("verify"),
  },
  delays: {
    requestTimeout: PAYMENT_TIMEOUT,
    /** Patience grows with the tries: 2 s, 5 s, 10 s. */
    recheck: ({ context: { tries } }) => [2_000, 5_000, 10_000][tries] ?? 10_000,
  },
  guards: {
    hasPendingAttempt: ({ context }) => context.attempt !== null,
    shouldVerify: ({ context: { caps, canVerify } }) =>
      canVerify && !caps.isCorporate && (caps.verification === "none" || caps.verification === "reject"),
    canVerify: ({ context }) => context.canVerify,
    canSend: ({ context }) => context.reasons.length === 0,
    cannotSend: ({ context }) => context.reasons.length > 0,
    canSendThen: ({ context }, caps: SendCaps) => reasonsAgainst(context.available, caps).length === 0,
    canSendWith: ({ context }, available: Money | null) =>
      reasonsAgainst(available, context.caps).length === 0,
    isAffordable: ({ context }, { order }: Submitted) => !isTooMuch(order.amount, context.available),
    isNoLongerAffordable: ({ context: { order, available } }) =>
      !!order && isTooMuch(order.amount, available),
    isRefusedByPolicy: ({ context: { policy, check } }) =>
      policy === "refuse" && (check?.result === "NMTC" || check?.result === "CMTC"),
    hasMatchedName: ({ context }) => !!context.check?.matchedName,
    isSixCharacters: (_, { code }: Extract<SendEvent, { type: "code.submit" }>) =>
      code.satisfies(isSixCharacters),
    isNameChecked: (_, { outcome }: Created) => outcome.ok && outcome.data.kind === "nameCheck",
    isAccepted: (_, { outcome }: Created) => outcome.ok && outcome.data.kind === "accepted",
    isUnauthorized: (_, { outcome }: Created) =>
      !outcome.ok && outcome.problem === "sessionOver" && outcome.status === 401,
    isTimedOutSession: (_, { outcome }: Created) => isSessionOver(null, outcome),
    isUncertain: (_, { outcome }: Created) => isUncertain(outcome),
    isCodeWrong: (_, { outcome }: Created) => isRefusal(outcome, "INCORRECT_2FA_CODE"),
    isFoundAlive: ({ context }, outcome: ReconcileOutcome) =>
      matches(context, outcome).some((each) => !isDead(each)),
    isFoundDead: ({ context }, outcome: ReconcileOutcome) => matches(context, outcome).length > 0,
    isSessionOver,
    hasTriesLeft: ({ context }) => context.tries < 3,
    wantsTemplate: ({ context }) => context.template !== null,
    isOk: (_, outcome: TemplateOutcome) => outcome.ok,
  },
  actions: {
    rememberAttempt: notProvidedEffect<PendingAttempt>("rememberAttempt"),
    forgetAttempt: notProvidedEffect<string>("forgetAttempt"),
    startAttempt: assign(({ context }, { order, template, attemptId, now }: Submitted) => ({
      order,
      template,
      check: null,
      notice: null,
      tries: 0,
      found: [],
      attempt: {
        // The same order again is the same intent: with its key it can't be paid twice.
        id: context.attempt && isSameOrder(context.order, order) ? context.attempt.id : attemptId,
        accountId: context.accountId,
        startedAt: now,
        isForced: false,
        amount: order.amount,
        payeeAccount: order.payee.account,
        knownIds: [],
      },
    })),
    takeMatchedName: assign(
      ({ context: { order, check, attempt } }, { attemptId, now }: { attemptId: string; now: number }) =>
        order && attempt && check?.matchedName
          ? {
              order: { ...order, payee: { ...order.payee, name: check.matchedName } },
              check: null,
              notice: null,
              attempt: { ...attempt, id: attemptId, startedAt: now, isForced: false },
            }
          : {},
    ),
    forceAttempt: assign(({ context: { attempt } }, { now }: Timed) => ({
      notice: null,
      attempt: attempt && { ...attempt, startedAt: now, isForced: true },
    })),
    noteKnown: assign(({ context: { attempt } }, { knownIds }: Created) => ({
      attempt: attempt && { ...attempt, knownIds: attempt.isForced ? attempt.knownIds : knownIds },
    })),
    noteCheck: assign((_, { outcome }: Created) => ({
      check: outcome.ok && outcome.data.kind === "nameCheck" ? outcome.data.check : null,
    })),
    noteRefusal: assign((_, { outcome }: Created) => ({ notice: refusalNotice(outcome) })),
    note: assign((_, notice: Notice) => ({ notice })),
    noteTooMuch: assign(({ context: { available } }) => ({
      notice: {
        key: "error.amount.aboveBalance",
        ...(available ? { values: { balance: available } } : {}),
        field: "amount",
      },
    })),
    clearNotice: assign({ notice: null }),
    emptyCode: assign(({ context }) => ({ codesRefused: context.codesRefused + 1 })),
    noteFound: assign(({ context }, outcome: ReconcileOutcome) => ({ found: matches(context, outcome) })),
    noteDead: assign(({ context }, outcome: ReconcileOutcome) => {
      const [dead] = matches(context, outcome);
      return {
        notice: {
          key: `transactions.title.${dead?.status ?? "declined"}`,
          ...(dead?.statusReason ? { text: dead.statusReason } : {}),
        },
      };
    }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    startCounting: assign({ tries: 0 }),
    keepCaps: assign(({ context }, caps: SendCaps) => ({
      caps,
      reasons: reasonsAgainst(context.available, caps),
    })),
    keepBalance: assign(({ context }, available: Money | null) => ({
      available,
      reasons: reasonsAgainst(available, context.caps),
    })),
    notePaid: assign({ isPaid: true }),
    noteTemplateFailed: assign({ hasTemplateFailed: true }),
  },
});

export const startingContext = ({ input }: { input: SendInput }): SendContext => ({
  accountId: input.accountId,
  available: input.available,
  caps: input.caps,
  policy: input.policy,
  canVerify: input.canVerify,
  reasons: reasonsAgainst(input.available, input.caps),
  order: null,
  template: null,
  attempt: input.pendingAttempt,
  check: null,
  notice: null,
  tries: 0,
  found: [],
  codesRefused: 0,
  isPaid: false,
  hasTemplateFailed: false,
});

export const resultOf = ({
  context: { isPaid, found, hasTemplateFailed },
}: {
  context: SendContext;
}): SendResult => ({
  isPaid,
  found,
  hasTemplateFailed,
});

const attemptOf = ({ attempt }: SendContext): PendingAttempt => {
  if (!attempt) throw new Error("A payment in flight always has an attempt.");
  return attempt;
};

/** Writes the attempt down before anything is sent, so that even a closed browser finds it again. */
export const remember = {
  type: "rememberAttempt",
  params: ({ context }: { context: SendContext }) => attemptOf(context),
} as const;

/** The end is known: nothing is pending any more. */
export const forget = {
  type: "forgetAttempt",
  params: ({ context }: { context: SendContext }) => context.accountId,
} as const;

export const capsOf = ({ event }: { event: Extract<SendEvent, { type: "caps.changed" }> }) => event.caps;
export const availableOf = ({ event }: { event: Extract<SendEvent, { type: "balance.changed" }> }) =>
  event.available;

export function checkInput({ context }: { context: SendContext }): CreateRequest {
  if (!context.order) throw new Error("There is no order to check.");
  return {
    order: context.order,
    attemptId: attemptOf(context).id,
    accountId: context.accountId,
    forced: null,
  };
}

export function forcedInput({ context, event }: { context: SendContext; event: SendEvent }): CreateRequest {
  assertEvent(event, "code.submit");
  const { check } = context;
  return {
    ...checkInput({ context }),
    forced: { ...(check?.id ? { nameCheckId: check.id } : {}), code: event.code },
  };
}

export const reconcileInput = ({ context }: { context: SendContext }) => {
  const { accountId, startedAt } = attemptOf(context);
  return { accountId, startedAt };
};

export const templateInput = ({ context }: { context: SendContext }) => context.template;
