import { array, object, string } from "yup";
import { wireMessage } from "./bridgeFields";
import { defineCall } from "./call";

/** Bytes: ten million bytes of files in base64, and the text. */
const largestRequest = 13_500_000;

/**
 * The first message of a customer starts the thread, whose opening message is the customer's e-mail and id. Idempotent
 * by `message_id`.
 */
export const bridgeMessage = defineCall({
  name: "bridgeMessage",
  summary: "Sends a message to support.",
  method: "POST",
  path: "/bridge/message",
  largestRequest,
  // The largest files over a slow connection.
  timeoutMs: 180_000,
  request: object({
    user_id: string().required(),
    /** May be empty if there are attachments. */
    message: string().defined(),
    chat_id: string().required(),
    attachments: array()
      .of(object({ name: string().required().max(255), base64: string().defined() }))
      .required(),
    /** Empty if the app does not know the thread. */
    root_id: string().defined(),
    /** A UUID the app chose. An addition to the specification. */
    message_id: string().max(36),
  }),
  response: object({
    message_id: string().required(),
    /** Additions to the specification. */
    root_id: string().nullable().default(undefined),
    message: wireMessage.nullable().default(undefined),
  }),
});
