import type { ChatMessage, ChatPerson, Outcome, SentChatMessage } from "@amberline/api/client";
import { mergeMessages } from "@amberline/domain/chat";
import { failureNoticeOr, isRefusal, type Notice } from "../shared";

export interface ChatThread {
  /** The customer's own. */
  userId: string;
  /** The customer's thread stored in this browser; null if none. */
  threadId: string | null;
}

export interface ChatInput extends ChatThread, ChatPerson {}

export interface ChatStart extends ChatInput {
  /** Messages unsent when the chat was last open. Those in flight are sent again with the same id. */
  outbox?: readonly OutgoingMessage[];
}

/** A file attached to the draft; the id distinguishes files of the same name. */
export interface PickedFile {
  id: string;
  file: File;
}

/** A message not confirmed by the provider. */
export interface OutgoingMessage {
  /** Generated here; the same for every attempt and for the delivered message. */
  id: string;
  text: string;
  files: readonly File[];
  /** Epoch milliseconds. */
  writtenAt: number;
  /** A refused message was not delivered and can be edited; a failed one may have been delivered. */
  state: "waiting" | "failed" | "refused";
  /** Share sent, 0 to 1; null while unknown. */
  progress: number | null;
  problem: Notice | null;
}

export interface ChatContext extends ChatInput {
  /** The provider's messages, oldest first; null until loaded. */
  messages: readonly ChatMessage[] | null;
  /** Cursor of older messages; null if none. */
  next: number | null;
  outbox: readonly OutgoingMessage[];
  /** The last message received while the chat was open. */
  newest: ChatMessage | null;
  /** Why the history could not be read or a message not sent. */
  notice: Notice | null;
}

export type SendOutcome = Outcome<SentChatMessage, "FILE_UNREADABLE">;

/** Used when the provider does not number messages, so that a new one sorts last. */
const UNNUMBERED = Number.MAX_SAFE_INTEGER;

export const nextOf = ({ outbox }: Pick<ChatContext, "outbox">): OutgoingMessage | null =>
  outbox.find(({ state }) => state === "waiting") ?? null;

/**
 * Number of the last message without a gap before it: numbers are consecutive, and a message sent while offline may follow
 * others not received yet. Null without messages, or if the provider does not number them.
 */
export function unbrokenUpTo({ messages }: Pick<ChatContext, "messages">): number | null {
  const numbers = (messages ?? []).flatMap(({ number }) => (number === UNNUMBERED ? [] : [number]));
  return numbers.find((number, at) => numbers[at + 1] !== number + 1) ?? null;
}

/** A provider without ids may repeat a message under another id. */
const isToldAgain = (held: ChatMessage, came: readonly ChatMessage[]) =>
  held.number === UNNUMBERED &&
  came.some(({ number, from, text }) => number !== UNNUMBERED && from === held.from && text === held.text);

/** Adds received messages; those of the outbox among them have been delivered. */
export function taken({ messages, outbox }: ChatContext, came: readonly ChatMessage[]) {
  const ids = new Set(came.map(({ id }) => id));
  const held = (messages ?? []).filter((message) => !isToldAgain(message, came));
  return {
    messages: mergeMessages(held, came),
    outbox: outbox.filter(({ id }) => !ids.has(id)),
  };
}

/** A message as it was sent, for a provider that answers only with its id. */
const asSent = ({ text, writtenAt }: OutgoingMessage, id: string, userId: string): ChatMessage => ({
  ...{ id, userId, text, at: writtenAt },
  number: UNNUMBERED,
  from: "customer",
  userName: "",
  attachments: [],
});

/** The chat after the provider has accepted its message. */
export function delivered(context: ChatContext, { id, threadId, message }: SentChatMessage) {
  const sent = nextOf(context);
  const came = message ?? (sent && asSent(sent, id, context.userId));
  const now = { ...context, outbox: context.outbox.filter((one) => one !== sent) };
  return { threadId, ...taken(now, came ? [came] : []) };
}

/** Why a message was not sent; specification 8 has the text for an unknown reason. */
export function sendNotice(outcome: SendOutcome | Outcome<string>): Notice {
  if (isRefusal(outcome, "FILE_UNREADABLE")) return { key: "chat.fileUnreadable" };
  return failureNoticeOr("chat.sendFailed", outcome);
}
