import { type Mail } from "../../outbox";
import { type Parts } from "../../parts";

/** Notifies the customer of a two-factor change, in case somebody else made it. */
export const sendNotice = (
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  { id, email }: { id: string; email: string },
  notice: Pick<Mail, "texts" | "subject" | "body">,
): Promise<void> => mailer.send(db, { loginId: id, channel: "email", recipient: email, ...notice });
