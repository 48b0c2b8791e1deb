import {
  COMPANY_SECTION,
  EXPOSURE_QUESTION,
  EXPOSURE_SECTION,
  requiredDocuments,
  type CompanyAnswer,
  type DocumentKey,
} from "@amberline/domain/company";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  contractFacts,
  factsHash,
  insertMember,
  lockCompany,
  saveAnswer,
  saveDocument,
} from "../areas/company";
import { bankTimeZone } from "../days";
import { instant } from "../db/schema";
import { agreementPaper, signedAgreementPaper } from "../documents/companyPapers";
import { type FontFiles } from "../documents/pdf/textShaping";
import { type AccountRow } from "../http/caller";
import { type Db } from "../ledger";
import { catalogueIn } from "../locales";
import { systemRandom, uuid } from "../secrets/random";

type Answers = Partial<Record<CompanyAnswer, string>>;

const beanAnswers: Answers = {
  country: "LV",
  name: "SIA Zaļā Pupa",
  registration_number: "40003999002",
  legal_form: "limited_liability",
  city: "Cēsis",
  street: "Rīgas iela 12",
  zip_code: "LV-4101",
  business_description: "Kafijas grauzdēšana un tirdzniecība internetā",
};

const sawmillAnswers: Answers = {
  country: "LV",
  name: "SIA Ziemeļu Koks",
  registration_number: "40003999001",
  legal_form: "limited_liability",
  city: "Valmiera",
  street: "Cempu iela 8",
  zip_code: "LV-4201",
  business_description: "Zāģmateriālu ražošana un tirdzniecība",
};

const handedIn: readonly DocumentKey[] = [
  "certificate_of_incorporation",
  "articles_of_association",
  "shareholder_register",
];

/** A PDF of one empty page, with its cross-reference table. */
function emptyPage(): Uint8Array {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>",
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  return new TextEncoder().encode(`${text}${table}startxref\n${text.length}\n%%EOF\n`);
}

const bytesOf = async (paper: Promise<Blob>): Promise<Uint8Array> =>
  new Uint8Array(await (await paper).arrayBuffer());

interface Registering {
  companyId: string;
  directorId: string;
  now: number;
}

async function handIn(
  trx: Db,
  { companyId, directorId, now }: Registering,
  { answers, documents }: { answers: Answers; documents: readonly DocumentKey[] },
): Promise<AccountRow> {
  const how = { texts: catalogueIn("lv"), random: systemRandom, loginId: directorId, now };
  const company = await lockCompany(trx, companyId);
  for (const [name, value] of Object.entries(answers)) {
    await saveAnswer(trx, company, { name, value, section: COMPANY_SECTION, ...how });
  }
  await saveAnswer(trx, company, { name: EXPOSURE_QUESTION, value: "no", section: EXPOSURE_SECTION, ...how });
  await insertMember(trx, { companyId, loginId: directorId, position: "director", share: null, now });
  for (const key of documents) {
    await saveDocument(trx, company, { key, fileName: `${key}.pdf`, bytes: emptyPage() }, how);
  }
  return company;
}

/**
 * A company mid-way through its registration: questions answered, three documents uploaded, an owner who is not
 * verified, nothing signed.
 */
export async function beginRegistration(
  trx: Db,
  { ownerId, ...registering }: Registering & { ownerId: string },
): Promise<void> {
  const { companyId, now } = registering;
  await handIn(trx, registering, { answers: beanAnswers, documents: handedIn });
  await insertMember(trx, { companyId, loginId: ownerId, position: "owner", share: 4_000, now: now + 1 });
}

/** A confirmed company: all questions answered, all documents accepted, the contract signed. */
export async function completeRegistration(
  trx: Db,
  registering: Registering & { signer: string; fonts: FontFiles },
): Promise<void> {
  const { companyId, directorId, signer, fonts, now } = registering;
  const company = await handIn(trx, registering, {
    answers: sawmillAnswers,
    documents: requiredDocuments.map(({ key }) => key),
  });
  const at = instant(now);
  await trx
    .updateTable("company_documents")
    .set({ review: "accepted", reviewed_at: at })
    .where("account_id", "=", companyId)
    .execute();
  const facts = await contractFacts(trx, company);
  const look = { language: "lv", now, fonts, timeZone: bankTimeZone } as const;
  const bytes = await bytesOf(agreementPaper(facts, look));
  const contract = { id: uuid(systemRandom), sha256: bytesToHex(sha256(bytes)) };
  await trx
    .insertInto("company_contracts")
    .values({
      ...{ ...contract, account_id: companyId, facts_hash: factsHash(facts), language: "lv" },
      ...{ bytes, created_at: at, shown_at: at },
    })
    .execute();
  const signature = { signer, at: now, sha256: contract.sha256 };
  await trx
    .insertInto("company_signatures")
    .values({
      ...{ id: uuid(systemRandom), contract_id: contract.id, account_id: companyId },
      ...{ signer_id: directorId, signer_name: signer, signed_at: at },
      bytes: await bytesOf(signedAgreementPaper(facts, signature, look)),
    })
    .execute();
  await trx
    .insertInto("company_reviews")
    .values({ account_id: companyId, decision: "confirmed", reason: "", at })
    .execute();
  await trx.updateTable("accounts").set({ corporate_confirm: true }).where("id", "=", companyId).execute();
}
