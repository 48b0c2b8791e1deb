import { type Db } from "../../ledger";
import { endCodes } from "./codes";
import { revokeOtherSessions } from "./otherSessions";

/** Who keeps everybody from signing in. A customer's own block ends with a new password, the bank's by an operator. */
export type BlockedBy = "customer" | "bank";

interface Ended {
  loginId: string;
  now: number;
  reason: string;
}

/** Ends every session of a login, and the codes they asked for. Returns how many were active. */
export async function endAllSessions(trx: Db, { loginId, now, reason }: Ended): Promise<number> {
  await endCodes(trx, { loginId, purpose: "act", now });
  return revokeOtherSessions(trx, { loginId, sessionId: null, now, reason });
}

/**
 * Keeps everybody from signing in to a login, and ends every session. A customer never replaces the bank's block, and
 * gives up the passkeys: a new password would not stop one that somebody else has added.
 */
export async function blockLogin(trx: Db, { by, ...ended }: Ended & { by: BlockedBy }): Promise<number> {
  await trx
    .updateTable("logins")
    .set({ blocked_by: by })
    .where("id", "=", ended.loginId)
    .$if(by === "customer", (query) => query.where("blocked_by", "is", null))
    .execute();
  if (by === "customer") await trx.deleteFrom("passkeys").where("login_id", "=", ended.loginId).execute();
  return endAllSessions(trx, ended);
}

/** Lifts the block of one, or of whoever it is. */
export async function unblockLogin(trx: Db, loginId: string, only?: BlockedBy): Promise<void> {
  await trx
    .updateTable("logins")
    .set({ blocked_by: null })
    .where("id", "=", loginId)
    .$if(only !== undefined, (query) => query.where("blocked_by", "=", only ?? null))
    .execute();
}
