import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse, SessionOver } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { endCodes } from "./codes";
import { requireGoodPassword, tellOfPassword } from "./credentials";
import { revokeOtherSessions } from "./otherSessions";
import { requireStepUp, useStepUp } from "./stepUp";

/** Locks the login until the transaction ends. Fails if the session has been ended meanwhile. */
async function lockLogin(trx: Db, loginId: string, sessionId: string): Promise<void> {
  await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
  const alive = await trx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!alive) throw new SessionOver();
}

/** /user/reset_pass: ends all other sessions, and any password reset in progress. */
export const changePassword = (parts: Parts) => async (ask: CallerAsk<typeof calls.passwordChange>) => {
  const { db, passwords } = parts;
  const { caller, request, texts, now } = ask;
  const { id: loginId, sessionId } = caller;
  const { password } = request;
  await requireStepUp(db, caller, "passwordChange", now);
  const { password_hash: current } = await db
    .selectFrom("logins")
    .select("password_hash")
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
  if (await passwords.verify(password, current)) return refuse(texts.passwordSame);
  const { email, first_name, last_name, street, city } = caller;
  const about = [first_name, last_name, street, city];
  await requireGoodPassword(parts, password, { email, about }, texts);
  const hash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    await lockLogin(trx, loginId, sessionId);
    await useStepUp(trx, caller, "passwordChange", now);
    await trx
      .updateTable("logins")
      .set({ password_hash: hash, updated_at: instant(now) })
      .where("id", "=", loginId)
      .execute();
    const signedOut = await revokeOtherSessions(trx, { loginId, sessionId, now, reason: "password changed" });
    await endCodes(trx, { loginId, purpose: "reset", now });
    await audit(trx, { at: now, action: "password.changed", loginId, detail: { signedOut } });
    await tellOfPassword({ ...parts, db: trx }, caller.id, ask);
  });
  await parts.pubsub.publish(loginId);
  return { res: texts.passwordChanged };
};
