import { type Kysely } from "kysely";
import { createTransport } from "nodemailer";
import { instant, type Database } from "../db/schema";
import { type Clock } from "../platform/clock";
import { type Mail, type Mailer } from "./mailer";
import { outboxMailer } from "./outbox";

/** Where mail is handed in, and whose name it bears. */
export interface SmtpAccount {
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  url: string;
  /** `Amberline <no-reply@example.com>` */
  from: string;
}

/** A mailer with letters on their way. */
export interface SmtpMailer extends Mailer {
  /** Resolves when each letter given so far was taken or refused. Never rejects. */
  settled(): Promise<void>;
}

/** How long the mail server may keep silent. */
const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Why a letter was not taken, in a word that holds no address and no text: "ECONNREFUSED", "EENVELOPE 550". */
function reasonOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const words = [code, responseCode].filter((word) => typeof word === "string" || typeof word === "number");
  return words.join(" ") || "unknown";
}

/**
 * Sends mail by SMTP and text messages to the outbox. A call is answered before its letter is sent, so that neither a
 * slow or broken mail server nor the sending itself shows in the answer or in its time. What became of a letter is
 * written into the outbox, its text is not.
 */
export function smtpMailer(
  { db, clock, report }: { db: Kysely<Database>; clock: Clock; report: (error: unknown) => void },
  { url, from }: SmtpAccount,
): SmtpMailer {
  const transport = createTransport({ url, ...patienceMs });
  const outbox = outboxMailer(db, clock);
  const underWay = new Set<Promise<void>>();

  const note = async (id: number, fate: { delivered_at: string } | { problem: string }) => {
    await db.updateTable("outbox").set(fate).where("id", "=", id).execute();
  };

  const deliver = async (id: number, { recipient, subject, body }: Mail) => {
    const headers = { "Auto-Submitted": "auto-generated" };
    const letter = { from, to: { name: "", address: recipient }, subject, text: body, headers };
    const problem = await transport.sendMail(letter).then(() => null, reasonOf);
    await note(id, problem === null ? { delivered_at: instant(clock.now()) } : { problem });
  };

  const enter = ({ loginId, channel, recipient, subject }: Mail) =>
    db
      .insertInto("outbox")
      .values({
        login_id: loginId,
        channel,
        recipient,
        subject,
        body: "",
        route: "smtp",
        created_at: instant(clock.now()),
      })
      .returning("id")
      .executeTakeFirstOrThrow();

  return {
    async send(mail) {
      if (mail.channel !== "email") return outbox.send(mail);
      const { id } = await enter(mail);
      const sending = deliver(id, mail)
        .catch(report)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
