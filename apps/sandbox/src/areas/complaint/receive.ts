import { provenAttachmentType, tidyFileName } from "@amberline/domain/attachments";
import { civilDate } from "@amberline/domain/dates";
import { sql } from "kysely";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { uuid, type Random } from "../../secrets/random";
import { type Catalogue, type Language } from "../../locales";
import { type StoredFile } from "../chat/files";
import { bankTimeZone } from "../../days";
import { answerDue } from "./due";

/** Refuses files of other types, by name or by content. */
export async function readEvidence(files: readonly File[], texts: Catalogue): Promise<StoredFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const name = tidyFileName(file.name);
      const bytes = new Uint8Array(await file.arrayBuffer());
      return {
        name,
        bytes,
        type: provenAttachmentType(name, bytes) ?? refuse(texts.chatFileKind(file.name)),
      };
    }),
  );
}

/** Sequential per year without gaps: `C-2026-000123`. */
async function nextReference(trx: Db, year: number): Promise<string> {
  const { last_number: number } = await trx
    .insertInto("complaint_years")
    .values({ year, last_number: 1 })
    .onConflict((row) =>
      row.column("year").doUpdateSet({ last_number: sql<number>`complaint_years.last_number + 1` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return `C-${year}-${String(number).padStart(6, "0")}`;
}

export interface NewComplaint {
  loginId: string;
  /** Chosen by the customer's app; idempotent by it. */
  requestId: string;
  language: Language;
  subject: string;
  description: string;
  files: readonly StoredFile[];
}

export interface StoredComplaint {
  id: string;
  reference: string;
  answer_by: string;
  isNew: boolean;
}

/** Stores a complaint under a new number. A complaint of the same request is returned as it is. */
export function storeComplaint(
  db: Db,
  { complaint, random, now }: { complaint: NewComplaint; random: Random; now: number },
): Promise<StoredComplaint> {
  const { loginId, requestId, language, subject, description, files } = complaint;
  return inTransaction(db, async (trx) => {
    // Complaints of a customer are stored one after the other, so that the second of a pair finds the first.
    await trx.selectFrom("logins").select("id").where("id", "=", loginId).forNoKeyUpdate().execute();
    const there = await trx
      .selectFrom("complaints")
      .select(["id", "reference", "answer_by"])
      .where("login_id", "=", loginId)
      .where("request_id", "=", requestId)
      .executeTakeFirst();
    if (there) return { ...there, isNew: false };
    const id = uuid(random);
    const answerBy = answerDue(now);
    const reference = await nextReference(trx, Number(civilDate(now, bankTimeZone).slice(0, 4)));
    const row = { id, reference, login_id: loginId, request_id: requestId, language, subject, description };
    await trx
      .insertInto("complaints")
      .values({ ...row, answer_by: answerBy, created_at: instant(now) })
      .execute();
    for (const [place, { name, type, bytes }] of files.entries()) {
      await trx
        .insertInto("complaint_files")
        .values({ id: uuid(random), complaint_id: id, place, name, media_type: type, bytes })
        .execute();
    }
    const detail = { reference, files: files.length };
    await audit(trx, { at: now, action: "complaint.received", loginId, detail });
    return { id, reference, answer_by: answerBy, isNew: true };
  });
}
