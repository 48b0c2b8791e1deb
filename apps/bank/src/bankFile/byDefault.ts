import file from "../../brands/amberline/bank.json" with { type: "json" };
import type { BankFile } from "./bankFile.ts";

export const bankFile = file as BankFile;
