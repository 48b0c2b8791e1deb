import type { ClientFile } from "@amberline/api/client";
import { csvSeparatorIn } from "@amberline/domain/statement";
import type { Translate } from "../i18n";

const payees = [
  ["Anna Liepa", "LV97HABA0012345678910", "125.50"],
  ["SIA Mežu Vedējs", "LV15RIKO0000083120541", "2168.15"],
] as const;

/** A file as the bank reads it, as a spreadsheet of that language writes it. */
export function sampleCsv(t: Translate, locale: string): ClientFile {
  const separator = csvSeparatorIn(locale);
  const heads = (["name", "iban", "amount", "currency", "reference"] as const).map((head) =>
    t(`paymentFile.csv.${head}`),
  );
  const rows = payees.map(([name, iban, amount]) => [
    name,
    iban,
    separator === ";" ? amount.replace(".", ",") : amount,
    "EUR",
    t("paymentFile.csv.example"),
  ]);
  const lines = [heads, ...rows].map((cells) => `${cells.join(separator)}\r\n`);
  // Spreadsheets know by the first sign that it is UTF-8.
  const content = new Blob(["\uFEFF", ...lines], { type: "text/csv;charset=utf-8" });
  return { name: t("paymentFile.csv.fileName"), content };
}
