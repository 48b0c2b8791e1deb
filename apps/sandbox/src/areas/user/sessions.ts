import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { type Device } from "../auth/device";
import { useStepUp } from "../auth/stepUp";
import { revokeOtherSessions } from "../auth/otherSessions";
import { tell, type Letter } from "../notifications";

export const deviceName = ({ browser, system }: Device, texts: Catalogue): string =>
  browser && system ? texts.deviceName(browser, system) : browser || system;

/** /user/sessions/list: this session first, then the most recently seen. */
export const listSessions =
  ({ db }: Parts) =>
  async ({ caller, texts, now }: CallerAsk<typeof calls.sessionList>) => {
    const rows = await db
      .selectFrom("sessions")
      .select(["id", "browser", "system", "created_at", "last_seen_at"])
      .where("login_id", "=", caller.id)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", instant(now))
      .orderBy((row) => row("id", "=", caller.sessionId), "desc")
      .orderBy("last_seen_at", "desc")
      .orderBy("id")
      .execute();
    return {
      data: rows.map((row) => ({
        id: row.id,
        device: deviceName(row, texts),
        createdAt: row.created_at,
        lastSeenAt: row.id === caller.sessionId ? caller.lastSeenAt : row.last_seen_at,
        current: row.id === caller.sessionId,
      })),
    };
  };

/** /user/sessions/revoke: one other session, or all others. One of somebody else is treated as ended. */
export const revokeSessions =
  (parts: Parts) =>
  async ({ caller, request, language: otherwise, now }: CallerAsk<typeof calls.sessionRevoke>) => {
    const { id: loginId, sessionId } = caller;
    const { id: only } = request;
    if (only !== undefined && !isUuid(only)) return { revoked: 0 };
    const asked = { loginId, sessionId, only, now, reason: "signed out by the customer" };
    const revoked = await parts.db.transaction().execute(async (trx) => {
      await useStepUp(trx, caller, "sessionRevoke", now);
      const revoked = await revokeOtherSessions(trx, asked);
      if (revoked === 0) return 0;
      await audit(trx, { at: now, action: "session.revoked", loginId, detail: { revoked } });
      const letter: Letter = (texts) => [texts.signedOutSubject, texts.signedOutBody(revoked)];
      await tell(
        { ...parts, db: trx },
        { loginId, kind: "security", otherwise, letter, about: { target: "devices" } },
        now,
      );
      return revoked;
    });
    await parts.pubsub.publish(loginId);
    return { revoked };
  };
