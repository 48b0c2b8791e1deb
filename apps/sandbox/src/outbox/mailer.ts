import { type Kysely } from "kysely";
import { type Database } from "../db/schema";
import { type Catalogue } from "../locales";

export interface Mail {
  loginId: string | null;
  channel: "email" | "sms";
  /** An e-mail address or a phone number. */
  recipient: string;
  subject: string;
  /** In the language of the customer; null for a notice to the bank itself, which is no letter. */
  texts: Pick<Catalogue, "letter"> | null;
  body: string;
  /** No use to the recipient afterwards, milliseconds since 1970. @default two days later */
  usefulUntil?: number;
}

/** What is sent: an e-mail with greeting, signature and the bank's address around the body, a text message as it is. */
export const letterOf = ({ channel, body, texts }: Mail): string =>
  channel === "email" && texts ? texts.letter(body) : body;

/** Posts a message in the transaction of what it tells: both happen, or neither. It is sent afterwards. */
export interface Mailer {
  send(trx: Kysely<Database>, mail: Mail): Promise<void>;
}
