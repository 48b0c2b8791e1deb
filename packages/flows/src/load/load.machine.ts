import { onAnswer } from "../shared";
import { loadSetup, standingOf } from "./load.setup";

const screen = "load";
const defect = { type: "note", params: { key: "error.general" } } as const;

/** The details are for verified customers only (specification 6); the way to become one stands here. */
const unverifiedStates = loadSetup.createStateConfig({
  initial: "idle",
  entry: "clearNotice",
  states: {
    idle: {
      always: { guard: "isVerified", target: "#load.settled" },
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

/** Verified, but nothing to show: the account is read again, at first by itself. */
const missingStates = loadSetup.createStateConfig({
  initial: "reading",
  always: { guard: "isUnverifiedOrHasDetails", target: "settled" },
  states: {
    reading: {
      tags: "busy",
      entry: "clearNotice",
      meta: { screen, focus: null, announce: "load.reading" },
      invoke: {
        id: "readAccount",
        src: "readAccount",
        onDone: [
          { guard: onAnswer("isOk"), target: "idle" },
          { target: "idle", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "idle", actions: defect },
      },
    },
    idle: {
      meta: { screen, focus: null, announce: null },
      on: { "details.retry": "reading" },
    },
  },
});

const shownStates = loadSetup.createStateConfig({
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
      meta: { screen, focus: null, announce: "load.saving" },
      invoke: {
        id: "savePdf",
        src: "savePdf",
        onDone: [
          { guard: onAnswer("isOk"), target: "resting" },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: defect },
      },
    },
  },
});

/** Bank details for loading money: who may see them, and as a document (specification 2.9). */
export const loadMachine = loadSetup.createMachine({
  id: "load",
  context: ({ input }) => ({ standing: input, notice: null }),
  initial: "settled",
  on: {
    "account.changed": { actions: { type: "keepStanding", params: standingOf } },
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
