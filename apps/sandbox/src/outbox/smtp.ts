import { type Kysely } from "kysely";
import { createTransport } from "nodemailer";
import { isLoopback } from "../db/loopback";
import { instant, type Database } from "../db/schema";
import { type Clock } from "../platform/clock";
import { letterOf, type Mail, type Mailer } from "./mailer";
import { outboxMailer } from "./outbox";

/** The mail server, and the sender's name and address. */
export interface SmtpAccount {
  /** `smtp://user:password@host:587` for STARTTLS, or `smtps:` for TLS from the start. */
  url: string;
  /** `Amberline <no-reply@example.com>` */
  from: string;
}

/** Sends in the background. */
export interface SmtpMailer extends Mailer {
  /** Resolves when every message so far has been accepted or refused. Never rejects. */
  settled(): Promise<void>;
}

/** Timeouts of the mail server. */
const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A short reason without addresses and text: "ECONNREFUSED", "EENVELOPE 550". */
function reasonOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const words = [code, responseCode].filter((word) => typeof word === "string" || typeof word === "number");
  return words.join(" ") || "unknown";
}

/**
 * Sends mail by SMTP, and text messages to the outbox. Calls return before their mail is sent, so that neither a slow
 * or broken mail server nor the sending itself affects the answer or its timing. The outbox stores the delivery status,
 * not the text.
 */
export function smtpMailer(
  { db, clock, report }: { db: Kysely<Database>; clock: Clock; report: (error: unknown) => void },
  { url, from }: SmtpAccount,
): SmtpMailer {
  // Without it a server that offers no TLS, or somebody in between who hides the offer, gets the mail in plain.
  const requireTLS = !isLoopback(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, ...patienceMs });
  const outbox = outboxMailer(db, clock);
  const underWay = new Set<Promise<void>>();

  const note = async (id: number, fate: { delivered_at: string } | { problem: string }) => {
    await db.updateTable("outbox").set(fate).where("id", "=", id).execute();
  };

  const deliver = async (id: number, mail: Mail) => {
    const { recipient, subject } = mail;
    const headers = { "Auto-Submitted": "auto-generated" };
    const letter = { from, to: { name: "", address: recipient }, subject, text: letterOf(mail), headers };
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
