import { nameCheckState, resendingState, twoFactorState } from "./send.consent";
import { blockedStates, creatingState, editingState } from "./send.editing";
import { succeededStates, unknownStates } from "./send.outcome";
import { availableOf, capsOf, resultOf, seenOf, startingContext } from "./send.inputs";
import { sendSetup } from "./send.setup";

export { LIKELY_REPEAT, NO_PERSONAL_ACCOUNT } from "./send.types";

/** A payment, from the form to its known end (specification 4, send flow). */
export const sendMachine = sendSetup.createMachine({
  id: "send",
  context: startingContext,
  initial: "boot",
  output: resultOf,
  on: {
    "caps.changed": { actions: { type: "keepCaps", params: capsOf } },
    "balance.changed": { actions: { type: "keepBalance", params: availableOf } },
    "attempts.seen": { actions: { type: "keepElsewhere", params: seenOf } },
  },
  states: {
    boot: {
      always: [
        { guard: "hasPendingAttempt", target: "unknown" },
        { guard: "canVerify", target: "blocked.verifying" },
        { target: "settled" },
      ],
    },
    /** Back to the form, or to why there is none. */
    settled: { always: [{ guard: "cannotSend", target: "blocked" }, { target: "editing" }] },
    blocked: blockedStates,
    editing: editingState,
    creating: creatingState,
    nameCheck: nameCheckState,
    twoFactor: twoFactorState,
    resending: resendingState,
    unknown: unknownStates,
    succeeded: succeededStates,
    left: { type: "final", meta: { screen: "none", focus: null, announce: null } },
    completed: { type: "final", meta: { screen: "home", focus: null, announce: null } },
  },
});
