import { array, number, object, string, type InferType } from "yup";
import { defineOperatorCall } from "./call";
import { instant, maybeInstant, maybeText, search, text } from "./wire";

const message = object({
  id: number().required(),
  channel: string().oneOf(["email", "sms"]).required(),
  recipient: text(),
  subject: text(),
  /** Plain text; empty for what left by SMTP. */
  body: text(),
  created_at: instant(),
  route: string().oneOf(["outbox", "smtp"]).required(),
  delivered_at: maybeInstant(),
  /** Why a mail server did not take it. */
  problem: maybeText(),
});
export type OutboxMessage = InferType<typeof message>;

/** What customers were sent, the newest first, at most 50. */
export const listOutbox = defineOperatorCall({
  method: "GET",
  path: "/outbox",
  request: object({
    search: search(),
    /** The very login. */
    login: string(),
  }),
  response: object({ mail: array(message).required() }),
});
