import { dayMs } from "@amberline/domain/dates";
import { instant } from "../db/schema";
import { type Clock } from "../platform/clock";
import { systemRandom, uuid } from "../secrets/random";
import { type Sealing } from "../secrets/sealing";
import { letterOf, type Mailer } from "./mailer";

/** Longer than a mail server is usually down. */
const usefulMs = 2 * dayMs;

/** What the sealed text of a message is about. */
export const messageAbout = (messageId: string): string => `message:${messageId}`;

/** Stores messages in the database for the operator application. Nothing leaves the machine. */
export const outboxMailer = (clock: Pick<Clock, "now">): Mailer => ({
  async send(trx, mail) {
    const { loginId: login_id, channel, recipient, subject } = mail;
    const created_at = instant(clock.now());
    await trx
      .insertInto("outbox")
      .values({ login_id, channel, recipient, subject, body: letterOf(mail), created_at })
      .execute();
  },
});

/** Lets e-mails wait for a mail server, sealed, as there are codes in them; text messages stay in the outbox. */
export function queueingMailer(clock: Pick<Clock, "now">, sealing: Sealing): Mailer {
  const outbox = outboxMailer(clock);
  return {
    async send(trx, mail) {
      if (mail.channel !== "email") return outbox.send(trx, mail);
      const { loginId: login_id, channel, recipient, subject } = mail;
      const now = clock.now();
      const message_id = uuid(systemRandom);
      await trx
        .insertInto("outbox")
        .values({
          ...{ login_id, channel, recipient, subject, body: "", route: "smtp" },
          ...{ message_id, sealed_body: sealing.seal(letterOf(mail), messageAbout(message_id)) },
          ...{ created_at: instant(now), next_try_at: instant(now) },
          useful_until: instant(mail.usefulUntil ?? now + usefulMs),
        })
        .execute();
    },
  };
}
