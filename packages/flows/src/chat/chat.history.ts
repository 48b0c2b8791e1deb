import { onAnswer } from "../shared";
import { chatSetup, historyInput, olderInput, threadOf } from "./chat.setup";

const screen = "chat";
const ownMistake = { type: "note", params: { key: "chat.historyFailed" } } as const;
const keepThread = { type: "keepThread", params: threadOf } as const;

/** Read once the line stands, so that nothing can come between the two; without a line, once that is known. */
export const historyStates = chatSetup.createStateConfig({
  initial: "waiting",
  on: { "stream.retry": ".waiting" },
  states: {
    waiting: {
      tags: "busy",
      meta: { screen, focus: null, announce: "chat.loading" },
      on: { "stream.opened": "reading", "stream.closed": "reading" },
    },
    reading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "chat.loading" },
      entry: "clearNotice",
      invoke: {
        id: "readHistory",
        src: "readHistory",
        input: historyInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: [onAnswer("keepHistory"), keepThread] },
          { target: "failed", actions: onAnswer("noteUnread") },
        ],
        onError: { target: "failed", actions: ownMistake },
      },
    },
    failed: {
      meta: { screen, focus: null, announce: null },
      on: { "history.retry": "reading" },
    },
    shown: {
      meta: { screen, focus: null, announce: null },
      on: { "history.older": { guard: "hasOlder", target: "readingOlder" } },
    },
    readingOlder: {
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "readOlder",
        src: "readHistory",
        input: olderInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepOlder") },
          { target: "olderFailed", actions: onAnswer("noteUnread") },
        ],
        onError: { target: "olderFailed", actions: ownMistake },
      },
    },
    /** What is there stays; more is asked for on request only. */
    olderFailed: {
      meta: { screen, focus: null, announce: null },
      on: { "history.retry": { target: "readingOlder", actions: "clearNotice" } },
    },
  },
});
