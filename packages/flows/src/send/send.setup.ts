import type { Money } from "@amberline/domain/money";
import { assign, setup } from "xstate";
import { notProvided, notProvidedEffect, PAYMENT_TIMEOUT, REQUEST_TIMEOUT, type LeafMeta } from "../shared";
import { isSameIntent, payableName, reasonsAgainst } from "./attempt";
import { deadStatusOf, matches, sendGuards, type Submitted } from "./send.guards";
import { deadNotice, notMadeNotice, refusalNotice, repeatNotice, tooMuchNotice } from "./send.notices";
import type {
  Created,
  CreateRequest,
  PendingAttempt,
  ReconcileOutcome,
  SendCaps,
  SendContext,
  SendEvent,
  SendInput,
  SendResult,
  TemplateOutcome,
} from "./send.types";

type Timed = { now: number };
type Renamed = Extract<SendEvent, { type: "name.useMatched" }>;

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
    reconcile: notProvided<ReconcileOutcome, Pick<PendingAttempt, "accountId" | "amount" | "startedAt">>(
      "reconcile",
    ),
    saveTemplate: notProvided<TemplateOutcome, SendContext["template"]>("saveTemplate"),
    verify: notProvided<unknown, undefined>("verify"),
  },
  delays: {
    /** The first request comes after a look at the transactions that are there already. */
    checkTimeout: REQUEST_TIMEOUT + PAYMENT_TIMEOUT,
    requestTimeout: PAYMENT_TIMEOUT,
    /** Patience grows with the tries: 2 s, 5 s, 10 s. */
    recheck: ({ context: { tries } }) => [2_000, 5_000, 10_000][tries] ?? 10_000,
  },
  guards: sendGuards,
  actions: {
    rememberAttempt: notProvidedEffect<PendingAttempt | null>("rememberAttempt"),
    forgetAttempt: notProvidedEffect<PendingAttempt>("forgetAttempt"),
    startAttempt: assign(({ context }, { order, template, attemptId, now }: Submitted) => {
      const { attempt, accountId } = context;
      // The same intent keeps its key, so it can't be paid twice, and what was known before it was first tried.
      const kept = attempt && isSameIntent(attempt, context.order, order) ? attempt : null;
      return {
        order,
        template,
        check: null,
        notice: null,
        tries: 0,
        found: [],
        isInDoubt: kept !== null && context.isInDoubt,
        attempt: {
          id: kept?.id ?? attemptId,
          accountId,
          startedAt: kept?.startedAt ?? now,
          amount: order.amount,
          payeeAccount: order.payee.account,
          knownIds: kept?.knownIds ?? [],
        },
      };
    }),
    takeMatchedName: assign(
      ({ context: { order, template, check, attempt } }, { attemptId, now }: Renamed) => {
        if (!order || !attempt || !check?.matchedName) return {};
        const name = payableName(check.matchedName);
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
    forceAttempt: assign(({ context: { attempt } }, { now }: Timed) => ({
      notice: null,
      attempt: attempt && { ...attempt, startedAt: now },
    })),
    // A name check is a definite answer: whatever is there now was not made by this intent.
    noteKnown: assign(({ context: { attempt } }, { knownIds }: Created) => ({
      attempt: attempt && { ...attempt, knownIds },
    })),
    noteKnownBefore: assign(({ context: { attempt } }, { knownIds }: Created) => ({
      attempt: attempt && { ...attempt, knownIds: attempt.knownIds.length > 0 ? attempt.knownIds : knownIds },
    })),
    noteCheck: assign((_, { outcome }: Created) => ({
      check: outcome.ok && outcome.data.kind === "nameCheck" ? outcome.data.check : null,
    })),
    noteRefusal: assign((_, { outcome }: Created) => ({ notice: refusalNotice(outcome) })),
    noteNotMade: assign({ notice: notMadeNotice(null) }),
    noteDoubt: assign({ isInDoubt: true }),
    noteTooMuch: assign(({ context }) => ({ notice: tooMuchNotice(context.available) })),
    noteTwin: assign((_, { order }: Submitted) => ({
      isTwinNoted: true,
      notice: { key: "send.twin", values: { amount: order.amount } },
    })),
    noteRepeat: assign(({ context: { order, attempt } }) => ({
      repeat: attempt,
      notice: order && repeatNotice(order),
    })),
    keepElsewhere: assign((_, elsewhere: readonly PendingAttempt[]) => ({ elsewhere, isTwinNoted: false })),
    clearNotice: assign({ notice: null }),
    emptyCode: assign(({ context }) => ({ codesRefused: context.codesRefused + 1 })),
    noteFound: assign(({ context }, outcome: ReconcileOutcome) => ({ found: matches(context, outcome) })),
    // The key of a payment that came to nothing would only be answered with that payment again.
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
