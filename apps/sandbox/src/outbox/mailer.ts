/** A message to a customer. */
export interface Mail {
  loginId: string | null;
  channel: "email" | "sms";
  /** An e-mail address or a phone number. */
  recipient: string;
  subject: string;
  body: string;
}

/** Sends messages. Call it after the transaction the message tells about, never inside one. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
