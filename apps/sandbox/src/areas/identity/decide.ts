import { type RejectReason } from "@amberline/api/operator";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { tell, type Letter } from "../notifications";

/** `retry` lets the person submit new photos, `final` does not. */
export type Verdict =
  | { decision: "approve" }
  | { decision: "retry" | "final"; reason: RejectReason; comment: string };

export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

/** `changed` is false if the same decision had been made before. */
export type VerificationDecided =
  | { ok: true; changed: boolean; state: VerificationRow["state"] }
  | {
      ok: false;
      refusal: "unknown_verification" | "not_submitted" | "already_decided";
      state?: VerificationRow["state"];
    };

const stateAfter = ({ decision }: Verdict) => (decision === "approve" ? "approved" : decision);

const findVerification = (db: Db, id: string) =>
  db
    .selectFrom("verifications")
    .innerJoin("logins", "logins.id", "verifications.login_id")
    .select(["verifications.id", "verifications.state", "verifications.language"])
    .select(["logins.id as loginId", "logins.email"])
    .where("verifications.id", "=", id)
    .executeTakeFirst();

async function carryOut(
  { db: trx, mailer }: Pick<Parts, "db" | "mailer">,
  row: VerificationRow,
  verdict: Verdict,
  now: number,
): Promise<boolean> {
  const decided = await trx
    .updateTable("verifications")
    .set({
      state: stateAfter(verdict),
      reason: verdict.decision === "approve" ? null : verdict.reason,
      comment: verdict.decision === "approve" ? "" : verdict.comment,
      decided_at: instant(now),
    })
    .where("id", "=", row.id)
    .where("state", "=", "submitted")
    .executeTakeFirst();
  if (decided.numUpdatedRows === 0n) return false;
  await trx
    .updateTable("logins")
    .set({ sumsub_status: verdict.decision === "approve" ? "verify" : "reject", updated_at: instant(now) })
    .where("id", "=", row.loginId)
    .execute();
  const detail = { id: row.id, ...verdict };
  await audit(trx, { at: now, action: "verification.decided", loginId: row.loginId, detail });
  const { loginId, language: otherwise } = row;
  const about = { target: "verification" } as const;
  await tell(
    { db: trx, mailer },
    { loginId, kind: "company", letter: letterOf(verdict), about, otherwise },
    now,
  );
  return true;
}

const letterOf =
  ({ decision }: Verdict): Letter =>
  (texts) =>
    decision === "approve"
      ? [texts.verifiedSubject, texts.verifiedBody]
      : [texts.rejectedSubject, decision === "final" ? texts.rejectedFinalBody : texts.rejectedBody];

/** Mails the decision. Only the first decision counts. */
export async function decideVerification(
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  id: string,
  verdict: Verdict,
  now: number,
): Promise<VerificationDecided> {
  const row = isUuid(id) ? await findVerification(db, id) : undefined;
  if (!row) return { ok: false, refusal: "unknown_verification" };
  if (row.state === "draft") return { ok: false, refusal: "not_submitted", state: row.state };
  const isDecided = await inTransaction(db, (trx) => carryOut({ db: trx, mailer }, row, verdict, now));
  if (!isDecided) {
    const { state = row.state } = (await findVerification(db, id)) ?? {};
    if (state === stateAfter(verdict)) return { ok: true, changed: false, state };
    return { ok: false, refusal: "already_decided", state };
  }
  return { ok: true, changed: true, state: stateAfter(verdict) };
}
