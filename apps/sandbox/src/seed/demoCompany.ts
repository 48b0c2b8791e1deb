import {
  COMPANY_SECTION,
  EXPOSURE_QUESTION,
  EXPOSURE_SECTION,
  type CompanyAnswer,
  type DocumentKey,
} from "@amberline/domain/company";
import { lockCompany, insertMember, saveAnswer, saveDocument } from "../areas/company";
import { type Db } from "../ledger";
import { catalogueIn } from "../locales";
import { systemRandom } from "../secrets/random";

const answers: Partial<Record<CompanyAnswer, string>> = {
  country: "LV",
  name: "SIA Zaļā Pupa",
  registration_number: "40003999002",
  legal_form: "limited_liability",
  city: "Cēsis",
  street: "Rīgas iela 12",
  zip_code: "LV-4101",
  business_description: "Kafijas grauzdēšana un tirdzniecība internetā",
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

/**
 * A company mid-way through its registration: questions answered, three documents uploaded, an owner who is not
 * verified, nothing signed.
 */
export async function beginRegistration(
  trx: Db,
  {
    companyId,
    directorId,
    ownerId,
    now,
  }: { companyId: string; directorId: string; ownerId: string; now: number },
): Promise<void> {
  const how = { texts: catalogueIn("lv"), random: systemRandom, loginId: directorId, now };
  const company = await lockCompany(trx, companyId);
  for (const [name, value] of Object.entries(answers)) {
    await saveAnswer(trx, company, { name, value, section: COMPANY_SECTION, ...how });
  }
  await saveAnswer(trx, company, { name: EXPOSURE_QUESTION, value: "no", section: EXPOSURE_SECTION, ...how });
  await insertMember(trx, { companyId, loginId: directorId, position: "director", share: null, now });
  await insertMember(trx, { companyId, loginId: ownerId, position: "owner", share: 4_000, now: now + 1 });
  for (const key of handedIn) {
    await saveDocument(trx, company, { key, fileName: `${key}.pdf`, bytes: emptyPage() }, how);
  }
}
