import { assign, setup } from "xstate";
import { failureNotice, isOk, notProvided, type LeafMeta, type Notice } from "../shared";
import type { LoadStanding } from "./bankDetails";
import type { LoadContext, LoadEvent, LoadOutcome } from "./load.types";

/** Everything the chart of the Load page names. */
export const loadSetup = setup({
  types: {
    input: {} as LoadStanding,
    context: {} as LoadContext,
    events: {} as LoadEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readAccount: notProvided<LoadOutcome, undefined>("readAccount"),
    verify: notProvided<unknown, undefined>("verify"),
    savePdf: notProvided<LoadOutcome, undefined>("savePdf"),
  },
  guards: {
    isOk,
    isVerified: ({ context: { standing } }) => standing.verification === "verify",
    /** Only a verified customer's standing has details. */
    hasDetails: ({ context: { standing } }) => standing.details !== null,
    hasNoDetails: ({ context: { standing } }) => standing.details === null,
    isUnverifiedOrHasDetails: ({ context: { standing } }) =>
      standing.verification !== "verify" || standing.details !== null,
    /** A company's people verify themselves from the top bar. */
    canVerify: ({ context: { standing } }) =>
      !standing.isCorporate && (standing.verification === "none" || standing.verification === "reject"),
  },
  actions: {
    keepStanding: assign((_, standing: LoadStanding) => ({ standing })),
    note: assign((_, notice: Notice) => ({ notice })),
    noteFailure: assign((_, outcome: LoadOutcome) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    clearNotice: assign({ notice: null }),
  },
});

export const standingOf = ({ event }: { event: Extract<LoadEvent, { type: "account.changed" }> }) =>
  event.standing;
