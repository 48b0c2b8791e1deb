import type { ChatMessage, Outcome, SentChatMessage } from "@amberline/api/client";
import { mergeMessages } from "@amberline/domain/chat";
import { failureNoticeOr, isRefusal, type Notice } from "../shared";

export interface ChatInput {
  /** The customer's own. */
  userId: string;
  /** The thread this browser has kept for that customer; null when it knows of none. */
  threadId: string | null;
}

export interface ChatStart extends ChatInput {
  /** What was left unsent when the chat was open before. What was on its way is sent again: the same id is the same message. */
  outbox?: readonly OutgoingMessage[];
}

/** A file of the message being written; the id tells two of one name apart. */
export interface PickedFile {
  id: string;
  file: File;
}

/** A message of the customer that the provider has not confirmed. */
export interface OutgoingMessage {
  /** Chosen here; the same for every attempt, and of the message once it is sent. */
  id: string;
  text: string;
  files: readonly File[];
  /** Epoch milliseconds. */
  writtenAt: number;
  state: "waiting" | "failed";
  /** Share of it that has left, 0 to 1; null while nobody can tell. */
  progress: number | null;
  /** Why it was not sent. */
  problem: Notice | null;
}

export interface ChatContext extends ChatInput {
  /** As the provider keeps them, oldest first; null until they were read. */
  messages: readonly ChatMessage[] | null;
  /** Where older messages begin; null when there are none. */
  next: number | null;
  outbox: readonly OutgoingMessage[];
  /** The last message that came while the chat was open. */
  newest: ChatMessage | null;
  /** Why history could not be read, or a message not be sent. */
  notice: Notice | null;
}

export type SendOutcome = Outcome<SentChatMessage, "FILE_UNREADABLE">;

/** A provider that does not number its messages has them all here; what has just been sent is the last. */
const UNNUMBERED = Number.MAX_SAFE_INTEGER;

/** The message whose turn it is. */
export const nextOf = ({ outbox }: Pick<ChatContext, "outbox">): OutgoingMessage | null =>
  outbox.find(({ state }) => state === "waiting") ?? null;

/**
 * Number of the message up to which none is missing: numbers follow one another, and one that was sent while the line was
 * cut stands after some that were never heard. Null when nothing is held, or the provider does not number.
 */
export function unbrokenUpTo({ messages }: Pick<ChatContext, "messages">): number | null {
  const numbers = (messages ?? []).flatMap(({ number }) => (number === UNNUMBERED ? [] : [number]));
  return numbers.find((number, at) => numbers[at + 1] !== number + 1) ?? null;
}

/** Messages that came, in their places; what among them was still on its way has arrived. */
export function taken({ messages, outbox }: ChatContext, came: readonly ChatMessage[]) {
  const ids = new Set(came.map(({ id }) => id));
  return {
    messages: mergeMessages(messages ?? [], came),
    outbox: outbox.filter(({ id }) => !ids.has(id)),
  };
}

/** A message as it was sent, of a provider that tells no more than its id. */
const asSent = ({ text, writtenAt }: OutgoingMessage, id: string, userId: string): ChatMessage => ({
  ...{ id, userId, text, at: writtenAt },
  number: UNNUMBERED,
  from: "customer",
  userName: "",
  attachments: [],
});

/** What the chat knows once the provider has taken its message. */
export function delivered(context: ChatContext, { id, threadId, message }: SentChatMessage) {
  const sent = nextOf(context);
  const came = message ?? (sent && asSent(sent, id, context.userId));
  const now = { ...context, outbox: context.outbox.filter((one) => one !== sent) };
  return { threadId, ...taken(now, came ? [came] : []) };
}

/** Says why a message was not sent; [8] has words for when nothing more is known. */
export function sendNotice(outcome: SendOutcome): Notice {
  if (isRefusal(outcome, "FILE_UNREADABLE")) return { key: "chat.fileUnreadable" };
  return failureNoticeOr("chat.sendFailed", outcome);
}
