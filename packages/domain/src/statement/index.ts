export { camt053File } from "./camt053";
export type { CamtEntry, CamtKind, CamtParty, CamtStatement } from "./camt053.types";
export { csvFile, csvRecord, type CsvCell } from "./csv";
