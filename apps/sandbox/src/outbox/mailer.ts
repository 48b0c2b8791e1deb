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
}

/** What is sent: an e-mail with greeting, signature and the bank's address around the body, a text message as it is. */
export const letterOf = ({ channel, body, texts }: Mail): string =>
  channel === "email" && texts ? texts.letter(body) : body;

/** Call it after the transaction the message is about, never inside one. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
