import { array, object, string } from "yup";
import { wireMessage } from "./bridgeFields";
import { defineCall } from "./call";

/** Room for ten million bytes of files in base64, and the text beside them. */
const largestRequest = 13_500_000;

/**
 * Sends a message. The first of a customer begins the thread, whose own first message is the customer's e-mail and id.
 * The same `message_id` twice is one message.
 */
export const bridgeMessage = defineCall({
  name: "bridgeMessage",
  summary: "Sends a message to support.",
  method: "POST",
  path: "/bridge/message",
  largestRequest,
  // Files of the largest size over a slow line.
  timeoutMs: 180_000,
  request: object({
    user_id: string().required(),
    /** May be empty when there are attachments. */
    message: string().defined(),
    chat_id: string().required(),
    attachments: array()
      .of(object({ name: string().required().max(255), base64: string().defined() }))
      .required(),
    /** Empty when the app knows of no thread yet. */
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
