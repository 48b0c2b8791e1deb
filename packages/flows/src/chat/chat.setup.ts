import type { ChatHistory, ChatStreamEnd, LiveChatMessage, Outcome } from "@amberline/api/client";
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
  type ChatInput,
  type ChatStart,
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
export interface HistoryInput {
  threadId: string | null;
  userId: string;
  after: number | null;
  before: number | null;
}

export interface SendInput {
  message: OutgoingMessage;
  threadId: string | null;
  userId: string;
  onProgress: (share: number) => void;
}

export type HistoryOutcome = Outcome<ChatHistory>;

type Heard<Type extends ChatEvent["type"]> = Extract<ChatEvent, { type: Type }>;
type Picked = { id: string };

/** A message belongs to the current thread, or to the one the browser has stored since. */
const isOwnThread = ({ threadId }: ChatContext, { message, storedThread }: Heard<"stream.message">) =>
  message.threadId === (threadId ?? storedThread);

const isKnown = ({ messages, outbox }: ChatContext, id: string) =>
  [...(messages ?? []), ...outbox].some((one) => one.id === id);

const changed = (
  { outbox }: ChatContext,
  wanted: string | undefined,
  change: Partial<OutgoingMessage>,
): readonly OutgoingMessage[] => outbox.map((one) => (one.id === wanted ? { ...one, ...change } : one));

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
    sendMessage: notProvided<SendOutcome, SendInput>("sendMessage"),
  },
  guards: {
    isOk,
    isNews: ({ context }, { id, text, files }: Heard<"message.write">) =>
      (text.trim() !== "" || files.length > 0) && !isKnown(context, id),
    hasFailed: ({ context }, { id }: Picked) =>
      context.outbox.some((one) => one.id === id && one.state === "failed"),
    hasWaiting: ({ context }) => nextOf(context) !== null,
    hasOlder: ({ context }) => context.next !== null,
    isOwnThread: ({ context }, heard: Heard<"stream.message">) => isOwnThread(context, heard),
  },
  actions: {
    /** Stores the customer's thread in the browser. */
    keepThread: notProvidedEffect<ChatInput>("keepThread"),
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
    deliver: assign(({ context }, outcome: SendOutcome) =>
      outcome.ok ? delivered(context, outcome.data) : {},
    ),
    noteUnsent: assign(({ context }, outcome: SendOutcome) => {
      const problem = sendNotice(outcome);
      return { outbox: changed(context, nextOf(context)?.id, { state: "failed", problem }), notice: problem };
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
      const { threadId, messages, next } = outcome.data;
      return {
        threadId: threadId ?? context.threadId,
        ...taken(context, messages),
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

/** The newest page; if there is one already, everything since. */
export const historyInput = ({ context }: Seen): HistoryInput => ({
  threadId: context.threadId,
  userId: context.userId,
  after: context.messages === null ? null : unbrokenUpTo(context),
  before: null,
});

export const olderInput = ({ context }: Seen): HistoryInput => ({
  threadId: context.threadId,
  userId: context.userId,
  after: null,
  before: context.next,
});

export function sendInput({
  context,
  self,
}: Seen & { self: { send: (event: ChatEvent) => void } }): SendInput {
  const message = nextOf(context);
  if (!message) throw new Error("Only a message that waits can be sent.");
  return {
    message,
    threadId: context.threadId,
    userId: context.userId,
    onProgress: (share) => self.send({ type: "message.progressed", id: message.id, share }),
  };
}

export const threadOf = ({ context: { userId, threadId } }: Seen): ChatInput => ({ userId, threadId });
