import { memoryPages, validateXML } from "xmllint-wasm";
import { type WrittenFile, type WrittenRow } from "./types";

export const iban = "LV97HABA0012345678910";

export const writtenRow = (change: Partial<WrittenRow> = {}): WrittenRow => ({
  name: "SIA Rīts",
  account: iban,
  bic: "HABALV22",
  cents: 12_350,
  reference: "Rēķins 118",
  endToEndId: "INV-118",
  instructionId: "",
  isInstant: false,
  day: "2026-12-01",
  ...change,
});

export const writtenFile = (rows: readonly WrittenRow[], change: Partial<WrittenFile> = {}): WrittenFile => ({
  messageId: "AMB-2026-118",
  createdAt: Date.parse("2026-11-27T08:00:00Z"),
  today: "2026-11-27",
  debtor: { name: "SIA Ziemeļu Koks", account: "LV80AMBR0000435195001", bic: "AMBRLV22" },
  isSalary: false,
  rows,
  ...change,
});

/** Which of the documents the schema refuses. */
export async function refusedBySchema(schema: string, documents: readonly string[]): Promise<Set<number>> {
  const xml = documents.map((contents, nth) => ({ fileName: `${nth}.xml`, contents }));
  const { errors } = await validateXML({
    xml,
    schema: [schema],
    initialMemoryPages: 256,
    maxMemoryPages: memoryPages.GiB,
  });
  return new Set(errors.flatMap(({ loc }) => (loc ? [Number.parseInt(loc.fileName, 10)] : [])));
}
