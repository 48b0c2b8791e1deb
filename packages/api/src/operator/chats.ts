import { array, number, object, string, type InferType } from "yup";
import { messageSenders } from "../contract/bridgeFields";
import { addressOf, defineOperatorCall } from "./call";
import { id, instant, search, text } from "./wire";

const chat = object({
  /** The customer's login: a customer has one chat. */
  loginId: id(),
  email: text(),
  first_name: text(),
  last_name: text(),
  threadId: id(),
  /** When the last message was written. */
  at: instant(),
  /** The last message; empty when it is files alone. */
  lastText: text(),
  lastFrom: string().oneOf(messageSenders).required(),
  /** Messages of the customer's that the bank has not read. */
  unread: number().required(),
});
export type OperatorChat = InferType<typeof chat>;

const chatAttachment = object({ id: id(), name: text(), type: text(), size: number().required() });
export type OperatorAttachment = InferType<typeof chatAttachment>;

const message = object({
  id: id(),
  /** Its place in the thread. Number 1 says whose thread it is. */
  number: number().required(),
  sender: string().oneOf(messageSenders).required(),
  senderName: text(),
  text: text(),
  at: instant(),
  attachments: array(chatAttachment).required(),
});
export type OperatorMessage = InferType<typeof message>;

/** Chats by name, e-mail or anything written in them: those with something unread first, then the newest, at most 200. */
export const listChats = defineOperatorCall({
  method: "GET",
  path: "/chats",
  request: object({ search: search() }),
  response: object({ chats: array(chat).required(), unread: number().required() }),
});

/** A page of a customer's chat, oldest first: the newest page, the one before a number, or what came after one. */
export const readChat = defineOperatorCall({
  method: "GET",
  path: "/chats/:loginId",
  request: object({
    loginId: id(),
    before: number().integer().min(1),
    after: number().integer().min(0),
    limit: number().integer().min(1).max(200).default(50),
  }),
  response: object({
    chat,
    messages: array(message).required(),
    /** What to ask for as `before` to go further back; null when there is no more. */
    next: number().nullable().default(null),
  }),
});

/** Says up to which number the bank has read a chat. */
export const markChatRead = defineOperatorCall({
  method: "POST",
  path: "/chats/:loginId/read",
  request: object({ loginId: id(), number: number().integer().min(1).required() }),
  response: object({ number: number().required() }),
});

/** Writes to a customer, who need not have written. Files are ten at most and ten million bytes together. */
export const replyToChat = defineOperatorCall({
  method: "POST",
  path: "/chats/:loginId/messages",
  request: object({
    loginId: id(),
    /** A UUID made once per message: sent twice it is one message. */
    messageId: string().uuid(),
    /** May be empty when there are files. */
    text: string().defined(),
    attachments: array(object({ name: string().required().max(255), base64: string().defined() })).default(
      [],
    ),
    /** Who the customer is told it is from. */
    name: string().trim().max(70),
  }),
  response: message,
});

/** Ends a customer's live streams at this process, or everybody's, as a lost connection would. For tests of what customers see then. */
export const cutChatStreams = defineOperatorCall({
  method: "POST",
  path: "/chats/streams/cut",
  request: object({ loginId: string().uuid() }),
  response: object({}),
});

/** Where a file of a chat can be downloaded. */
export const chatAttachmentAddress = (attachmentId: string): string =>
  addressOf({ path: "/chats/attachments/:id" }, { id: attachmentId }).address;
