import type { Money } from "@amberline/domain/money";
import { isRefusal, isSixCharacters, isUncertain } from "../shared";
import {
  isDead,
  isDeadStatus,
  isSamePayment,
  isTooMuch,
  isVerifiable,
  paymentsOf,
  reasonsAgainst,
} from "./attempt";
import { mayPayAtOnce } from "./send.inputs";
import { isRepeat } from "./send.notices";
import type {
  Created,
  ReconcileOutcome,
  SendCaps,
  SendContext,
  SendEvent,
  TemplateOutcome,
} from "./send.types";

export type Submitted = Extract<SendEvent, { type: "order.submit" }>;

interface Known {
  context: SendContext;
}

/** The listed payments that can be the one that was tried. */
export const matches = ({ attempt, order }: SendContext, outcome: ReconcileOutcome) =>
  outcome.ok && attempt ? paymentsOf(attempt, order, outcome.data) : [];

/** How a payment came to nothing within its own answer; null when it did not. */
export const deadStatusOf = (outcome: Created["outcome"]) =>
  outcome.ok && outcome.data.kind === "accepted" && outcome.data.status && isDeadStatus(outcome.data.status)
    ? outcome.data.status
    : null;

const leavesDoubt = ({ isInDoubt }: SendContext, { outcome, isSent }: Created) =>
  isUncertain(outcome) && (isSent || isInDoubt);

/** What the payment chart asks before it goes on. */
export const sendGuards = {
  hasPendingAttempt: ({ context }: Known) => context.attempt !== null,
  canVerify: ({ context: { caps, canVerify } }: Known) => canVerify && isVerifiable(caps),
  cannotSend: ({ context }: Known) => context.reasons.length > 0,
  canSendThen: ({ context }: Known, caps: SendCaps) => reasonsAgainst(context.available, caps).length === 0,
  canSendWith: ({ context }: Known, available: Money | null) =>
    reasonsAgainst(available, context.caps).length === 0,
  isUnderWayElsewhere: ({ context: { attempt, elsewhere, isTwinNoted } }: Known, { order }: Submitted) =>
    !isTwinNoted && elsewhere.some((each) => each.id !== attempt?.id && isSamePayment(each, order)),
  isAffordable: ({ context }: Known, { order }: Submitted) => !isTooMuch(order.amount, context.available),
  isNoLongerAffordable: ({ context: { order, available } }: Known) =>
    !!order && isTooMuch(order.amount, available),
  isRefusedByPolicy: ({ context: { policy, check } }: Known) =>
    policy === "refuse" && (check?.result === "NMTC" || check?.result === "CMTC"),
  hasNoMatchedName: ({ context }: Known) => !context.check?.matchedName,
  isSixCharacters: (_: unknown, { code }: Extract<SendEvent, { type: "code.submit" }>) =>
    code.satisfies(isSixCharacters),
  isNameChecked: (_: unknown, { outcome }: Created) => outcome.ok && outcome.data.kind === "nameCheck",
  isDeclinedAtOnce: (_: unknown, { outcome }: Created) => deadStatusOf(outcome) !== null,
  isAccepted: (_: unknown, { outcome }: Created) => outcome.ok && outcome.data.kind === "accepted",
  mayPayAtOnce: ({ context }: Known) => mayPayAtOnce(context),
  isInDoubt: ({ context }: Known, created: Created) => leavesDoubt(context, created),
  isInDoubtAtOnce: ({ context }: Known, created: Created) =>
    mayPayAtOnce(context) && leavesDoubt(context, created),
  isCodeWrong: (_: unknown, { outcome }: Created) => isRefusal(outcome, "INCORRECT_2FA_CODE"),
  isFoundAlive: ({ context }: Known, outcome: ReconcileOutcome) =>
    matches(context, outcome).some((each) => !isDead(each)),
  isFoundDead: ({ context }: Known, outcome: ReconcileOutcome) => matches(context, outcome).length > 0,
  isRepeat: (_: unknown, { outcome }: Created) => isRepeat(outcome),
  hasTriesLeft: ({ context }: Known) => context.tries < 3,
  wantsTemplate: ({ context }: Known) => context.template !== null,
  isOk: (_: unknown, outcome: TemplateOutcome) => outcome.ok,
};
