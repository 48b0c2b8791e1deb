/** A file of a chat message. Its content comes through `chatAttachment`. */
export interface ChatAttachment {
  /** Names the file to the provider; null when the message itself carries the content. */
  id: string | null;
  name: string;
  /** Media type as the provider proved it, or empty. A picture is only what `isPictureType` says is one. */
  type: string;
  /** Bytes; null when unknown. */
  size: number | null;
  /** The content, of a provider that sends it with the message. */
  base64: string | null;
}

export interface ChatMessage {
  /** Never changes. Of one's own message it is the `messageId` it was sent with, so it can be told from a resend. */
  id: string;
  /** Its place in the thread, greater than that of every message before. */
  number: number;
  from: "customer" | "support";
  /** Empty when the provider does not tell. */
  userId: string;
  userName: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
  attachments: ChatAttachment[];
}

/** A message that has just come. Those of another thread than the customer's are to be ignored. */
export interface LiveChatMessage extends ChatMessage {
  threadId: string;
}

export interface ChatHistoryQuery {
  /** The thread, null when it is not known; then it is the caller's own. */
  threadId: string | null;
  /** Only messages with a smaller number: the `next` of the page before. */
  before?: number;
  /** Only messages with a greater number: what came after the last one held. 0 is all of them. */
  after?: number;
  /** Messages a page, 200 at most. @default as the provider has it */
  limit?: number;
}

export interface ChatHistory {
  /** Null before the first message was sent. */
  threadId: string | null;
  /** Oldest first, without the one that says whose thread it is. */
  messages: ChatMessage[];
  /** What to ask for as `before` to go further back; null when there is no more. */
  next: number | null;
}

export interface ChatMessageDraft {
  /** A UUID made once per message and kept for every attempt: sent twice it is one message. */
  messageId: string;
  /** May be empty when there are files. */
  text: string;
  files: readonly File[];
  /** Null before the thread has begun: the first message begins it. */
  threadId: string | null;
  /** The customer's own. */
  userId: string;
}

export interface SentChatMessage {
  id: string;
  threadId: string;
  /** As the provider keeps it; null when it tells no more than the id. */
  message: ChatMessage | null;
}

/** A complaint. */
export interface ComplaintDraft {
  /** A UUID made once per complaint and kept for every attempt: sent twice it is one complaint. */
  complaintId: string;
  subject: string;
  description: string;
  files: readonly File[];
}

export interface ReceivedComplaint {
  /** What the customer may refer to, `C-2026-000123`; null when the provider gives none. */
  reference: string | null;
  /** Civil date an answer is due by, yyyy-MM-dd; null when the provider does not say. */
  answerBy: string | null;
}
