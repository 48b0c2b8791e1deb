import type { ChatPerson, Client } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { mergeMessages } from "@amberline/domain/chat";
import { fromCallback, fromPromise } from "xstate";
import { onAnswer, onEvent } from "../shared";
import {
  chatSetup,
  historyInput,
  listenInput,
  olderInput,
  personOf,
  sendInput,
  threadOf,
  type ChatEvent,
  type HistoryInput,
  type HistoryOutcome,
  type ThreadOutcome,
} from "./chat.setup";
import type { ChatThread } from "./outbox";

const screen = "chat";
const ownMistake = { type: "setNotice", params: { key: "chat.historyFailed" } } as const;
const keepThread = { type: "keepThread", params: threadOf } as const;

/** Read once the stream is open, so that no message is missed between the two, or once it is known to be closed. */
const historyStates = chatSetup.createStateConfig({
  initial: "waiting",
  on: {
    "stream.retry": ".waiting",
    "stream.message": { guard: onEvent("isFirstOfThread"), target: ".reading" },
  },
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
    /** Messages stay; older ones are read again only on request. */
    olderFailed: {
      meta: { screen, focus: null, announce: null },
      on: { "history.retry": { target: "readingOlder", actions: "clearNotice" } },
    },
  },
});

/** The message stream. It does not reconnect by itself (specification 4). */
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

/** Sends the customer's messages one at a time, in order. */
const outboxStates = chatSetup.createStateConfig({
  initial: "idle",
  on: { "message.progressed": { actions: onEvent("noteProgress") } },
  states: {
    idle: {
      meta: { screen, focus: null, announce: null },
      always: [
        { guard: "canSend", target: "sending" },
        { guard: "hasWaiting", target: "opening" },
      ],
    },
    /** Support must know who writes before the first message arrives (specification 4). */
    opening: {
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "openThread",
        src: "openThread",
        input: personOf,
        onDone: [
          { guard: onAnswer("isOk"), target: "idle", actions: [onAnswer("takeThread"), keepThread] },
          { target: "idle", actions: onAnswer("noteUnsent") },
        ],
        onError: { target: "idle", actions: "noteDefect" },
      },
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

/** The chat with support (specification 2.16): its history, its stream and its outbox. */
export const chatMachine = chatSetup.createMachine({
  id: "chat",
  context: ({ input: { userId, email, threadId, outbox = [] } }) => ({
    ...{ userId, email, threadId, outbox },
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

export interface ChatCalls extends Pick<
  Client,
  "chatHistory" | "openChatThread" | "sendChatMessage" | "openChatStream"
> {
  /** Epoch milliseconds. */
  now(): number;
  /** The thread this browser has stored for the customer. */
  storedThread(userId: string): string | null;
  keepThread(thread: ChatThread): void;
  /** Called when the device goes offline; returns a function to unsubscribe. */
  onOffline(lost: () => void): () => void;
}

/** Messages a page. */
const PAGE = 100;

/** All messages after one; otherwise the newest page. Pages are newest first. */
async function readSince(
  calls: ChatCalls,
  { threadId, userId, email, after, before }: HistoryInput,
  signal: AbortSignal,
): Promise<HistoryOutcome> {
  const asked = {
    ...{ threadId, userId, email, limit: PAGE },
    ...(after === null ? {} : { after }),
    ...(before === null ? {} : { before }),
  };
  const page = await calls.chatHistory(asked, { signal });
  if (!page.ok || after === null) return page;
  const { messages, next } = page.data;
  if (next === null || (before !== null && next >= before)) return page;
  const rest = await readSince(calls, { threadId, userId, email, after, before: next }, signal);
  return mapOutcome(rest, (earlier) => ({ ...earlier, messages: mergeMessages(earlier.messages, messages) }));
}

/** A refused stored thread is no longer the customer's; without it the provider returns the customer's own. */
async function readOwn(calls: ChatCalls, input: HistoryInput, signal: AbortSignal): Promise<HistoryOutcome> {
  const outcome = await readSince(calls, input, signal);
  if (outcome.ok || outcome.problem !== "forbidden" || input.threadId === null) return outcome;
  const own = await readSince(calls, { ...input, threadId: null }, signal);
  return mapOutcome(own, (history) => ({ ...history, isStoredStale: true }));
}

export const wireChat = (calls: ChatCalls) =>
  chatMachine.provide({
    actors: {
      listen: fromCallback<{ type: "never" }, { userId: string }>(({ input: { userId }, sendBack }) => {
        const hanging = new AbortController();
        const tell = (event: ChatEvent) => sendBack(event);
        calls
          .openChatStream({
            signal: hanging.signal,
            now: calls.now,
            onOpen: () => tell({ type: "stream.opened" }),
            onMessage: (message) =>
              tell({ type: "stream.message", message, storedThread: calls.storedThread(userId) }),
            onClosed: (end) => tell({ type: "stream.closed", end }),
          })
          .catch(() => tell({ type: "stream.closed", end: { ok: false, problem: "unreadable" } }));
        const stop = calls.onOffline(() => {
          hanging.abort();
          tell({ type: "stream.closed", end: { ok: false, problem: "unreachable" } });
        });
        return () => {
          stop();
          hanging.abort();
        };
      }),
      readHistory: fromPromise(({ input, signal }) => readOwn(calls, input, signal)),
      openThread: fromPromise<ThreadOutcome, ChatPerson>(async ({ input, signal }) => {
        const stored = calls.storedThread(input.userId);
        return stored === null ? calls.openChatThread(input, { signal }) : { ok: true, data: stored };
      }),
      // Not aborted: what was sent before leaving the page is still delivered.
      sendMessage: fromPromise(({ input: { message, threadId, userId, onProgress } }) =>
        calls.sendChatMessage(
          { messageId: message.id, text: message.text, files: message.files, threadId, userId },
          { onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0) },
        ),
      ),
    },
    actions: { keepThread: (_, thread) => calls.keepThread(thread) },
  });
