import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";
import { orderFilter } from "./orderFilter";

export const exportFormats = ["csv", "xlsx", "camt053", "mt940"] as const;

/**
 * `csv` and `xlsx` are the filtered list, newest first. `camt053` (ISO 20022 camt.053.001.08) and `mt940` (SWIFT) are a statement with
 * every booked entry of the range and its balances, so only `start` and `end` of the filter apply; tell the customer so. `start`
 * defaults to the first transaction, `end` to today.
 */
export const orderExport = defineCall({
  name: "orderExport",
  summary: "Answers the filtered list as CSV or XLSX, or the statement of a range as camt.053 or MT940.",
  method: "POST",
  path: "/order/export",
  answer: "file",
  timeoutMs: 180_000,
  request: object({ ...orderFilter, format: string().oneOf(exportFormats).required() }),
  response: wireFile(
    "text/csv",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/xml",
    "text/plain",
  ),
});
