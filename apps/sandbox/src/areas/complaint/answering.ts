import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { anywhere } from "../../db/anywhere";
import { isUuid } from "../../secrets/random";
import { tell, type Letter } from "../notifications";

const summaries = (db: Db) =>
  db
    .selectFrom("complaints")
    .innerJoin("logins", "logins.id", "complaints.login_id")
    .select(["complaints.id", "complaints.reference", "complaints.subject", "complaints.answer_by"])
    .select(["complaints.created_at", "complaints.answered_at", "complaints.login_id"])
    .select(["logins.email", "logins.first_name", "logins.last_name"]);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>["execute"]>>[number];

export type ComplaintStatus = "received" | "answered";

const withStatus = <Row extends SummaryRow>(row: Row) => ({
  ...row,
  status: (row.answered_at === null ? "received" : "answered") satisfies ComplaintStatus as ComplaintStatus,
});

/** Searches number, subject, name and e-mail. Unanswered ones first, the most urgent on top. */
export async function complaints(
  db: Db,
  { search = "", status, limit }: { search?: string; status?: ComplaintStatus; limit: number },
) {
  const pattern = anywhere(search);
  const rows = await summaries(db)
    .$if(status === "received", (query) => query.where("answered_at", "is", null))
    .$if(status === "answered", (query) => query.where("answered_at", "is not", null))
    .where((row) =>
      row.or(
        (["reference", "subject", "email", "first_name", "last_name"] as const).map((column) =>
          row(column, "ilike", pattern),
        ),
      ),
    )
    .orderBy("answered_at", (order) => order.desc().nullsFirst())
    .orderBy("answer_by")
    .orderBy("complaints.created_at")
    .limit(limit)
    .execute();
  return rows.map(withStatus);
}

/** Files are listed without their content. Null if there is no such complaint. */
export async function complaintFile(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const found = await summaries(db)
    .select(["complaints.description", "complaints.answer", "complaints.language"])
    .where("complaints.id", "=", id)
    .executeTakeFirst();
  if (!found) return null;
  const files = await db
    .selectFrom("complaint_files")
    .select(["id", "name", "media_type as type", "size"])
    .where("complaint_id", "=", id)
    .orderBy("place")
    .execute();
  return { ...withStatus(found), files };
}

/** With its content; null if there is no such file. */
export async function findEvidence(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const found = await db
    .selectFrom("complaint_files")
    .select(["name", "media_type as type", "bytes"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return null;
  const { name, type, bytes } = found;
  return { name, type, content: new Blob([bytes.slice()], { type }) };
}

export type Answered = { ok: true } | { ok: false; refusal: "unknown_complaint" | "answered_already" };

/** Mails the answer to the customer. A complaint is answered once. */
export async function answerComplaint(
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  { id, answer, now }: { id: string; answer: string; now: number },
): Promise<Answered> {
  const found = await complaintFile(db, id);
  if (!found) return { ok: false, refusal: "unknown_complaint" };
  const isAnswered = await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("complaints")
      .set({ answer, answered_at: instant(now) })
      .where("id", "=", id)
      .where("answered_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const detail = { reference: found.reference };
    await audit(trx, { at: now, action: "complaint.answered", loginId: found.login_id, detail });
    const letter: Letter = (texts) => [texts.complaintAnsweredSubject(found.reference), answer];
    await tell(
      { db: trx, mailer },
      { loginId: found.login_id, kind: "company", letter, otherwise: found.language },
      now,
    );
    return true;
  });
  return isAnswered ? { ok: true } : { ok: false, refusal: "answered_already" };
}
