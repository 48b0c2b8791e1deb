import { minuteMs } from "@amberline/domain/dates";
import { generateAuthenticationOptions, type AuthenticationResponseJSON } from "@simplewebauthn/server";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Sealed } from "../../secrets/sealing";
import { type Addresses } from "../identity";
import { isSignedBy } from "../passkeys/agree";
import { bytesOf, described, passkeysOf, readAnswer } from "../passkeys/stored";

const lifeMs = 5 * minuteMs;

interface Asked {
  now: number;
  url: string;
  /** Whose sign-in is confirmed after the password; null for a passkey that signs in by itself. */
  loginId: string | null;
}

const aboutOf = (loginId: string | null) =>
  loginId === null ? "challenge of signing in" : `challenge of signing in as ${loginId}`;

/** What a passkey is to sign, as JSON. Sealed and not stored, so that strangers can ask for as many as they like. */
export async function askToSignIn(
  { db, sealing }: Parts,
  addresses: Addresses,
  { now, url, loginId }: Asked,
): Promise<string | null> {
  const site = new URL(addresses.app(url)).hostname;
  const known = loginId === null ? [] : await passkeysOf(db, loginId).where("site", "=", site).execute();
  if (loginId !== null && known.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: site,
    allowCredentials: known.map(described),
    challenge: sealing.seal(String(now + lifeMs), aboutOf(loginId)),
    userVerification: "required",
  });
  return JSON.stringify(options);
}

/** When a challenge of ours ends, epoch milliseconds; null for any other text. */
function endOf({ sealing }: Parts, challenge: string, loginId: string | null): number | null {
  try {
    return Number(sealing.open(new TextDecoder().decode(bytesOf(challenge)) as Sealed, aboutOf(loginId)));
  } catch {
    return null;
  }
}

/** Of several answers to one challenge, one gets true. */
async function isFirstAnswer(db: Db, challenge: string, expiresAt: number): Promise<boolean> {
  const kept = await db
    .insertInto("passkey_challenges")
    .values({ challenge, session_id: null, subject: null, expires_at: instant(expiresAt) })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** The login whose passkey has signed the challenge of this sign-in, for the first time; null if none has. */
export async function signerOf(
  parts: Parts,
  addresses: Addresses,
  text: string,
  { now, url, loginId }: Asked,
): Promise<string | null> {
  const sent = readAnswer<AuthenticationResponseJSON>(text);
  const expiresAt = sent && endOf(parts, sent.challenge, loginId);
  if (!sent || expiresAt === null || expiresAt <= now) return null;
  return inTransaction(parts.db, async (trx) => {
    const passkey = await trx
      .selectFrom("passkeys")
      .selectAll()
      .where("id", "=", String(sent.answer.id))
      .executeTakeFirst();
    if (!passkey || (loginId !== null && passkey.login_id !== loginId)) return null;
    const isSigned = await isSignedBy(trx, passkey, sent, { origin: addresses.app(url), now });
    return isSigned && (await isFirstAnswer(trx, sent.challenge, expiresAt)) ? passkey.login_id : null;
  });
}
