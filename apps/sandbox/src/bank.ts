import { composeIban } from "@amberline/domain/iban";

/** The bank the sandbox is, as other banks know it. The bank code is not assigned to anybody. */
export const ownBank = { country: "LV", bankCode: "AMBR", bic: "AMBRLV22", name: "Amberline" } as const;

/** An IBAN of this bank; `number` has 13 digits. */
export const ownIban = (number: string): string => composeIban(ownBank.country, ownBank.bankCode + number);
