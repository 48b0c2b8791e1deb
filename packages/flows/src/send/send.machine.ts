import { assertEvent } from "xstate";
import { onAnswer, onEvent } from "../shared";
import { mayPayAtOnce, reasonsAgainst } from "./attempt";
import { sendSetup } from "./send.setup";
import type { CreateRequest, PendingAttempt, SendContext, SendInput } from "./send.types";

export { NO_PERSONAL_ACCOUNT, POSSIBLE_REPEAT } from "./send.types";

function startingContext({ input }: { input: SendInput }): SendContext {
  const { pendingAttempts, ...known } = input;
  const attempt = pendingAttempts.find(({ isSent }) => isSent) ?? null;
  return {
    ...known,
    reasons: reasonsAgainst(input.available, input.caps),
    order: null,
    template: null,
    quote: null,
    attempt,
    isInDoubt: false,
    check: null,
    notice: null,
    elsewhere: pendingAttempts.filter((each) => each !== attempt),
    isTwinNoted: false,
    toldOf: [],
    isUnreadNoted: false,
    tries: 0,
    found: [],
    codesRefused: 0,
    isPaid: false,
    approvalsNeeded: null,
    hasTemplateFailed: false,
  };
}

const attemptOf = ({ attempt }: SendContext): PendingAttempt => {
  if (!attempt) throw new Error("A payment in flight always has an attempt.");
  return attempt;
};

/** Stores the attempt before anything is sent, so that it is found again even after the browser was closed. */
const remember = {
  type: "rememberAttempt",
  params: ({ context }: { context: SendContext }) => attemptOf(context),
} as const;

/** The same for the first request, needed only if that request may already pay. */
const rememberIfPaying = {
  type: "rememberAttempt",
  params: ({ context }: { context: SendContext }) => (mayPayAtOnce(context) ? attemptOf(context) : null),
} as const;

const forget = {
  type: "forgetAttempt",
  params: ({ context }: { context: SendContext }) => attemptOf(context),
} as const;

/** For the order that was checked. */
const noteTooMuch = {
  type: "noteTooMuch",
  params: ({ context }: { context: SendContext }) => context,
} as const;

function requestOf(context: SendContext, forced: CreateRequest["forced"]): CreateRequest {
  const { order, quote, caps, toldOf, isUnreadNoted } = context;
  if (!order) throw new Error("There is no order to send.");
  const attempt = attemptOf(context);
  const mayPay = forced !== null || mayPayAtOnce(context);
  return { order, quote, attempt, mayPay, mayWait: caps.hasApprovals, toldOf, isUnreadNoted, forced };
}

/** The first request got no response, and none will come. */
const unanswered = [
  { guard: "mayPayAtOnce", target: "unknown" },
  { target: "settled", actions: [forget, "noteNotMade"] },
] as const;

/** What a request that pays was answered: that it was taken, or why not, but for its code. */
const answered = [
  {
    guard: onAnswer("isDeclinedAtOnce"),
    target: "settled",
    actions: [forget, onAnswer("noteDeadAnswer")],
  },
  { guard: onAnswer("isAccepted"), target: "succeeded", actions: onAnswer("noteNeeded") },
] as const;
const refused = [
  { guard: onAnswer("isMadeAfterAll"), target: "unknown" },
  { guard: onAnswer("isRepeat"), target: "twoFactor", actions: [forget, onAnswer("noteRepeat")] },
  { guard: onAnswer("isUnread"), target: "twoFactor", actions: [forget, "noteUnreadList"] },
  { guard: onAnswer("isInDoubt"), target: "unknown", actions: onAnswer("noteKnownBefore") },
  { target: "settled", actions: [forget, onAnswer("noteRefusal")] },
] as const;

/** A payment, from the form to its known outcome (specification 4, send flow). */
export const sendMachine = sendSetup.createMachine({
  id: "send",
  context: startingContext,
  initial: "boot",
  output: ({ context: { isPaid, found, hasTemplateFailed } }) => ({ isPaid, found, hasTemplateFailed }),
  on: {
    "caps.changed": { actions: onEvent("keepCaps") },
    "balance.changed": { actions: onEvent("keepBalance") },
    "attempts.seen": { actions: onEvent("keepElsewhere") },
  },
  states: {
    boot: {
      always: [
        { guard: "hasPendingAttempt", target: "unknown" },
        { guard: "canVerify", target: "blocked.verifying" },
        { target: "settled" },
      ],
    },

    settled: { always: [{ guard: "cannotSend", target: "blocked" }, { target: "editing" }] },

    blocked: {
      initial: "idle",
      on: {
        "caps.changed": [
          { guard: onEvent("canSendThen"), target: "editing", actions: onEvent("keepCaps") },
          { actions: onEvent("keepCaps") },
        ],
        "balance.changed": [
          { guard: onEvent("canSendWith"), target: "editing", actions: onEvent("keepBalance") },
          { actions: onEvent("keepBalance") },
        ],
      },
      states: {
        idle: {
          meta: { screen: "send", focus: null, announce: "send.blocked" },
          on: { "verification.open": { guard: "canVerify", target: "verifying" } },
        },
        verifying: {
          tags: "dialog",
          meta: { screen: "verification", focus: null, announce: null },
          invoke: { id: "verify", src: "verify", onDone: "idle", onError: "idle" },
        },
      },
    },

    /** Typed values stay in the form; the machine only sees what is submitted. */
    editing: {
      meta: { screen: "send", focus: null, announce: null },
      on: {
        "order.submit": [
          { guard: onEvent("isUnderWayElsewhere"), actions: onEvent("noteTwin") },
          { guard: onEvent("isAffordable"), target: "creating", actions: onEvent("startAttempt") },
          { actions: onEvent("noteTooMuch") },
        ],
        "caps.changed": [
          { guard: onEvent("canSendThen"), actions: onEvent("keepCaps") },
          { target: "blocked", actions: onEvent("keepCaps") },
        ],
        "balance.changed": [
          { guard: onEvent("canSendWith"), actions: onEvent("keepBalance") },
          { target: "blocked", actions: onEvent("keepBalance") },
        ],
      },
    },

    /**
     * The first request checks the payee's name. A provider without name checks makes the payment right away; only then
     * can a lost response leave its outcome unknown.
     */
    creating: {
      tags: ["busy", "money-in-flight"],
      meta: { screen: "send", focus: null, announce: "send.checking" },
      entry: rememberIfPaying,
      invoke: {
        id: "create",
        src: "create",
        input: ({ context }) => requestOf(context, null),
        onDone: [
          {
            guard: onAnswer("isNameChecked"),
            target: "nameCheck",
            actions: [forget, onAnswer("noteKnown"), onAnswer("noteCheck")],
          },
          {
            guard: onAnswer("isDeclinedAtOnce"),
            target: "settled",
            actions: [forget, onAnswer("noteDeadAnswer")],
          },
          { guard: onAnswer("isAccepted"), target: "succeeded", actions: onAnswer("noteNeeded") },
          { guard: onAnswer("isMadeAfterAll"), target: "unknown" },
          { guard: onAnswer("isRepeat"), target: "settled", actions: [forget, onAnswer("noteRepeat")] },
          { guard: onAnswer("isUnread"), target: "settled", actions: [forget, "noteUnreadList"] },
          { guard: onAnswer("isInDoubtAtOnce"), target: "unknown", actions: onAnswer("noteKnownBefore") },
          { target: "settled", actions: [forget, onAnswer("noteRefusal")] },
        ],
        onError: unanswered,
      },
      after: { requestTimeout: unanswered },
    },

    nameCheck: {
      tags: "dialog",
      meta: { screen: "nameCheck", focus: "dialog", announce: null },
      on: {
        "name.confirm": [
          { guard: "isRefusedByPolicy" },
          { guard: "cannotSend", target: "blocked" },
          { guard: "isNoLongerAffordable", target: "editing", actions: noteTooMuch },
          { guard: "hasUnreadList", target: "twoFactor", actions: "noteUnreadList" },
          {
            guard: { type: "takesNoCode", params: ({ event: { now } }) => ({ now }) },
            target: "sending",
            actions: onEvent("forceAttempt"),
          },
          { target: "twoFactor", actions: "clearNotice" },
        ],
        "name.useMatched": [
          { guard: "hasNoMatchedName" },
          { guard: "cannotSend", target: "blocked" },
          { guard: "isNoLongerAffordable", target: "editing", actions: noteTooMuch },
          { target: "creating", actions: onEvent("takeMatchedName") },
        ],
        "dialog.cancel": "settled",
      },
    },

    twoFactor: {
      tags: "dialog",
      meta: { screen: "twoFactor", focus: "code", announce: null },
      on: {
        "code.submit": [
          {
            guard: {
              type: "isUnderWayElsewhere",
              params: ({ context: { order }, event: { now } }) => ({ order, now }),
            },
            actions: { type: "noteTwin", params: ({ context }) => context },
          },
          { guard: onEvent("isSixCharacters"), target: "resending", actions: onEvent("forceAttempt") },
        ],
        "dialog.cancel": { target: "settled", actions: "clearNotice" },
      },
    },

    /** The second request makes the payment, whatever the name check returned. */
    resending: {
      tags: ["busy", "dialog", "money-in-flight"],
      meta: { screen: "twoFactor", focus: null, announce: "send.sending" },
      entry: remember,
      invoke: {
        id: "resend",
        src: "create",
        input: ({ context, event }) => {
          assertEvent(event, "code.submit");
          return requestOf(context, { nameCheckId: context.check?.id, code: event.code });
        },
        onDone: [
          ...answered,
          {
            guard: onAnswer("isCodeWrong"),
            target: "twoFactor",
            actions: [forget, "clearCode", onAnswer("noteRefusal")],
          },
          ...refused,
        ],
        onError: "unknown",
      },
      after: { requestTimeout: "unknown" },
    },

    /** The same without a code, to a trusted payee. */
    sending: {
      tags: ["busy", "dialog", "money-in-flight"],
      meta: { screen: "nameCheck", focus: null, announce: "send.sending" },
      entry: remember,
      invoke: {
        id: "send",
        src: "create",
        input: ({ context }) => requestOf(context, { nameCheckId: context.check?.id, code: null }),
        onDone: [
          ...answered,
          { guard: onAnswer("isCodeWrong"), target: "twoFactor", actions: [forget, "noteCodeNeeded"] },
          ...refused,
        ],
        onError: "unknown",
      },
      after: { requestTimeout: "unknown" },
    },

    /**
     * It is unknown whether the payment was made. It is never resent automatically: the transactions are searched until
     * it is found or the customer decides.
     */
    unknown: {
      initial: "checking",
      entry: ["startCounting", "noteDoubt"],
      states: {
        checking: {
          tags: "busy",
          meta: { screen: "unknown", focus: null, announce: "send.looking" },
          invoke: {
            id: "reconcile",
            src: "reconcile",
            input: ({ context }) => ({ attempt: attemptOf(context), mayWait: context.caps.hasApprovals }),
            onDone: [
              {
                guard: onAnswer("isFoundWaiting"),
                target: "#send.succeeded",
                actions: onAnswer("noteFoundWaiting"),
              },
              {
                guard: onAnswer("isFoundEnded"),
                target: "#send.settled",
                actions: [forget, "noteNotApproved"],
              },
              { guard: onAnswer("isFoundAlive"), target: "#send.succeeded", actions: onAnswer("noteFound") },
              {
                guard: onAnswer("isFoundDead"),
                target: "#send.settled",
                actions: [onAnswer("noteFound"), forget, onAnswer("noteDead")],
              },
              { guard: "hasTriesLeft", target: "waiting" },
              { guard: onAnswer("isOk"), target: "unresolved" },
              { target: "unresolved", actions: "noteUnread" },
            ],
            onError: [
              { guard: "hasTriesLeft", target: "waiting" },
              { target: "unresolved", actions: "noteUnread" },
            ],
          },
        },
        waiting: {
          meta: { screen: "unknown", focus: null, announce: "send.looking" },
          after: { recheck: { target: "checking", actions: "countTry" } },
          on: { "check.retry": { target: "checking", actions: "countTry" } },
        },
        unresolved: {
          meta: { screen: "unknown", focus: "check", announce: "send.unresolved" },
          on: {
            "check.retry": { target: "checking", actions: "countTry" },
            "payment.sendAgain": { guard: "isMissing", target: "#send.settled", actions: forget },
            "page.goHome": "#send.left",
          },
        },
      },
    },

    /** The payment is made, or waits for approval; a template that can't be saved doesn't change that. */
    succeeded: {
      entry: ["notePaid", forget],
      initial: "notify",
      states: {
        notify: {
          always: [{ guard: "wantsTemplate", target: "savingTemplate" }, { target: "told" }],
        },
        savingTemplate: {
          tags: "busy",
          meta: { screen: "send", focus: null, announce: "send.savingTemplate" },
          invoke: {
            id: "saveTemplate",
            src: "saveTemplate",
            input: ({ context }) => context.template,
            onDone: [
              { guard: onAnswer("isOk"), target: "told" },
              { target: "told", actions: "noteTemplateFailed" },
            ],
            onError: { target: "told", actions: "noteTemplateFailed" },
          },
        },
        told: { always: [{ guard: "isWaiting", target: "#send.waiting" }, { target: "#send.completed" }] },
      },
    },

    /** Others have to approve the payment before it is made. */
    waiting: {
      meta: { screen: "waiting", focus: null, announce: "send.waiting" },
      on: { "page.goHome": "left" },
    },

    left: { type: "final", meta: { screen: "none", focus: null, announce: null } },
    completed: { type: "final", meta: { screen: "home", focus: null, announce: null } },
  },
});
