import { type Kysely } from "kysely";
import { instant, type Database } from "../db/schema";
import { type Clock } from "../platform/clock";
import { type Mailer } from "./mailer";

/** Stores messages in the database for the operator application. Nothing leaves the machine. */
export const outboxMailer = (db: Kysely<Database>, clock: Clock): Mailer => ({
  async send({ loginId, ...mail }) {
    await db
      .insertInto("outbox")
      .values({ ...mail, login_id: loginId, created_at: instant(clock.now()) })
      .execute();
  },
});
