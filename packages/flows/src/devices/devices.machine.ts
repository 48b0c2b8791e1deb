import { onAnswer, onEvent } from "../shared";
import { devicesSetup, signOutInput, signedOutToast } from "./devices.setup";

const screen = "devices";
const stale = { type: "note", params: { key: "devices.stale" } } as const;

const shownStates = devicesSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      entry: "forgetTarget",
      meta: { screen, focus: "title", announce: null },
      on: {
        "device.signOut": { guard: onEvent("isThere"), target: "signingOut", actions: onEvent("noteTarget") },
        "dialog.close": "#devices.closed",
      },
    },
    signingOut: {
      tags: "busy",
      meta: { screen, focus: null, announce: "devices.signingOut" },
      invoke: {
        id: "signOut",
        src: "signOut",
        input: signOutInput,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "refreshing",
            actions: { type: "showToast", params: signedOutToast },
          },
          { guard: onAnswer("isUncertain"), target: "refreshing", actions: onAnswer("noteFailure") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "refreshing", actions: { type: "note", params: { key: "error.general" } } },
      },
    },
    /** Whatever became of it, the list says. */
    refreshing: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      on: { "dialog.close": "#devices.closed" },
      invoke: {
        id: "readDevices",
        src: "readDevices",
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepDevices") },
          { target: "resting", actions: stale },
        ],
        onError: { target: "resting", actions: stale },
      },
    },
  },
});

/** Where the login is signed in, and signing out elsewhere. */
export const devicesMachine = devicesSetup.createMachine({
  id: "devices",
  context: { devices: null, target: null, notice: null },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "devices.loading" },
      entry: "clearNotice",
      on: { "dialog.close": "closed" },
      invoke: {
        id: "readDevices",
        src: "readDevices",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepDevices") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: { type: "note", params: { key: "error.general" } } },
      },
    },
    failed: {
      meta: { screen, focus: "retry", announce: null },
      on: { "devices.retry": "loading", "dialog.close": "closed" },
    },
    shown: shownStates,
    closed: { type: "final", meta: { screen: "none", focus: "opener", announce: null } },
  },
});
