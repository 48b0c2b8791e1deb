import { type Parts } from "../../parts";

/** Tells a customer by mail that something about two-factor has changed: they may not have been the one. */
export const sendNotice = (
  { mailer }: Pick<Parts, "mailer">,
  { id, email }: { id: string; email: string },
  notice: { subject: string; body: string },
): Promise<void> => mailer.send({ loginId: id, channel: "email", recipient: email, ...notice });
