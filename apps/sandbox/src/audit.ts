import { instant } from "./db/schema";
import { type Db } from "./ledger";

/** An event the bank must be able to prove later. Never contains a password, a code or a token. */
export interface AuditEntry {
  at: number;
  action: string;
  loginId?: string | null;
  accountId?: string | null;
  detail?: Record<string, string | number | boolean | null>;
}

export async function audit(
  db: Db,
  { at, action, loginId, accountId, detail = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      at: instant(at),
      action,
      login_id: loginId ?? null,
      account_id: accountId ?? null,
      detail: JSON.stringify(detail),
    })
    .execute();
}
