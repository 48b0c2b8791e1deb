/** A file of a chat message. Its content comes from `chatAttachment`. */
export interface ChatAttachment {
  /** Null if the message itself has the content. */
  id: string | null;
  name: string;
  /** Media type proven by the provider, or empty. Only `isPictureType` tells whether it is a picture. */
  type: string;
  /** Bytes; null if unknown. */
  size: number | null;
  /** The content, if the provider sends it with the message. */
  base64: string | null;
  /** Where the content is, if the provider has it elsewhere. To be opened by the browser, never read by the app. */
  url: string | null;
}

/** The customer, as the opening of a thread names them. */
export interface ChatPerson {
  userId: string;
  email: string;
}

export interface ChatMessage {
  /**
   * Never changes. The customer's own messages keep the `messageId` they were sent with, which identifies a resent one.
   */
  id: string;
  /** Position in the thread, increasing. */
  number: number;
  from: "customer" | "support";
  /** Empty if the provider does not send it. */
  userId: string;
  userName: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
  attachments: ChatAttachment[];
}

/** A new message. Ignore those of other threads than the customer's. */
export interface LiveChatMessage extends ChatMessage {
  threadId: string;
}

export interface ChatHistoryQuery {
  /** Null if unknown; then it is the caller's own thread. */
  threadId: string | null;
  /** Only messages with a smaller number: the `next` of the previous page. */
  before?: number;
  /** Only messages with a greater number than the last one held; 0 for all. */
  after?: number;
  /** Page size, at most 200. @default chosen by the provider */
  limit?: number;
}

export interface ChatHistory {
  /** Null before the first message. */
  threadId: string | null;
  /** Oldest first, without the opening message. */
  messages: ChatMessage[];
  /** The `before` of the next older page; null if there is none. */
  next: number | null;
}

export interface ChatMessageDraft {
  /** A UUID created once per message and kept for every attempt, so that it is sent only once. */
  messageId: string;
  /** May be empty if there are files. */
  text: string;
  files: readonly File[];
  threadId: string;
  /** The customer's own. */
  userId: string;
}

export interface SentChatMessage {
  id: string;
  threadId: string;
  /** Null if the provider returns only the id. */
  message: ChatMessage | null;
}

export interface ComplaintDraft {
  /** A UUID created once per complaint and kept for every attempt, so that it is sent only once. */
  complaintId: string;
  subject: string;
  description: string;
  files: readonly File[];
}

export interface ReceivedComplaint {
  /** For the customer to quote, `C-2026-000123`; null if the provider has none. */
  reference: string | null;
  /** Civil date the answer is due, yyyy-MM-dd; null if the provider does not send it. */
  answerBy: string | null;
}
