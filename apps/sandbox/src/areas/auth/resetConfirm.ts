import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type Ask } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { unblockLogin } from "./block";
import { askerOf, endCodes, useResetCode } from "./codes";
import { requireGoodPassword, tellOfPassword } from "./credentials";
import { type Addresses } from "../identity";
import { knownDevices } from "./knownDevices";
import { revokeOtherSessions } from "./otherSessions";
import { emailOf, factorKey, signInKey, strangerAt } from "./signIn";
import { forgetAttempts, inheritAttempts } from "./throttle";

type ResetAsk = Ask<typeof calls.resetConfirm>;

const findLogin = (db: Db, email: string) =>
  db.selectFrom("logins").select(["id", "email"]).where("email", "=", email).executeTakeFirst();

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** Sets the password, ends every session and code, forgets every device, and lifts the lock of wrong passwords and a block of the customer's own. */
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
  await trx.deleteFrom("known_devices").where("login_id", "=", loginId).execute();
  await forgetAttempts(trx, signInKey(email));
  await unblockLogin(trx, loginId, "customer");
  await audit(trx, { at: now, action: "password.reset", loginId, detail: { signedOut } });
}

/** Sets the password if the code is right. An unknown address has no right code. */
const tryCode = (
  parts: Parts,
  { request, language, now }: ResetAsk,
  { login, asker }: { login: Login | undefined; asker: string },
  hashing: Promise<string>,
): Promise<boolean> =>
  inTransaction(parts.db, async (trx) => {
    if (!login) return false;
    const asked = { loginId: login.id, asker, code: request.code, now };
    if (!(await useResetCode({ ...parts, db: trx }, asked))) return false;
    await setPassword(trx, login, await hashing, now);
    await tellOfPassword({ ...parts, db: trx }, login.id, { language, now });
    return true;
  });

/**
 * /reset_confirm: same answer and response time for a wrong code, a spent one and an unknown address; the new password
 * is hashed for all. Guesses count against the guesser's own code, so that nobody keeps the owner's from working. The device is
 * known from then on, so that nobody locks it out before it signs in.
 */
export const confirmReset = (parts: Parts, addresses: Addresses) => async (ask: ResetAsk) => {
  const { db, passwords } = parts;
  const { request, texts, now } = ask;
  const email = emailOf(request.email);
  await requireGoodPassword(parts, request.password, { email }, texts);
  const hashing = passwords.hash(request.password);
  const devices = knownDevices(parts, addresses);
  const asker = askerOf(await devices.nameOf({ ...ask, called: email }));
  const judging = findLogin(db, email).then(async (login) => ({
    login,
    isRight: await tryCode(parts, ask, { login, asker }, hashing),
  }));
  const [{ login, isRight }] = await Promise.all([judging, hashing]);
  if (login && isRight) {
    await parts.pubsub.publish(login.id);
    const device = await devices.remember({ ...ask, called: email }, login.id, false);
    await inheritAttempts(db, factorKey(login.id), device);
    return { res: texts.passwordChanged };
  }
  await audit(db, {
    at: now,
    action: "reset.wrongCode",
    loginId: login?.id,
    detail: login ? {} : strangerAt(email),
  });
  return refuse("CODE DOES NOT MATCH");
};
