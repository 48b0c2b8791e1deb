import { object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";
import { orderFilter } from "./orderFilter";

export const exportFormats = ["csv", "camt053"] as const;

/**
 * Transactions as a file. `csv` holds the filtered list, newest first. `camt053` (ISO 20022 camt.053.001.08) is a
 * statement: it holds every booked entry of the range, with its balances, so of the filter only `start` and `end`
 * apply; tell the customer so. Without `start` the range begins with the first transaction, without `end` it ends today.
 */
export const orderExport = defineCall({
  name: "orderExport",
  summary: "Answers the filtered list as CSV, or the statement of a range as camt.053.",
  method: "POST",
  path: "/order/export",
  answer: "file",
  timeoutMs: 180_000,
  request: object({ ...orderFilter, format: string().oneOf(exportFormats).required() }),
  response: wireFile(),
});
