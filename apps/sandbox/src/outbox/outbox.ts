import { type Kysely } from "kysely";
import { instant, type Database } from "../db/schema";
import { type Clock } from "../platform/clock";
import { letterOf, type Mailer } from "./mailer";

/** Stores messages in the database for the operator application. Nothing leaves the machine. */
export const outboxMailer = (db: Kysely<Database>, clock: Clock): Mailer => ({
  async send(mail) {
    const { loginId, channel, recipient, subject } = mail;
    await db
      .insertInto("outbox")
      .values({
        login_id: loginId,
        channel,
        recipient,
        subject,
        body: letterOf(mail),
        created_at: instant(clock.now()),
      })
      .execute();
  },
});
