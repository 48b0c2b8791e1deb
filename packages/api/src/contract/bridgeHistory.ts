import { array, boolean, number, object, string } from "yup";
import { wireMessage } from "./bridgeFields";
import { defineCall } from "./call";
import { positiveInteger } from "./schemas";

/**
 * Messages of the caller's thread, the newest first; the last one of all is the one that began the thread and says whose
 * it is. Without a page asked for, as many as a page has.
 */
export const bridgeHistory = defineCall({
  name: "bridgeHistory",
  summary: "Lists the messages of the caller's chat.",
  method: "POST",
  path: "/bridge/get-history",
  request: object({
    chat_id: string().required(),
    /** The thread; empty when the app has not heard of it, then it is the caller's own. */
    root_id: string().defined(),
    include_attachments: boolean().required(),
    /** Only messages with a smaller number, or a greater one. Additions to the specification. */
    before: positiveInteger(),
    after: number().integer().min(0),
    limit: positiveInteger().max(200),
  }),
  response: object({
    messages: array().of(wireMessage).required(),
    /** The caller's thread, null before it has begun. An addition to the specification. */
    root_id: string().nullable().default(undefined),
    /** What to ask for as `before` to go on; null when there is no more. An addition to the specification. */
    next: number().integer().nullable().default(undefined),
  }),
});
