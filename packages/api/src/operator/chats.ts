import { array, number, object, string, type InferType } from "yup";
import { messageSenders } from "../contract/bridgeFields";
import { addressOf, defineOperatorCall, defineOperatorFile } from "./call";
import { id, instant, search, text } from "./wire";

const chat = object({
  /** Identifies the chat: a customer has only one. */
  loginId: id(),
  email: text(),
  first_name: text(),
  last_name: text(),
  threadId: id(),
  /** Time of the last message. */
  at: instant(),
  /** Of the last message; empty if it has only files. */
  lastText: text(),
  lastFrom: string().oneOf(messageSenders).required(),
  /** The customer's messages the bank has not read. */
  unread: number().required(),
});
export type OperatorChat = InferType<typeof chat>;

const attachment = object({ id: id(), name: text(), type: text(), size: number().required() });
export type OperatorAttachment = InferType<typeof attachment>;

const message = object({
  id: id(),
  /** Position in the thread. Number 1 identifies the customer. */
  number: number().required(),
  sender: string().oneOf(messageSenders).required(),
  senderName: text(),
  text: text(),
  at: instant(),
  attachments: array(attachment).required(),
});
export type OperatorMessage = InferType<typeof message>;

/** Searches name, e-mail and messages. Unread chats first, then the newest, at most 200. */
export const listChats = defineOperatorCall({
  method: "GET",
  path: "/chats",
  access: "view",
  request: object({ search: search() }),
  response: object({ chats: array(chat).required(), unread: number().required() }),
});

/** Oldest first: the newest page, the one before a number, or the messages after one. */
export const readChat = defineOperatorCall({
  method: "GET",
  path: "/chats/:loginId",
  access: "view",
  customer: "loginId",
  request: object({
    loginId: id(),
    before: number().integer().min(1),
    after: number().integer().min(0),
    limit: number().integer().min(1).max(200).default(50),
  }),
  response: object({
    chat,
    messages: array(message).required(),
    /** The `before` of the next older page; null if there is none. */
    next: number().nullable().default(null),
  }),
});

/** Marks the messages up to a number as read. */
export const markChatRead = defineOperatorCall({
  method: "POST",
  path: "/chats/:loginId/read",
  access: "support",
  customer: "loginId",
  logged: ["number"],
  request: object({ loginId: id(), number: number().integer().min(1).required() }),
  response: object({ number: number().required() }),
});

/** The customer need not have written before. At most ten files and ten million bytes together. */
export const replyToChat = defineOperatorCall({
  method: "POST",
  path: "/chats/:loginId/messages",
  access: "support",
  customer: "loginId",
  /** Ten million bytes of files in base64, and the text. */
  largestRequest: 13_500_000,
  request: object({
    loginId: id(),
    /** A UUID created once per message, which is sent only once. */
    messageId: string().uuid(),
    /** May be empty if there are files. */
    text: string().defined(),
    attachments: array(object({ name: string().required().max(255), base64: string().defined() })).default(
      [],
    ),
    /** The sender's name as the customer sees it. */
    name: string().trim().max(70),
  }),
  response: message,
});

/** Disconnects the live streams of a customer, or of everybody, from this process, to test a lost connection. */
export const cutChatStreams = defineOperatorCall({
  method: "POST",
  path: "/chats/streams/cut",
  access: "faults",
  customer: "loginId",
  request: object({ loginId: string().uuid() }),
  response: object({}),
});

export const chatAttachment = defineOperatorFile("/chats/attachments/:id");
export const chatAttachmentAddress = (attachmentId: string): string =>
  addressOf(chatAttachment, { id: attachmentId }).address;
