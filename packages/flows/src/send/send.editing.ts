import { onAnswer, onEvent } from "../shared";
import { availableOf, capsOf, checkInput, forget, rememberIfPaying } from "./send.inputs";
import { sendSetup } from "./send.setup";

const screen = "send";

/** Sending is not possible now; the reasons are listed and what can be done about them is offered. */
export const blockedStates = sendSetup.createStateConfig({
  initial: "idle",
  on: {
    "caps.changed": [
      {
        guard: { type: "canSendThen", params: capsOf },
        target: "editing",
        actions: { type: "keepCaps", params: capsOf },
      },
      { actions: { type: "keepCaps", params: capsOf } },
    ],
    "balance.changed": [
      {
        guard: { type: "canSendWith", params: availableOf },
        target: "editing",
        actions: { type: "keepBalance", params: availableOf },
      },
      { actions: { type: "keepBalance", params: availableOf } },
    ],
  },
  states: {
    idle: {
      meta: { screen, focus: null, announce: "send.blocked" },
      on: { "verification.open": { guard: "canVerify", target: "verifying" } },
    },
    verifying: {
      tags: "dialog",
      meta: { screen: "verification", focus: null, announce: null },
      invoke: { id: "verify", src: "verify", onDone: "idle", onError: "idle" },
    },
  },
});

/** The customer fills in the form. Its text is the form's own; here is only what became of it. */
export const editingState = sendSetup.createStateConfig({
  meta: { screen, focus: null, announce: null },
  on: {
    "order.submit": [
      { guard: onEvent("isUnderWayElsewhere"), actions: onEvent("noteTwin") },
      { guard: onEvent("isAffordable"), target: "creating", actions: onEvent("startAttempt") },
      { actions: "noteTooMuch" },
    ],
    "caps.changed": [
      {
        guard: { type: "canSendThen", params: capsOf },
        actions: { type: "keepCaps", params: capsOf },
      },
      { target: "blocked", actions: { type: "keepCaps", params: capsOf } },
    ],
    "balance.changed": [
      {
        guard: { type: "canSendWith", params: availableOf },
        actions: { type: "keepBalance", params: availableOf },
      },
      { target: "blocked", actions: { type: "keepBalance", params: availableOf } },
    ],
  },
});

/** No answer, and none will come. */
const unanswered = [
  { guard: "mayPayAtOnce", target: "unknown" },
  { target: "settled", actions: [forget, "noteNotMade"] },
] as const;

/**
 * The first request: it checks the payee's name. A provider without name checks makes the payment right away; only then
 * can a lost answer leave it in doubt.
 */
export const creatingState = sendSetup.createStateConfig({
  tags: ["busy", "money-in-flight"],
  meta: { screen, focus: null, announce: "send.checking" },
  entry: rememberIfPaying,
  invoke: {
    id: "create",
    src: "create",
    input: checkInput,
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
      { guard: onAnswer("isAccepted"), target: "succeeded" },
      { guard: onAnswer("isRepeat"), target: "settled", actions: [forget, "noteRepeat"] },
      { guard: onAnswer("isInDoubtAtOnce"), target: "unknown", actions: onAnswer("noteKnownBefore") },
      { target: "settled", actions: [forget, onAnswer("noteRefusal")] },
    ],
    onError: unanswered,
  },
  after: { checkTimeout: unanswered },
});
