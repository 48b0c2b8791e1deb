import { onAnswer, onEvent } from "../shared";
import { deleteInput, readInput, savedPayeesSetup } from "./savedPayees.setup";

const screen = "savedPayees";
const ownMistake = { type: "note", params: { key: "error.general" } } as const;

const shownStates = savedPayeesSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      entry: "forgetTarget",
      meta: { screen, focus: null, announce: null },
      on: { "payee.delete": { guard: onEvent("isOwn"), target: "asking", actions: onEvent("noteTarget") } },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: { "delete.cancel": "resting", "delete.confirm": "deleting" },
    },
    deleting: {
      tags: "busy",
      meta: { screen, focus: null, announce: "payees.deleting" },
      entry: "clearNotice",
      invoke: {
        id: "deletePayee",
        src: "deletePayee",
        input: deleteInput,
        onDone: [
          { guard: onAnswer("isGone"), target: "resting", actions: ["dropTarget", "toastDeleted"] },
          // Deleting twice is deleting once, so the same question stands.
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: ownMistake },
      },
    },
  },
});

/** Templates or receivers of an account: read, and deleted one by one. */
export const savedPayeesMachine = savedPayeesSetup.createMachine({
  id: "savedPayees",
  context: ({ input: { accountId } }) => ({ accountId, payees: null, target: null, notice: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readPayees",
        src: "readPayees",
        input: readInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepPayees") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: ownMistake },
      },
    },
    failed: {
      meta: { screen, focus: null, announce: null },
      on: { "list.retry": "loading" },
    },
    shown: shownStates,
  },
});
