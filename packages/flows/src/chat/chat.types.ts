import type {
  ChatHistory,
  ChatMessage,
  ChatStreamEnd,
  LiveChatMessage,
  Outcome,
  SentChatMessage,
} from "@amberline/api/client";
import type { Notice } from "../shared";

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

export type ChatEvent =
  | { type: "message.write"; id: string; text: string; files: readonly File[]; at: number }
  | { type: "message.retry"; id: string }
  | { type: "message.discard"; id: string }
  | { type: "history.retry" }
  | { type: "history.older" }
  | { type: "stream.retry" }
  | { type: "stream.opened" }
  | { type: "stream.closed"; end: ChatStreamEnd }
  /** `storedThread` is what this browser has kept meanwhile, maybe in another tab. */
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
export type SendOutcome = Outcome<SentChatMessage, "FILE_UNREADABLE">;
