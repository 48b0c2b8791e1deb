import { array, boolean, number, object, string } from "yup";
import { wireMessage } from "./bridgeFields";
import { defineCall } from "./call";
import { positiveInteger } from "./schemas";

/**
 * Newest first; the very first message of a thread identifies the customer. Without `limit` the provider chooses the
 * page size.
 */
export const bridgeHistory = defineCall({
  name: "bridgeHistory",
  summary: "Lists the messages of the caller's chat.",
  method: "POST",
  path: "/bridge/get-history",
  request: object({
    chat_id: string().required(),
    /** Empty if the app does not know the thread; then it is the caller's own. */
    root_id: string().defined(),
    include_attachments: boolean().required(),
    /** Only messages with a smaller, or a greater, number. Additions to the specification. */
    before: positiveInteger(),
    after: number().integer().min(0),
    limit: positiveInteger().max(200),
  }),
  response: object({
    messages: array().of(wireMessage).required(),
    /** Null before the first message. An addition to the specification. */
    root_id: string().nullable().default(undefined),
    /** The `before` of the next older page; null if there is none. An addition to the specification. */
    next: number().integer().nullable().default(undefined),
  }),
});
