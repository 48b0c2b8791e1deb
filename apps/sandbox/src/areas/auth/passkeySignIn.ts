import { PASSKEY_REFUSED, type calls } from "@amberline/api/contract";
import { minuteMs } from "@amberline/domain/dates";
import { generateAuthenticationOptions, type AuthenticationResponseJSON } from "@simplewebauthn/server";
import { auditSparingly } from "../../audit";
import { instant } from "../../db/schema";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Sealed } from "../../secrets/sealing";
import { type Addresses } from "../identity";
import { isSignedBy, type Signed } from "../passkeys/agree";
import { bytesOf, readAnswer } from "../passkeys/stored";
import { knownDevices } from "./knownDevices";
import { type SessionTokens } from "./sessions";
import { admit } from "./signIn";

const lifeMs = 5 * minuteMs;
const about = "challenge of signing in";

/** /login/challenge: sealed and not stored, so that strangers can ask for as many as they like. */
export const challengeSignIn =
  ({ sealing, consentBy }: Parts, addresses: Addresses) =>
  async ({ now, url, texts }: Ask<typeof calls.loginChallenge>) => {
    if (consentBy === "codes") return refuse(texts.passkeysOff);
    const options = await generateAuthenticationOptions({
      rpID: new URL(addresses.app(url)).hostname,
      challenge: sealing.seal(String(now + lifeMs), about),
      userVerification: "required",
    });
    return { data: { options: JSON.stringify(options) } };
  };

/** When a challenge of ours ends, epoch milliseconds; null for any other text. */
function endOf({ sealing }: Parts, challenge: string): number | null {
  try {
    return Number(sealing.open(new TextDecoder().decode(bytesOf(challenge)) as Sealed, about));
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

/** /login/passkey: wrong passwords of strangers lock nobody out who has a passkey. */
export const signInWithPasskey =
  (parts: Parts, addresses: Addresses) =>
  async (ask: Ask<typeof calls.loginPasskey>): Promise<SessionTokens> => {
    const { request, now, url, texts } = ask;
    if (parts.consentBy === "codes") return refuse(texts.passkeysOff);
    const sent: Signed | null = readAnswer<AuthenticationResponseJSON>(request.answer);
    const expiresAt = sent && endOf(parts, sent.challenge);
    const opened =
      sent && expiresAt !== null && expiresAt > now
        ? await inTransaction(parts.db, async (trx) => {
            const passkey = await trx
              .selectFrom("passkeys")
              .selectAll()
              .where("id", "=", String(sent.answer.id))
              .executeTakeFirst();
            if (!passkey || !(await isSignedBy(trx, passkey, sent, { origin: addresses.app(url), now })))
              return null;
            const login = await trx
              .selectFrom("logins")
              .select(["id", "email", "blocked_by"])
              .where("id", "=", passkey.login_id)
              .where("two_factor", "=", true)
              .forShare()
              .executeTakeFirst();
            if (login?.blocked_by) return refuse(texts.blockedBy[login.blocked_by]);
            if (!login || !(await isFirstAnswer(trx, sent.challenge, expiresAt))) return null;
            return { login, tokens: await admit({ ...parts, db: trx }, login.id, { ...ask, by: "passkey" }) };
          })
        : null;
    if (!opened) {
      await auditSparingly(parts.db, { at: now, action: "signIn.passkeyRefused" });
      return refuse(PASSKEY_REFUSED);
    }
    const { login, tokens } = opened;
    const asking = { ...ask, email: login.email };
    const devices = knownDevices(parts, addresses);
    await devices.remember(asking, login.id, (await devices.nameOf(asking)) !== null);
    return tokens;
  };
