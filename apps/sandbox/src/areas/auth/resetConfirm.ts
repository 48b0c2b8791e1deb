import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { digest } from "../../secrets/digest";
import { endCodes, useCode } from "./codes";
import { requireGoodPassword, sendPasswordNotice } from "./credentials";
import { revokeOtherSessions } from "./otherSessions";
import { emailOf, signInKey } from "./signIn";
import { attemptUnder, forgetAttempts } from "./throttle";

type ResetAsk = Ask<typeof calls.resetConfirm>;

/** Reset attempts are throttled separately from sign-in, so that guessing at one does not lock the other. */
export const resetKey = (email: string): string => `reset:${digest(email)}`;

const findLogin = (db: Db, email: string) =>
  db.selectFrom("logins").select(["id", "email"]).where("email", "=", email).executeTakeFirst();

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** Sets the password, ends every session and code, and lifts a lock. */
async function setPassword(trx: Db, { id: loginId, email }: Login, hash: string, now: number): Promise<void> {
  await trx
    .updateTable("logins")
    .set({ password_hash: hash, updated_at: instant(now) })
    .where("id", "=", loginId)
    .execute();
  const signedOut = await revokeOtherSessions(trx, {
    loginId,
    sessionId: null,
    now,
    reason: "password reset",
  });
  await endCodes(trx, { loginId, now });
  await forgetAttempts(trx, signInKey(email));
  await audit(trx, { at: now, action: "password.reset", loginId, detail: { signedOut } });
}

/** Sets the password if the code is right. An unknown address has no right code. */
const tryCode = (
  { db }: Parts,
  { request, now }: ResetAsk,
  login: Login | undefined,
  hashing: Promise<string>,
) =>
  attemptUnder(db, { key: resetKey(emailOf(request.email)), now }, async (trx) => {
    if (!login) return "wrong";
    const asked = { loginId: login.id, purpose: "reset", code: request.code, now } as const;
    if ((await useCode({ db: trx }, asked)) !== "right") return "wrong";
    await setPassword(trx, login, await hashing, now);
    return "right";
  });

/**
 * /reset_confirm: same answer and response time for a wrong code and an unknown address; the new password is hashed for
 * both. Five wrong codes lock the address, known or not.
 */
export const confirmReset = (parts: Parts) => async (ask: ResetAsk) => {
  const { db, passwords } = parts;
  const { request, texts, now } = ask;
  const email = emailOf(request.email);
  requireGoodPassword(request.password, email, texts);
  const hashing = passwords.hash(request.password);
  const judging = findLogin(db, email).then(async (login) => ({
    login,
    judgement: await tryCode(parts, ask, login, hashing),
  }));
  const [{ login, judgement }] = await Promise.all([judging, hashing]);
  if (login && !judgement.locked && judgement.verdict === "right") {
    await sendPasswordNotice(parts, login, texts);
    return { res: texts.passwordChanged };
  }
  const action = judgement.locked ? "reset.locked" : "reset.wrongCode";
  await audit(db, { at: now, action, loginId: login?.id, detail: { address: resetKey(email) } });
  return refuse(judgement.locked ? texts.lockedMinutes(judgement.minutes) : "CODE DOES NOT MATCH");
};
