import { array, number, object, string, type InferType } from "yup";
import { defineOperatorCall } from "./call";
import { instant, maybeInstant, maybeText, search, text } from "./wire";

const message = object({
  id: number().required(),
  channel: string().oneOf(["email", "sms"]).required(),
  recipient: text(),
  subject: text(),
  /** Plain text, codes included; empty for messages sent by SMTP, and without the right `faults`. */
  body: text(),
  created_at: instant(),
  route: string().oneOf(["outbox", "smtp"]).required(),
  delivered_at: maybeInstant(),
  /** Why the last try failed. */
  problem: maybeText(),
  /** Null: sent or given up. */
  next_try_at: maybeInstant(),
});
export type OutboxMessage = InferType<typeof message>;

/** Newest first, at most 50. */
export const listOutbox = defineOperatorCall({
  method: "GET",
  path: "/outbox",
  access: "view",
  request: object({
    search: search(),
    /** Exact match. */
    login: string(),
  }),
  response: object({ mail: array(message).required() }),
});
