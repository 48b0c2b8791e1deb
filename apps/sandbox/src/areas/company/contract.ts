import { type calls } from "@amberline/api/contract";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { agreementPaper, memberPaper, type CompanyFacts } from "../../documents/companyPapers";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid, uuid } from "../../secrets/random";
import { type Language } from "../../locales";
import { paperFacts, pdfFile } from "../papers/facts";
import { companyOfCaller } from "./company";
import { contractFacts, factsHash, memberFactsOf } from "./contractFacts";
import { membersOf } from "./readMembers";
import { currentSignature, missingFor } from "./companyProgress";

/** The contract names the company, exposed persons and a director, so it requires all three. */
async function requireReady(db: Db, companyId: string): Promise<void> {
  const missing = await missingFor(db, companyId);
  const isOpen = missing.some(
    ({ step, item }) => step === "company" || step === "exposure" || item === "director",
  );
  if (isOpen) refuse("NOT_READY");
}

const findContract = (db: Db, companyId: string, hash: string, language: Language) =>
  db
    .selectFrom("company_contracts")
    .select(["id", "bytes"])
    .where("account_id", "=", companyId)
    .where("facts_hash", "=", hash)
    .where("language", "=", language)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

interface Draft {
  companyId: string;
  facts: CompanyFacts;
  language: Language;
  now: number;
}

async function drawContract(parts: Parts, { companyId, facts, language, now }: Draft): Promise<Uint8Array> {
  const paper = await agreementPaper(facts, await paperFacts(parts, { language, now }));
  const bytes = new Uint8Array(await paper.arrayBuffer());
  await parts.db
    .insertInto("company_contracts")
    .values({
      id: uuid(parts.random),
      account_id: companyId,
      facts_hash: factsHash(facts),
      language,
      bytes,
      sha256: bytesToHex(sha256(bytes)),
      created_at: instant(now),
      shown_at: instant(now),
    })
    .execute();
  return bytes;
}

/** /corporate/pdf_generate: the contract to sign now. It is the same document as long as nothing changes. */
export const generateContract =
  (parts: Parts) =>
  async ({ caller, request, language, now }: CallerAsk<typeof calls.contractPdf>) => {
    const { db } = parts;
    const company = await companyOfCaller(db, caller, request.corporate_id, "owner");
    await requireReady(db, company.id);
    const facts = await contractFacts(db, company);
    const known = await findContract(db, company.id, factsHash(facts), language);
    if (known) {
      await db
        .updateTable("company_contracts")
        .set({ shown_at: instant(now) })
        .where("id", "=", known.id)
        .execute();
    }
    const bytes =
      known?.bytes ?? (await drawContract(parts, { companyId: company.id, facts, language, now }));
    await audit(db, { at: now, action: "company.contractShown", loginId: caller.id, accountId: company.id });
    return pdfFile("doc_to_sign.pdf", new Blob([Uint8Array.from(bytes)]));
  };

/** /corporate/pdf_signed_exists: whether the current version is signed. */
export const signedExists =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request }: CallerAsk<typeof calls.contractSignedExists>) => {
    const company = await companyOfCaller(db, caller, request.corporate_id, "owner");
    const signature = await currentSignature(db, company.id);
    return {
      exists: signature !== undefined,
      signer: signature?.signer_name ?? null,
      signed_at: signature?.signed_at ?? null,
      sha256: signature?.sha256 ?? null,
    };
  };

/** /corporate/pdf_signed: the file as it was stored when it was signed. */
export const signedContract =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request }: CallerAsk<typeof calls.contractSignedPdf>) => {
    const company = await companyOfCaller(db, caller, request.corporate_id, "owner");
    const signature = await currentSignature(db, company.id);
    if (!signature) return refuse("NOT_SIGNED");
    const { bytes } = await db
      .selectFrom("company_signatures")
      .select("bytes")
      .where("id", "=", signature.id)
      .executeTakeFirstOrThrow();
    return pdfFile("signed_doc.pdf", new Blob([Uint8Array.from(bytes)]));
  };

/** /corporate/pdf_member */
export const memberContract =
  (parts: Parts) =>
  async ({ caller, request, language, now }: CallerAsk<typeof calls.memberPdf>) => {
    const { db } = parts;
    const company = await companyOfCaller(db, caller, request.corporate_id, "owner");
    const { user_id: userId } = request;
    const members = isUuid(userId) ? await membersOf(db, company.id) : [];
    const member = members.find(({ id }) => id === userId.toLowerCase());
    if (!member) return refuse("NOT_FOUND");
    const facts = await paperFacts(parts, { language, now });
    const paper = await memberPaper(await contractFacts(db, company), memberFactsOf(member), facts);
    return pdfFile("member_contract.pdf", paper);
  };
