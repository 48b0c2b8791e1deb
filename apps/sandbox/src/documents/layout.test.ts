import { describe, expect, it } from "vitest";
import { instant } from "../db/schema";
import { type SeenTransaction, type Statement, type StatementEntry } from "../ledger";
import { flawsIn } from "../testing/readLayout";
import { readPdf, withRole } from "../testing/readPdf";
import { agreementPaper, memberPaper, signedAgreementPaper, type CompanyFacts } from "./companyPapers";
import { bankDetailsOf, detailsPaper } from "./detailsPaper";
import { listPaper } from "./listPaper";
import { paymentFilePaper, type FilePayment } from "./paymentFilePaper";
import { readFonts } from "./readFonts";
import { receiptPaper } from "./receiptPaper";
import { statementPaper } from "./statementPaper";
import { left, right } from "./theme";

const fonts = await readFonts();
const facts = (language: "lv" | "en") => ({
  language,
  fonts,
  now: Date.parse("2026-11-21T10:05:00Z"),
  timeZone: "Europe/Riga",
});

const longName = "Sabiedrība ar ierobežotu atbildību „Žanetes Ķēniņas-Šķēpmanes Dzirnavas”";
const longReference =
  "Rēķins 2026/118-ĀČĒĢĪĶĻŅŠŪŽ par telpu īri, elektrību un apsaimniekošanu novembrī, līgums AB-12345678901234567890, skatīt pielikumu Nr. 4";
const oneWord = "RF18539007547034".repeat(9).slice(0, 140);
const account = {
  id: "a",
  holder: longName,
  iban: "LV80BANK0000435195001",
  topUpReference: null,
  bic: "AMBRLV22",
};

const payment = {
  id: "9d2b7c11-7d0f-4a53-a2ce-1f4f3c5d6e03",
  type: "SEND",
  status: "done",
  amount_cents: 99_999_999_999,
  fee_cents: 35,
  currency: "EUR",
  payment_system: "SEPA",
  payment_type: "INSTANT",
  from_name: longName,
  from_account: "LV80BANK0000435195001",
  from_bic: "AMBRLV22",
  from_bank_name: "Amberline",
  to_name: longName,
  to_account: "LV97HABA0012345678910",
  to_bic: "HABALV22",
  to_bank_name: "Swedbank Aktsiaselts Latvijas filiāle un tās starptautiskie norēķini",
  to_address: "Brīvības gatve 214B, korpuss 3, ceturtais stāvs, kabinets 417, Vidzemes priekšpilsēta",
  to_address_city: "Rīga",
  to_address_zip: "LV-1039",
  to_address_country: "LV",
  to_reference: longReference,
  created_at: instant(Date.parse("2026-11-20T08:00:00Z")),
  updated_at: instant(Date.parse("2026-11-20T08:01:00Z")),
} as SeenTransaction;

const receipt = (
  language: "lv" | "en",
  change: Partial<SeenTransaction> = {},
  reason: string | null = null,
) => receiptPaper({ transaction: { ...payment, ...change }, reason }, facts(language));

/** Below zero by more than a billion, over several pages. */
function statement(): Statement {
  const openingCents = -2_500_000_000_00;
  const entries = Array.from({ length: 40 }, (_, at) => {
    const amountCents = at % 3 === 0 ? 999_999_999_99 : -999_999_999_99;
    const type = at % 7 === 6 ? "FEE" : amountCents > 0 ? "RECEIVE" : "SEND";
    const to_reference = [oneWord, "", longReference][at % 3];
    return {
      transaction: { ...payment, type, to_reference },
      amountCents,
      balanceCents: openingCents - at * 100_000_00,
      day: `2026-09-${String((at % 28) + 1).padStart(2, "0")}`,
    } as StatementEntry;
  });
  return {
    account,
    currency: "EUR",
    start: "2025-11-21",
    end: "2026-11-21",
    openingCents,
    closingCents: -2_503_900_000_00,
    inCents: 0,
    outCents: 3_900_000_00,
    count: entries.length,
    countIn: 0,
    async *entries() {
      yield* entries;
    },
  };
}

async function* transactions() {
  const statuses = ["new", "declined", "pending", "approved", "done", "error_done"] as const;
  for (const status of statuses) {
    yield { ...payment, status };
    yield { ...payment, status, currency: "USD", to_reference: oneWord } as SeenTransaction;
  }
}

const list = (language: "lv" | "en") => {
  const filter = { text: longReference, leastCents: 100, mostCents: 99_999_999_999 };
  const range = { start: "2026-11-01", end: "2026-11-30" };
  return listPaper({ account, ...range, filter, rows: transactions() }, facts(language));
};

async function* filePayments() {
  const states = ["paid", "paying", "refused", "left", "toFix", "ready", "checking"] as const;
  for (let nth = 1; nth <= 30; nth += 1)
    yield {
      nth: nth * 333,
      name: longName,
      account: "LV97HABA0012345678910",
      reference: nth % 2 ? oneWord : longReference,
      cents: 99_999_999_999,
      state: states[nth % states.length],
      reason: nth % 3 === 0 ? "Saņēmēja nosaukums nesakrīt ar bankas zināmo" : "",
    } as FilePayment;
}

const file = (language: "lv" | "en") =>
  paymentFilePaper(
    {
      account,
      name: `${"algas_un_piemaksas_novembris_2026_".repeat(4)}.xml`,
      format: "pain.001.001.09",
      madeBy: "Žanete Ķēniņa-Šķēpmane",
      createdAt: Date.parse("2026-11-20T08:05:00Z"),
      approved: null,
      rows: filePayments(),
    },
    facts(language),
  );

const member = {
  name: "Žanete Ķēniņa-Šķēpmane",
  position: "owner",
  share: "8.33",
  isVerified: true,
} as const;
const company: CompanyFacts = {
  number: "3F1C5515",
  name: longName,
  registrationNumber: "40003888002",
  legalForm: "limited_liability",
  address: "Jūras iela 4, korpuss 3, LV-3401 Liepāja, LV",
  website: "https://www.zanetes-kenina-skepmanes-dzirnavas.example/par-mums/kontakti",
  business: "Dzintara rotu izgatavošana un pārdošana. ".repeat(10),
  iban: "LV37AMBR6384853239417",
  tariffName: "Business",
  exposure: "Saeimas deputāte",
  members: Array.from({ length: 12 }, () => member),
};
const signature = { signer: member.name, at: Date.parse("2026-11-21T10:00:00Z"), sha256: "a".repeat(64) };

const papers: Record<string, (language: "lv" | "en") => Promise<Blob>> = {
  "a statement": (language) => statementPaper(statement(), facts(language)),
  "a list": list,
  "a receipt": receipt,
  "a receipt of money in": (language) => receipt(language, { type: "RECEIVE", to_reference: oneWord }),
  "details of a declined payment": (language) => receipt(language, { status: "declined" }, longReference),
  "a fee receipt": (language) => receipt(language, { type: "FEE" }),
  "bank details": (language) => detailsPaper(bankDetailsOf(account, language)!, facts(language)),
  "bank details with a reference": (language) =>
    detailsPaper(
      bankDetailsOf({ ...account, iban: null, topUpReference: "AMB 4402 118" }, language)!,
      facts(language),
    ),
  "a report of a payment file": file,
  "a contract": (language) => agreementPaper(company, facts(language)),
  "a signed contract": (language) => signedAgreementPaper(company, signature, facts(language)),
  "the statement of a member": (language) => memberPaper(company, member, facts(language)),
};

describe("a paper about the longest names, references and sums", () => {
  it.each(Object.entries(papers))(
    "%s has no text over another or beyond the margins [7]",
    async (_, paper) => {
      expect(await flawsIn(await paper("lv"), { left, right })).toEqual([]);
      expect(await flawsIn(await paper("en"), { left, right })).toEqual([]);
    },
  );

  it("goes on to a second page if a receipt does not fit, with the whole payment on it", async () => {
    const { pages, structure } = await readPdf(await receipt("en"));
    expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual(["Page 1 of 2", "Page 2 of 2"]);
    expect(pages[1]).toContain("SEPA Instant Credit Transfer");
    expect(withRole(structure, "H2").map(({ text }) => text)).toEqual(["From", "To", "Payment"]);
  });

  it("breaks a heading into lines, and reads it as one", async () => {
    const { structure } = await readPdf(await memberPaper(company, member, facts("lv")));
    expect(withRole(structure, "H1").map(({ text }) => text)).toEqual([
      "Uzņēmuma pārstāvja vai īpašnieka apliecinājums",
    ]);
  });
});
