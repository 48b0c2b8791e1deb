import { documentNameOf, type DocumentKey, type Missing } from "@amberline/domain/company";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { type AccountRow } from "../../http/caller";
import { lockCompany } from "./company";
import { tellOwner } from "./letters";
import { missingFor } from "./companyProgress";

export type CompanyVerdict = { decision: "confirmed" } | { decision: "returned"; reason: string };

export type CompanyDecided =
  | { ok: true }
  | { ok: false; refusal: "unknown_company" | "number_taken" }
  | { ok: false; refusal: "incomplete"; missing: Missing[] };

interface Asked {
  companyId: string;
  verdict: CompanyVerdict;
  now: number;
  /** For testers: confirms an incomplete company. @default false */
  isForced?: boolean;
}

async function hasTwin(trx: Db, company: AccountRow): Promise<boolean> {
  const twin = await trx
    .selectFrom("accounts")
    .select("id")
    .where("kind", "=", "corporate")
    .where("corporate_confirm", "=", true)
    .where("country", "=", company.country)
    .where("registration_number", "=", company.registration_number)
    .where("id", "<>", company.id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return twin !== undefined;
}

async function problemOf(trx: Db, company: AccountRow, isForced: boolean): Promise<CompanyDecided> {
  const missing = isForced ? [] : await missingFor(trx, company.id);
  if (missing.length > 0) return { ok: false, refusal: "incomplete", missing };
  return (await hasTwin(trx, company)) ? { ok: false, refusal: "number_taken" } : { ok: true };
}

async function carryOut(trx: Db, company: AccountRow, { verdict, now }: Asked): Promise<void> {
  const { id } = company;
  const { decision } = verdict;
  const reason = verdict.decision === "returned" ? verdict.reason : "";
  await trx
    .updateTable("accounts")
    .set({ corporate_confirm: decision === "confirmed", updated_at: instant(now) })
    .where("id", "=", id)
    .execute();
  await trx
    .insertInto("company_reviews")
    .values({ account_id: id, decision, reason, at: instant(now) })
    .execute();
  const decided = { at: now, action: `company.${decision}`, loginId: company.login_id, accountId: id };
  await audit(trx, { ...decided, detail: { reason } });
}

const verdictLetter =
  ({ name }: AccountRow, verdict: CompanyVerdict) =>
  (texts: Catalogue) =>
    verdict.decision === "confirmed"
      ? ([texts.companyConfirmedSubject, texts.companyConfirmedBody(name)] as const)
      : ([texts.companyReturnedSubject, texts.companyReturnedBody(name, verdict.reason)] as const);

/** Mails the decision to the owner. */
export async function decideCompany(
  parts: Pick<Parts, "db" | "mailer">,
  asked: Asked,
): Promise<CompanyDecided> {
  const { companyId, verdict, isForced = false } = asked;
  const found = await findCompany(parts.db, companyId);
  if (!found) return { ok: false, refusal: "unknown_company" };
  return inTransaction(parts.db, async (trx) => {
    const company = await lockCompany(trx, companyId);
    const outcome =
      verdict.decision === "confirmed" ? await problemOf(trx, company, isForced) : { ok: true as const };
    if (!outcome.ok) return outcome;
    await carryOut(trx, company, asked);
    await tellOwner({ ...parts, db: trx }, company, verdictLetter(company, verdict), asked.now);
    return outcome;
  });
}

/** Of any login. */
export const findCompany = async (db: Db, companyId: string): Promise<AccountRow | undefined> =>
  isUuid(companyId)
    ? db
        .selectFrom("accounts")
        .selectAll()
        .where("id", "=", companyId)
        .where("kind", "=", "corporate")
        .executeTakeFirst()
    : undefined;

/** Mails a rejection to the owner. False if there is no such document. */
export function reviewDocument(
  parts: Pick<Parts, "db" | "mailer">,
  asked: {
    company: AccountRow;
    document: DocumentKey;
    review: "accepted" | "rejected";
    comment: string;
    now: number;
  },
): Promise<boolean> {
  const { company, document, review, comment, now } = asked;
  return inTransaction(parts.db, async (trx) => {
    const reviewed = await trx
      .updateTable("company_documents")
      .set({ review, comment: review === "rejected" ? comment : "", reviewed_at: instant(now) })
      .where("account_id", "=", company.id)
      .where("document", "=", document)
      .executeTakeFirst();
    if (reviewed.numUpdatedRows === 0n) return false;
    const detail = { document: documentNameOf(document), review, comment };
    await audit(trx, { at: now, action: "company.documentReviewed", accountId: company.id, detail });
    if (review === "rejected")
      await tellOwner(
        { ...parts, db: trx },
        company,
        (texts) => [
          texts.documentRejectedSubject,
          texts.documentRejectedBody(company.name, texts.documentNames[document], comment),
        ],
        now,
      );
    return true;
  });
}
