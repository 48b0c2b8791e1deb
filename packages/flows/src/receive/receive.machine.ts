import type { Outcome } from "@amberline/api/client";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNoted,
  isOk,
  noteDefect,
  notProvided,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
} from "../shared";
import type { AccountStatus } from "./bankDetails";

interface ReceiveContext {
  standing: AccountStatus;
  notice: Notice | null;
}

export type ReceiveEvent =
  | { type: "account.changed"; standing: AccountStatus }
  | { type: "verification.open" }
  | { type: "details.retry" }
  | { type: "pdf.download" };

export type ReceiveOutcome = Outcome<unknown>;

const receiveSetup = setup({
  types: {
    input: {} as AccountStatus,
    context: {} as ReceiveContext,
    events: {} as ReceiveEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readAccount: notProvided<ReceiveOutcome, undefined>("readAccount"),
    verify: notProvided<unknown, undefined>("verify"),
    savePdf: notProvided<ReceiveOutcome, undefined>("savePdf"),
  },
  guards: {
    isOk,
    isVerified: ({ context: { standing } }) => standing.verification === "verify",
    /** Only verified customers have details. */
    hasDetails: ({ context: { standing } }) => standing.details !== null,
    hasNoDetails: ({ context: { standing } }) => standing.details === null,
    isUnverifiedOrHasDetails: ({ context: { standing } }) =>
      standing.verification !== "verify" || standing.details !== null,
    /** Members of a company verify from the top bar. */
    canVerify: ({ context: { standing } }) =>
      !standing.isCompany && (standing.verification === "none" || standing.verification === "reject"),
  },
  actions: {
    keepStanding: assign((_, { standing }: { standing: AccountStatus }) => ({ standing })),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    noteFailure: assign(failureNoted),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "receive";

/** Only verified customers see the details (specification 6); the others are offered verification. */
const unverifiedStates = receiveSetup.createStateConfig({
  initial: "idle",
  entry: "clearNotice",
  states: {
    idle: {
      always: { guard: "isVerified", target: "#receive.settled" },
      meta: { screen, focus: null, announce: null },
      on: { "verification.open": { guard: "canVerify", target: "verifying" } },
    },
    verifying: {
      tags: "busy",
      meta: { screen: "verification", focus: null, announce: null },
      invoke: { id: "verify", src: "verify", onDone: "idle", onError: "idle" },
    },
  },
});

/** Verified but without details: rereads the account, the first time automatically. */
const missingStates = receiveSetup.createStateConfig({
  initial: "reading",
  always: { guard: "isUnverifiedOrHasDetails", target: "settled" },
  states: {
    reading: {
      tags: "busy",
      entry: "clearNotice",
      meta: { screen, focus: null, announce: "receive.reading" },
      invoke: {
        id: "readAccount",
        src: "readAccount",
        onDone: [
          { guard: onAnswer("isOk"), target: "idle" },
          { target: "idle", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "idle", actions: noteDefect },
      },
    },
    idle: {
      meta: { screen, focus: null, announce: null },
      on: { "details.retry": "reading" },
    },
  },
});

const shownStates = receiveSetup.createStateConfig({
  initial: "resting",
  entry: "clearNotice",
  always: { guard: "hasNoDetails", target: "settled" },
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      on: { "pdf.download": "saving" },
    },
    saving: {
      tags: "busy",
      entry: "clearNotice",
      meta: { screen, focus: null, announce: "receive.saving" },
      invoke: {
        id: "savePdf",
        src: "savePdf",
        onDone: [
          { guard: onAnswer("isOk"), target: "resting" },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
  },
});

/** Bank details for loading money: who may see them, and as a document (specification 2.9). */
export const receiveMachine = receiveSetup.createMachine({
  id: "receive",
  context: ({ input }) => ({ standing: input, notice: null }),
  initial: "settled",
  on: {
    "account.changed": { actions: onEvent("keepStanding") },
  },
  states: {
    settled: {
      always: [
        { guard: "hasDetails", target: "shown" },
        { guard: "isVerified", target: "missing" },
        { target: "unverified" },
      ],
    },
    unverified: unverifiedStates,
    missing: missingStates,
    shown: shownStates,
  },
});

export interface ReceiveCalls {
  /** Reads the account again; the result arrives as `account.changed`. */
  readAccount(signal: AbortSignal): Promise<Outcome<unknown>>;
  /** Opens identity verification; resolves when it is closed. */
  verify(signal: AbortSignal): Promise<void>;
  /** Downloads the details as a PDF. */
  savePdf(signal: AbortSignal): Promise<Outcome<unknown>>;
}

export const wireReceive = (calls: ReceiveCalls) =>
  receiveMachine.provide({
    actors: {
      readAccount: fromPromise(({ signal }) => calls.readAccount(signal)),
      verify: fromPromise(({ signal }) => calls.verify(signal)),
      savePdf: fromPromise(({ signal }) => calls.savePdf(signal)),
    },
  });
