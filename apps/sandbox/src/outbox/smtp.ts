import { hourMs, minuteMs } from "@amberline/domain/dates";
import { type Kysely } from "kysely";
import { createTransport } from "nodemailer";
import { isLoopback } from "../db/loopback";
import { epochOf, instant, type Database } from "../db/schema";
import { type Clock } from "../platform/clock";
import { type Sealing } from "../secrets/sealing";
import { messageAbout } from "./outbox";

/** The mail server, and the sender's name and address. */
export interface SmtpAccount {
  /** `smtp://user:password@host:587` for STARTTLS, or `smtps:` for TLS from the start. */
  url: string;
  /** `Amberline <no-reply@example.com>` */
  from: string;
}

interface Around {
  db: Kysely<Database>;
  clock: Pick<Clock, "now">;
  sealing: Sealing;
  /** Called with messages that were given up. */
  report: (error: unknown) => void;
  /** Goes around the sending of each. @default only does it */
  around?: <T>(sending: () => Promise<T>) => Promise<T>;
}

/** Timeouts of the mail server. */
const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Longer than all of those together: a message taken so long ago was taken by a process that is gone. */
const takenMs = 5 * minuteMs;
const firstPauseMs = 10_000;
const longestPauseMs = 6 * hourMs;
const batch = 10;

const pauseAfter = (tries: number) => Math.min(firstPauseMs * 3 ** (tries - 1), longestPauseMs);

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
}

/** What became of a try; without a next one nothing is left to do. */
interface Fate {
  delivered_at?: string;
  problem: string | null;
  next_try_at: string | null;
}

/** A short reason without addresses and text: "ECONNREFUSED", "EENVELOPE 550". */
function reasonOf({ code, responseCode }: SmtpError): string {
  const words = [code, responseCode].filter((word) => typeof word === "string" || typeof word === "number");
  return words.join(" ") || "unknown";
}

/** The server takes neither this recipient nor this text, and will not later. */
const isFinal = ({ code, responseCode }: SmtpError): boolean =>
  ["EENVELOPE", "EMESSAGE"].includes(String(code)) && Number(responseCode) >= 500;

/** Takes messages that are due, each for one process alone. */
async function take(db: Kysely<Database>, now: number) {
  return db
    .updateTable("outbox")
    .set((row) => ({ tries: row("tries", "+", 1), next_try_at: instant(now + takenMs) }))
    .where("id", "in", (query) =>
      query
        .selectFrom("outbox")
        .select("id")
        .where("next_try_at", "<=", instant(now))
        .orderBy("next_try_at")
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "message_id", "recipient", "subject", "sealed_body", "tries", "useful_until"])
    .execute();
}

type Taken = Awaited<ReturnType<typeof take>>[number];

/**
 * Sends by SMTP what waits in the outbox. What fails is tried again after growing pauses, by whichever process comes
 * first, until it is of no use. A process that dies between a server's yes and noting it has the message sent once
 * more, under the same Message-ID.
 */
export function smtpSender(
  { db, clock, sealing, report, around = (sending) => sending() }: Around,
  { url, from }: SmtpAccount,
) {
  // Without it a server that offers no TLS, or somebody in between who hides the offer, gets the mail in plain.
  const requireTLS = !isLoopback(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, ...patienceMs });
  const host = from.split("@").at(-1)?.replace(">", "").trim();

  const note = async ({ id, tries }: Taken, fate: Fate) => {
    const end = fate.next_try_at === null ? { sealed_body: null } : {};
    await db
      .updateTable("outbox")
      .set({ ...fate, ...end })
      .where("id", "=", id)
      .where("tries", "=", tries)
      .where("next_try_at", "is not", null)
      .execute();
  };

  const tryToSend = async ({ message_id: id, recipient, subject, sealed_body: text }: Taken) => {
    if (id === null || text === null) throw new Error("A message waits without its text.");
    const letter = {
      from,
      to: { name: "", address: recipient },
      subject,
      text: sealing.open(text, messageAbout(id)),
      messageId: `<${id}@${host}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    };
    return transport.sendMail(letter).then(
      () => null,
      (error: unknown) => (error ?? {}) as SmtpError,
    );
  };

  const deliver = async (taken: Taken) => {
    const until = taken.useful_until === null ? Infinity : epochOf(taken.useful_until);
    const problem = until < clock.now() ? { code: "EXPIRED" } : await tryToSend(taken);
    const now = clock.now();
    if (problem === null)
      return note(taken, { delivered_at: instant(now), problem: null, next_try_at: null });
    const next = now + pauseAfter(taken.tries);
    const isOver = isFinal(problem) || next > until;
    await note(taken, { problem: reasonOf(problem), next_try_at: isOver ? null : instant(next) });
    if (isOver) report(new Error(`Message ${taken.id} was given up: ${reasonOf(problem)}.`));
  };

  /** Everything that is due. Safe to run concurrently, in several processes. */
  return async function sendDue(): Promise<void> {
    for (;;) {
      const taken = await take(db, clock.now());
      const sent = await Promise.allSettled(taken.map((each) => around(() => deliver(each))));
      for (const each of sent) if (each.status === "rejected") report(each.reason);
      if (taken.length < batch) return;
    }
  };
}
