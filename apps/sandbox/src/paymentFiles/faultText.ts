import { type Catalogue } from "../locales";
import { type FaultCode, type FileFault } from "./types";

/** What is wrong, for the customer. */
export function faultText({ code, at, found }: FileFault, texts: Catalogue): string {
  const words: Readonly<Record<FaultCode, (at: string, found: string) => string>> = texts.paymentFileFaults;
  const columns: Readonly<Record<string, string>> = texts.paymentFileColumns;
  if (code !== "columnsMissing") return words[code](at, found);
  const missing = at.split(",").map((column) => columns[column] ?? column);
  return words.columnsMissing(missing.join(", "), found);
}
