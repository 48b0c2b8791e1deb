import { mostPaymentRows } from "@amberline/api/contract";
import { normaliseBic } from "@amberline/domain/bic";
import { isCivilDate } from "@amberline/domain/dates";
import { normaliseIban } from "@amberline/domain/iban";
import { moneyFromDecimal, moneyToDecimal, parseAmount } from "@amberline/domain/money";
import { normaliseCreditorReference, tidyText } from "@amberline/domain/reference";
import { foldText } from "@amberline/domain/text";
import { yieldToEventLoop } from "../platform/yieldToEventLoop";
import { csvColumn, neededColumns, type CsvColumn } from "./csvColumns";
import { csvRecords } from "./csvRecords";
import { ReadingEnded, type Faults } from "./faults";
import { type ReadFile, type ReadRow } from "./types";

/** Between them they read every way of grouping thousands; what one of them reads, no other reads otherwise. */
const locales = ["en", "de", "de-CH"];

function amountOf(text: string, currency: string): string {
  const unit = /^[A-Z]{3}$/.test(currency) ? currency : "EUR";
  if (/^\d{1,12}([.,]\d{1,2})?$/.test(text)) {
    const money = moneyFromDecimal(text.replace(",", "."), unit);
    return money ? moneyToDecimal(money) : text;
  }
  for (const locale of locales) {
    const read = parseAmount(text, unit, locale);
    if (read.ok) return moneyToDecimal(read.money);
  }
  return text;
}

function dayOf(text: string): Pick<ReadRow, "day" | "dayText"> {
  if (text === "") return { day: null, dayText: "" };
  const [, day = "", month = "", year = ""] = /^(\d{1,2})([./])\d/.test(text)
    ? (/^(\d{1,2})[./](\d{1,2})[./](\d{4})\.?$/.exec(text) ?? [])
    : [];
  const written = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  return isCivilDate(written) ? { day: written, dayText: "" } : { day: null, dayText: text };
}

const regular = new Set(
  [
    "|sepa|sepa payment|sepa maksajums|credit|standard|regular|normal|parasts|parasts maksajums",
    "uberweisung|ueberweisung|sepa uberweisung|sepa ueberweisung|normale uberweisung|normale ueberweisung",
  ].flatMap((words) => words.split("|")),
);
const instant = new Set(
  [
    "instant|inst|sepa instant|instant payment|zibmaksajums|sepa zibmaksajums|momentals|momentals maksajums",
    "echtzeit|echtzeituberweisung|echtzeitueberweisung|sepa echtzeit|sepa echtzeituberweisung",
    "sepa echtzeitueberweisung",
  ].flatMap((words) => words.split("|")),
);

const delimiters = [";", ",", "\t"];

type Pause = ReturnType<typeof yieldToEventLoop>;

async function firstCells(text: string, delimiter: string, pause: Pause): Promise<string[]> {
  for (const record of csvRecords(text, delimiter)) {
    if (record) return record.cells;
    await pause();
  }
  return [];
}

/** The delimiter under which the first line has the most headings, or else the most cells. */
async function delimiterOf(text: string, pause: Pause): Promise<string> {
  const known: number[] = [];
  for (const delimiter of delimiters) {
    const cells = await firstCells(text, delimiter, pause);
    known.push(cells.filter((cell) => csvColumn(cell)).length * 1_000 + cells.length);
  }
  return delimiters[known.indexOf(Math.max(...known))] ?? ";";
}

/** What Excel writes in a line of its own to name the delimiter. */
const named = /^sep=([;,\t|])(?=\r?\n)/i;

/** A blank one may have no content. */
type Columns = readonly (CsvColumn | "blank" | undefined)[];

function columnsOf(cells: readonly string[], line: number, faults: Faults): Columns {
  const columns = cells.map((cell) => (tidyText(cell) === "" ? "blank" : csvColumn(cell)));
  const missing = neededColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) faults.add(line, "columnsMissing", missing.join(","));
  // Without any heading it is a payment.
  if (missing.length === neededColumns.length) return columns;
  for (const [nth, column] of columns.entries()) {
    const isOne = column && column !== "ignored" && column !== "blank";
    if (!column) faults.add(line, "columnUnknown", "", cells[nth]);
    else if (isOne && columns.indexOf(column) < nth) faults.add(line, "columnTwice", "", cells[nth]);
  }
  return columns;
}

function rowOf(
  cells: readonly string[],
  columns: Columns,
  { line, faults }: { line: number; faults: Faults },
) {
  const cell = (column: CsvColumn) => tidyText(cells[columns.indexOf(column)] ?? "");
  const currency = cell("currency").toUpperCase() || "EUR";
  const [reference, structured, type] = [cell("reference"), cell("rf"), cell("type")];
  const kind = foldText(type).replaceAll("-", " ");
  const isInstant = instant.has(kind);
  if (!isInstant && !regular.has(kind)) faults.add(line, "type", "", type);
  if (reference && structured) faults.add(line, "referenceTwice", "", structured);
  return {
    line,
    name: cell("name"),
    account: normaliseIban(cell("account")),
    bic: normaliseBic(cell("bic")),
    amount: amountOf(cell("amount"), currency),
    currency,
    reference: reference || normaliseCreditorReference(structured),
    endToEndId: cell("endToEndId"),
    ...{ instructionId: "", groupId: "" },
    isInstant,
    ...dayOf(cell("day")),
  };
}

const isBeside = (columns: Columns, nth: number) => (columns[nth] ?? "blank") === "blank";

/** The first record names the columns. Throws ReadingEnded. */
export async function readCsv(text: string, faults: Faults): Promise<ReadFile> {
  const [first = "", sign] = named.exec(text) ?? [];
  const body = text.slice(first.length);
  const rows: ReadRow[] = [];
  let columns: Columns | null = null;
  const pause = yieldToEventLoop();
  for (const record of csvRecords(body, sign ?? (await delimiterOf(body.trimStart(), pause)))) {
    await pause();
    if (record === null) continue;
    const { line, cells, problem } = record;
    if (problem) faults.end(line, problem, String(columns?.length ?? ""), String(cells.length));
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (columns === null) {
      columns = columnsOf(cells, line, faults);
      if (faults.all.length > 0) throw new ReadingEnded();
      continue;
    }
    if (cells.length < columns.length || cells.some((cell, nth) => isBeside(columns!, nth) && cell.trim())) {
      faults.add(
        line,
        "cells",
        String(columns.filter((column) => column !== "blank").length),
        String(cells.length),
      );
      continue;
    }
    if (rows.length === mostPaymentRows) faults.end(line, "tooMany", String(mostPaymentRows));
    rows.push(rowOf(cells, columns, { line, faults }));
  }
  if (columns === null) faults.end(1, "empty");
  if (rows.length === 0) faults.end(1, "noPayments");
  return { format: "csv", messageId: null, isSalary: false, debtors: [], rows };
}
