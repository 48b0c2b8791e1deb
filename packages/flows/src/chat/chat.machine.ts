import { onAnswer, onEvent } from "../shared";
import { historyStates } from "./chat.history";
import { chatSetup, listenInput, sendInput, threadOf } from "./chat.setup";

const screen = "chat";
const keepThread = { type: "keepThread", params: threadOf } as const;

/** The live line. It does not come back by itself (specification 4). */
const lineStates = chatSetup.createStateConfig({
  initial: "on",
  states: {
    on: {
      initial: "opening",
      invoke: { id: "listen", src: "listen", input: listenInput, onError: { actions: "closeLine" } },
      on: {
        "stream.closed": "off",
        "stream.message": { guard: onEvent("isOwnThread"), actions: onEvent("hear") },
      },
      states: {
        opening: {
          meta: { screen, focus: null, announce: null },
          on: { "stream.opened": "connected" },
        },
        connected: { meta: { screen, focus: null, announce: null } },
      },
    },
    off: {
      meta: { screen, focus: null, announce: null },
      on: { "stream.retry": "on" },
    },
  },
});

/** What the customer writes: one message at a time, in the order they were written. */
const outboxStates = chatSetup.createStateConfig({
  initial: "idle",
  on: { "message.progressed": { actions: onEvent("noteProgress") } },
  states: {
    idle: {
      meta: { screen, focus: null, announce: null },
      always: { guard: "hasWaiting", target: "sending" },
    },
    sending: {
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "sendMessage",
        src: "sendMessage",
        input: sendInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "idle", actions: [onAnswer("deliver"), keepThread] },
          { target: "idle", actions: onAnswer("noteUnsent") },
        ],
        onError: { target: "idle", actions: "noteDefect" },
      },
    },
  },
});

/** The chat with support (specification 2.16): its history, its live line, and what is being sent. */
export const chatMachine = chatSetup.createMachine({
  id: "chat",
  context: ({ input: { userId, threadId, outbox = [] } }) => ({
    ...{ userId, threadId, outbox },
    messages: null,
    next: null,
    newest: null,
    notice: null,
  }),
  initial: "active",
  states: {
    active: {
      type: "parallel",
      on: {
        "message.write": { guard: onEvent("isNews"), actions: onEvent("write") },
        "message.retry": { guard: onEvent("hasFailed"), actions: onEvent("sendAgain") },
        "message.discard": { guard: onEvent("hasFailed"), actions: onEvent("discard") },
      },
      states: { line: lineStates, history: historyStates, outbox: outboxStates },
    },
  },
});
