import { assertEvent } from "xstate";
import { isSamePayment, reasonsAgainst } from "./attempt";
import type {
  CreateRequest,
  PendingAttempt,
  SendContext,
  SendEvent,
  SendInput,
  SendResult,
} from "./send.types";

export const startingContext = ({ input }: { input: SendInput }): SendContext => ({
  accountId: input.accountId,
  available: input.available,
  caps: input.caps,
  policy: input.policy,
  checksNamesFirst: input.checksNamesFirst,
  canVerify: input.canVerify,
  reasons: reasonsAgainst(input.available, input.caps),
  order: null,
  template: null,
  attempt: input.pendingAttempts[0] ?? null,
  isInDoubt: false,
  check: null,
  notice: null,
  elsewhere: input.pendingAttempts.slice(1),
  isTwinNoted: false,
  repeat: null,
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

/** Whether the first request may make the payment, or an earlier one of the same attempt has. */
export const mayPayAtOnce = ({ checksNamesFirst, isInDoubt }: SendContext): boolean =>
  !checksNamesFirst || isInDoubt;

/** Writes the attempt down before anything is sent, so that even a closed browser finds it again. */
export const remember = {
  type: "rememberAttempt",
  params: ({ context }: { context: SendContext }) => attemptOf(context),
} as const;

/** The same for the first request, which is worth it only where it can pay. */
export const rememberIfPaying = {
  type: "rememberAttempt",
  params: ({ context }: { context: SendContext }) => (mayPayAtOnce(context) ? attemptOf(context) : null),
} as const;

/** The end is known: nothing is pending any more. */
export const forget = {
  type: "forgetAttempt",
  params: ({ context }: { context: SendContext }) => attemptOf(context),
} as const;

export const capsOf = ({ event }: { event: Extract<SendEvent, { type: "caps.changed" }> }) => event.caps;
export const availableOf = ({ event }: { event: Extract<SendEvent, { type: "balance.changed" }> }) =>
  event.available;

export const seenOf = ({ event }: { event: Extract<SendEvent, { type: "attempts.seen" }> }) => event.attempts;

export function checkInput({ context }: { context: SendContext }): CreateRequest {
  const { order, repeat } = context;
  if (!order) throw new Error("There is no order to check.");
  const { id, startedAt } = attemptOf(context);
  return {
    order,
    attemptId: id,
    accountId: context.accountId,
    isRepeatWanted: repeat !== null && isSamePayment(repeat, order),
    placedAt: startedAt,
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
  const { accountId, amount, startedAt } = attemptOf(context);
  return { accountId, amount, startedAt };
};

export const templateInput = ({ context }: { context: SendContext }) => context.template;
