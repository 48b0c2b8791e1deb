import type {
  ChatHistory,
  ChatMessage,
  ChatPerson,
  ChatStreamEnd,
  LiveChatMessage,
  Outcome,
} from "@amberline/api/client";
import { assign, raise, setup } from "xstate";
import {
  failureNoticeOr,
  isOk,
  notProvided,
  notProvidedCallback,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
} from "../shared";
import {
  delivered,
  nextOf,
  sendNotice,
  taken,
  unbrokenUpTo,
  type ChatContext,
  type ChatStart,
  type ChatThread,
  type OutgoingMessage,
  type SendOutcome,
} from "./outbox";

export type ChatEvent =
  | { type: "message.write"; id: string; text: string; files: readonly File[]; at: number }
  | { type: "message.retry"; id: string }
  | { type: "message.discard"; id: string }
  | { type: "history.retry" }
  | { type: "history.older" }
  | { type: "stream.retry" }
  | { type: "stream.opened" }
  | { type: "stream.closed"; end: ChatStreamEnd }
  /** `storedThread` is the thread this browser has stored since, perhaps from another tab. */
  | { type: "stream.message"; message: LiveChatMessage; storedThread: string | null }
  | { type: "message.progressed"; id: string; share: number };

/** What to read: the newest page, what came after a number, or the page before one. */
export interface HistoryInput extends ChatPerson {
  threadId: string | null;
  after: number | null;
  before: number | null;
}

export interface SendInput {
  message: OutgoingMessage;
  threadId: string;
  userId: string;
  onProgress: (share: number) => void;
}

/** `isStoredStale`: the thread this browser had stored is not the customer's any more, so none was asked for. */
export type HistoryOutcome = Outcome<ChatHistory & { isStoredStale?: boolean }>;
export type ThreadOutcome = Outcome<string>;

type Heard<Type extends ChatEvent["type"]> = Extract<ChatEvent, { type: Type }>;
type Picked = { id: string };

const knownThread = ({ threadId }: ChatContext, { storedThread }: Heard<"stream.message">) =>
  threadId ?? storedThread;

const isKnown = ({ messages, outbox }: ChatContext, id: string) =>
  [...(messages ?? []), ...outbox].some((one) => one.id === id);

const changed = (
  { outbox }: ChatContext,
  wanted: string | undefined,
  change: Partial<OutgoingMessage>,
): readonly OutgoingMessage[] => outbox.map((one) => (one.id === wanted ? { ...one, ...change } : one));

/** The last support message of a rereading. */
const newsIn = ({ messages: held }: ChatContext, messages: readonly ChatMessage[]) =>
  held &&
  messages.findLast(({ id, from }) => from === "support" && held.every((message) => message.id !== id));

export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    input: {} as ChatStart,
    events: {} as ChatEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    listen: notProvidedCallback<{ type: "never" }, { userId: string }>("listen"),
    readHistory: notProvided<HistoryOutcome, HistoryInput>("readHistory"),
    openThread: notProvided<ThreadOutcome, ChatPerson>("openThread"),
    sendMessage: notProvided<SendOutcome, SendInput>("sendMessage"),
  },
  guards: {
    isOk,
    isNews: ({ context }, { id, text, files }: Heard<"message.write">) =>
      (text.trim() !== "" || files.length > 0) && !isKnown(context, id),
    hasFailed: ({ context }, { id }: Picked) =>
      context.outbox.some((one) => one.id === id && one.state !== "waiting"),
    hasWaiting: ({ context }) => nextOf(context) !== null,
    hasOlder: ({ context }) => context.next !== null,
    canSend: ({ context }) => nextOf(context) !== null && context.threadId !== null,
    isOwnThread: ({ context }, heard: Heard<"stream.message">) =>
      heard.message.threadId === knownThread(context, heard),
    /** Support or another device may have started the thread: only the history confirms it. */
    isFirstOfThread: ({ context }, heard: Heard<"stream.message">) => knownThread(context, heard) === null,
  },
  actions: {
    /** Stores the customer's thread in the browser. */
    keepThread: notProvidedEffect<ChatThread>("keepThread"),
    /** The stream failed through a defect. */
    closeLine: raise({ type: "stream.closed", end: { ok: false, problem: "unreadable" } }),
    write: assign(({ context }, { id, text, files, at }: Heard<"message.write">) => ({
      outbox: [
        ...context.outbox,
        { id, text, files, writtenAt: at, state: "waiting", progress: null, problem: null } as const,
      ],
      notice: null,
    })),
    sendAgain: assign(({ context }, { id }: Picked) => ({
      outbox: changed(context, id, { state: "waiting", progress: null, problem: null }),
      notice: null,
    })),
    discard: assign(({ context }, { id }: Picked) => ({
      outbox: context.outbox.filter((one) => one.id !== id),
      notice: null,
    })),
    noteProgress: assign(({ context }, { id, share }: Heard<"message.progressed">) => ({
      outbox: changed(context, id, { progress: share }),
    })),
    takeThread: assign((_, outcome: ThreadOutcome) => (outcome.ok ? { threadId: outcome.data } : {})),
    deliver: assign(({ context }, outcome: SendOutcome) =>
      outcome.ok ? delivered(context, outcome.data) : {},
    ),
    noteUnsent: assign(({ context }, outcome: SendOutcome | ThreadOutcome) => {
      const problem = sendNotice(outcome);
      const state = !outcome.ok && outcome.problem === "refused" ? "refused" : "failed";
      return { outbox: changed(context, nextOf(context)?.id, { state, problem }), notice: problem };
    }),
    noteDefect: assign(({ context }) => {
      const problem = { key: "chat.sendFailed" };
      return { outbox: changed(context, nextOf(context)?.id, { state: "failed", problem }), notice: problem };
    }),
    hear: assign(({ context }, { message: { threadId, ...message } }: Heard<"stream.message">) => ({
      threadId,
      ...taken(context, [message]),
      newest: message.from === "support" ? message : context.newest,
    })),
    keepHistory: assign(({ context }, outcome: HistoryOutcome) => {
      if (!outcome.ok) return {};
      const { threadId, messages, next, isStoredStale = false } = outcome.data;
      return {
        threadId: threadId ?? (isStoredStale ? null : context.threadId),
        ...taken(context, messages),
        newest: newsIn(context, messages) ?? context.newest,
        next: context.messages === null ? next : context.next,
      };
    }),
    keepOlder: assign(({ context }, outcome: HistoryOutcome) =>
      outcome.ok ? { ...taken(context, outcome.data.messages), next: outcome.data.next } : {},
    ),
    noteUnread: assign((_, outcome: HistoryOutcome) => ({
      notice: failureNoticeOr("chat.historyFailed", outcome),
    })),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

interface Seen {
  context: ChatContext;
}

export const listenInput = ({ context: { userId } }: Seen) => ({ userId });

export const personOf = ({ context: { userId, email } }: Seen): ChatPerson => ({ userId, email });

/** The newest page; if there is one already, everything since. */
export const historyInput = ({ context }: Seen): HistoryInput => ({
  ...personOf({ context }),
  threadId: context.threadId,
  after: context.messages === null ? null : unbrokenUpTo(context),
  before: null,
});

export const olderInput = ({ context }: Seen): HistoryInput => ({
  ...personOf({ context }),
  threadId: context.threadId,
  after: null,
  before: context.next,
});

export function sendInput({
  context,
  self,
}: Seen & { self: { send: (event: ChatEvent) => void } }): SendInput {
  const message = nextOf(context);
  const { threadId, userId } = context;
  if (!message || !threadId) throw new Error("Only a message that waits can be sent, in its thread.");
  return {
    ...{ message, threadId, userId },
    onProgress: (share) => self.send({ type: "message.progressed", id: message.id, share }),
  };
}

export const threadOf = ({ context: { userId, threadId } }: Seen): ChatThread => ({ userId, threadId });
