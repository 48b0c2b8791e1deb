import file from "../../brands/amberline/bank.json" with { type: "json" };
import type { BankFile } from "./bankFile.ts";

// It has the texts of the languages it offers, and no other is ever asked for.
export const bankFile = file as unknown as BankFile;
