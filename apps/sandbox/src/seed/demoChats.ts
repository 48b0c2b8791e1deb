import { dayMs, hourMs, minuteMs } from "@amberline/domain/dates";
import { addMessage, markRead, nameOf } from "../areas/chat";
import { storeComplaint } from "../areas/complaint";
import { type Db } from "../ledger";
import { uuid, type Random } from "../secrets/random";
import { demoLogins } from "./demoLogins";
import { specimens } from "./specimens";

interface DemoMessage {
  /** Milliseconds before now. */
  ago: number;
  /** Name of the bank's sender; the customer by default. */
  by?: string;
  text: string;
  hasPicture?: boolean;
}

const talks: Partial<Record<keyof typeof demoLogins, readonly DemoMessage[]>> = {
  ilze: [
    {
      ago: 12 * dayMs,
      text: "Labdien! Vai varu nosūtīt zibmaksājumu uz Igauniju arī brīvdienā?",
    },
    {
      ago: 12 * dayMs - 6 * minuteMs,
      by: "Kristīne",
      text: "Labdien, Ilze! Jā, zibmaksājumi darbojas katru dienu un visu diennakti. Nauda parasti nonāk pie saņēmēja dažu sekunžu laikā, ja viņa banka tos pieņem.",
    },
    { ago: 12 * dayMs - 9 * minuteMs, text: "Lieliski, paldies!" },
    {
      ago: dayMs + 2 * hourMs,
      text: "Man ir jauna personas apliecība. Vai pietiek ar šādu attēlu?",
      hasPicture: true,
    },
    {
      ago: dayMs + 2 * hourMs - 11 * minuteMs,
      by: "Edgars",
      text: "Paldies, saņēmām! Attēls ir labi salasāms, dati ir atjaunināti. Vairāk nekas nav jādara.",
    },
  ],
  andris: [
    {
      ago: 40 * minuteMs,
      text: "Sveiki! Klients Vācijā raksta, ka mūsu maksājums vēl nav pienācis. Vai varat paskatīties?",
    },
  ],
};

const complaint = {
  subject: "Komisija par ienākošu maksājumu",
  description:
    "Par ienākošu SEPA maksājumu man ir ieturēta komisija, lai gan cenrādī tādas nav. Lūdzu, pārbaudiet un atmaksājiet.",
};

async function ownerOf(db: Db, email: string) {
  return db
    .selectFrom("logins")
    .select(["id", "email", "first_name", "last_name"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
}

/** Chats of the demo customers: a finished one, an unanswered one and a complaint. */
export async function addDemoChats(trx: Db, { random, now }: { random: Random; now: number }): Promise<void> {
  for (const [login, said] of Object.entries(talks)) {
    const owner = await ownerOf(trx, demoLogins[login as keyof typeof talks].email);
    for (const { ago, by, text, hasPicture = false } of said) {
      const file = { name: "personas-apliecība.png", type: "image/png", bytes: specimens.document };
      const from = { sender: by ? "support" : "customer", senderName: by ?? nameOf(owner) } as const;
      const message = { id: uuid(random), ...from, text, files: hasPicture ? [file] : [] };
      const { number } = await addMessage(trx, { owner, message, random, now: now - ago });
      if (by) await markRead(trx, { loginId: owner.id, number });
    }
  }
  const { id: loginId } = await ownerOf(trx, demoLogins.andris.email);
  const kept = { loginId, requestId: uuid(random), language: "lv", ...complaint, files: [] } as const;
  await storeComplaint(trx, { complaint: kept, random, now: now - 2 * dayMs });
}
