import { civilDate } from "@amberline/domain/dates";
import { money } from "@amberline/domain/money";
import { csvFile, csvSeparatorIn } from "@amberline/domain/statement";
import { epochOf } from "../../db/schema";
import { everyTransaction, type Db, type LedgerFilter, type NotedTransaction } from "../../ledger";
import { catalogueIn, type Language } from "../../locales";
import { bankTimeZone } from "../../days";
import { exportTextsIn } from "./exportTexts";
import { reasonText } from "./list";
import { xlsxFile, type SheetCell } from "./xlsx";

const dayOf = (at: string) => ({ day: civilDate(epochOf(at), bankTimeZone) });

function typeOf({ type, direct_debit: scheme, space_id: spaceId }: NotedTransaction) {
  if (spaceId !== null) return type === "RECEIVE" ? "fromSpace" : "toSpace";
  if (scheme === null) return type;
  return type === "RECEIVE" ? "moneyBack" : "directDebit";
}

/** Outgoing amounts are negative. The last change of a completed transaction is its booking. */
function cellsOf(row: NotedTransaction, language: Language): SheetCell[] {
  const { types, statuses, categories } = exportTextsIn(language);
  return [
    dayOf(row.created_at),
    row.status === "done" ? dayOf(row.updated_at) : "",
    types[typeOf(row)],
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
    categories[row.category],
    row.note,
    row.files.map(({ name }) => name).join(", "),
    row.labels.join(", "),
  ];
}

async function* rowsOf(db: Db, filter: LedgerFilter, language: Language): AsyncGenerator<SheetCell[]> {
  for await (const row of everyTransaction(db, filter)) yield cellsOf(row, language);
}

async function* records(...of: Parameters<typeof rowsOf>) {
  for await (const row of rowsOf(...of))
    yield row.map((cell) => (typeof cell !== "string" && "day" in cell ? cell.day : cell));
}

/** Newest first, streamed. */
export const listAsCsv = (db: Db, filter: LedgerFilter, language: Language): AsyncGenerator<string> =>
  csvFile(exportTextsIn(language).columns, records(db, filter, language), csvSeparatorIn(language));

const widths = [12, 12, 14, 14, 12, 9, 28, 26, 14, 28, 26, 14, 40, 30, 38, 16, 40, 40, 30];

/** Newest first, streamed. */
export const listAsXlsx = (db: Db, filter: LedgerFilter, language: Language): AsyncGenerator<Uint8Array> => {
  const { title, columns } = exportTextsIn(language);
  return xlsxFile(
    { title, columns: columns.map((name, nth) => ({ name, width: widths[nth] ?? 14 })) },
    rowsOf(db, filter, language),
  );
};
