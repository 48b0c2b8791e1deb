export interface Mail {
  loginId: string | null;
  channel: "email" | "sms";
  /** An e-mail address or a phone number. */
  recipient: string;
  subject: string;
  body: string;
}

/** Call it after the transaction the message is about, never inside one. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
