import { minuteMs } from "@amberline/domain/dates";
import { instant } from "./db/schema";
import { type Db } from "./ledger";
import { clientAddress, currentRequest } from "./platform/currentRequest";

/** An event the bank must be able to prove later. Never contains a password, a code or a token. */
export interface AuditEntry {
  at: number;
  /** What it is about and what happened, as in `payment.wrongCode`. */
  action: string;
  loginId?: string | null;
  accountId?: string | null;
  detail?: Record<string, string | number | boolean | null>;
}

export type AuditRow = ReturnType<typeof auditRow>;

/** Whom the request came from is added here. */
export function auditRow({ at, action, loginId, accountId, detail = {} }: AuditEntry) {
  const session = currentRequest()?.session;
  return {
    at: instant(at),
    action,
    login_id: loginId ?? null,
    account_id: accountId ?? null,
    session_id: session?.id ?? null,
    address: clientAddress(),
    detail: JSON.stringify(detail),
  };
}

const followers = new Set<(row: AuditRow) => void>();

/**
 * Calls with each entry that this process writes, at once: also with one whose transaction fails afterwards. Returns the
 * way to stop.
 */
export function followAudit(follower: (row: AuditRow) => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** Of a row that a statement of its own has written. */
export function audited(row: AuditRow): void {
  for (const follower of followers) follower(row);
}

async function write(db: Db, row: AuditRow): Promise<void> {
  await db.insertInto("audit_log").values(row).execute();
  audited(row);
}

export const audit = (db: Db, entry: AuditEntry): Promise<void> => write(db, auditRow(entry));

/**
 * For what anybody can cause at no cost to themselves: once a minute of each address, login and action, so that a flood
 * does not fill the log; or once in so long of each detail.
 */
export async function auditSparingly(
  db: Db,
  entry: AuditEntry,
  { everyMs = minuteMs, per = "address" }: { everyMs?: number; per?: "address" | "detail" } = {},
): Promise<void> {
  const row = auditRow(entry);
  const earlier = await db
    .selectFrom("audit_log")
    .select("id")
    .where("at", ">", instant(entry.at - everyMs))
    .where("action", "=", row.action)
    .where("login_id", "is not distinct from", row.login_id)
    .where(per, "is not distinct from", row[per])
    .limit(1)
    .executeTakeFirst();
  if (!earlier) await write(db, row);
}
