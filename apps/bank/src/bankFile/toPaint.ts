import { readFileSync } from "node:fs";
import type { BankFile } from "./bankFile";

/** Checked before by `paint.ts`. */
export const bankFile = JSON.parse(readFileSync(process.env["BANK_FILE"] ?? "", "utf8")) as BankFile;
