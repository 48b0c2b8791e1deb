import { civilDate } from "@amberline/domain/dates";
import { money } from "@amberline/domain/money";
import { csvFile, type CsvCell, type CsvSeparator } from "@amberline/domain/statement";
import { epochOf } from "../../db/schema";
import { everyTransaction, type Db, type Transaction, type LedgerFilter } from "../../ledger";
import { catalogueIn, type Language } from "../../locales";
import { bankTimeZone } from "../../days";
import { exportTexts } from "./exportTexts";
import { reasonText } from "./list";

const dayOf = (at: string) => civilDate(epochOf(at), bankTimeZone);

/** Outgoing amounts are negative. The last change of a completed transaction is its booking. */
function cellsOf(row: Transaction, language: Language): CsvCell[] {
  const { types, statuses } = exportTexts[language];
  return [
    dayOf(row.created_at),
    row.status === "done" ? dayOf(row.updated_at) : "",
    types[row.type],
    statuses[row.status],
    money(row.type === "RECEIVE" ? row.amount_cents : -row.amount_cents, row.currency),
    row.currency,
    row.from_name,
    row.from_account,
    row.from_bic,
    row.to_name,
    row.to_account,
    row.to_bic,
    row.to_reference,
    reasonText(row.status_reason, catalogueIn(language)) ?? "",
    row.id,
  ];
}

async function* records(db: Db, filter: LedgerFilter, language: Language): AsyncGenerator<CsvCell[]> {
  for await (const row of everyTransaction(db, filter)) yield cellsOf(row, language);
}

/** As spreadsheets of the language read it. */
const separators: Record<Language, CsvSeparator> = { en: ",", lv: ";" };

/** Newest first, streamed. */
export const listAsCsv = (db: Db, filter: LedgerFilter, language: Language): AsyncGenerator<string> =>
  csvFile(exportTexts[language].columns, records(db, filter, language), separators[language]);
