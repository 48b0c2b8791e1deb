export { camt053File } from "./camt053";
export type { StatementLine, LineKind, StatementParty, StatementHead } from "./statement.types";
export { csvFile, csvSeparatorIn, csvRecord, type CsvCell, type CsvSeparator } from "./csv";
export { mt940File } from "./mt940";
