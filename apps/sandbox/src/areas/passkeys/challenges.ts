import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { base64url } from "../../secrets/random";

const challengeLifeMs = 300_000;

interface Asked {
  sessionId: string;
  /** What is agreed to; null for a new passkey. */
  subject: string | null;
  now: number;
}

/** A challenge made of all that is agreed to and of 256 random bits, for one answer in this session. */
export async function makeChallenge(
  { db, random }: Pick<Parts, "db" | "random">,
  { sessionId, subject, now }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = [base64url(random(32)), sessionId, subject, now].join("\n");
  const challenge = new Uint8Array(sha256(utf8ToBytes(text)));
  await db
    .insertInto("passkey_challenges")
    .values({
      challenge: base64url(challenge),
      session_id: sessionId,
      subject,
      expires_at: instant(now + challengeLifeMs),
    })
    .execute();
  return challenge;
}

/** False if this session was asked no such challenge for this, or it was answered; of several answers one gets true. */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  { sessionId, subject, now }: Asked,
): Promise<boolean> {
  const used = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("session_id", "=", sessionId)
    .where("subject", subject === null ? "is" : "=", subject)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
