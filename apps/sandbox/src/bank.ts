import { composeIban } from "@amberline/domain/iban";

/** The sandbox's own bank. Its bank code is not assigned to any real bank. */
export const ownBank = {
  country: "LV",
  bankCode: "AMBR",
  bic: "AMBRLV22",
  name: "Amberline",
  legalName: "Amberline AS",
  registrationNumber: "40203000118",
  website: "amberline.example",
  complaints: "complaints@amberline.example",
  address: { en: "Dzintaru iela 8, Rīga, LV-1004, Latvia", lv: "Dzintaru iela 8, Rīga, LV-1004, Latvija" },
} as const;

/**
 * The versions of what customers agree to, by the day from which each is in force, newest first. One is listed here two
 * months before its day (Directive (EU) 2015/2366, article 54), and in the app's texts.
 */
export const documentVersions: Record<"terms" | "fees", readonly [string, ...string[]]> = {
  terms: ["2026-11-01", "2026-03-01"],
  fees: ["2026-11-01", "2026-03-01"],
};

/** Receives money for customers without an IBAN of their own; the payment reference identifies the customer. */
export const partnerBank = {
  holder: "Amberline AS",
  iban: composeIban("DK", "89000099123456"),
  bic: "SXPYDKKK",
  name: "Banking Circle",
  address: {
    en: "Lautrupsgade 17, 2100 Copenhagen, Denmark",
    lv: "Lautrupsgade 17, 2100 Kopenhāgena, Dānija",
  },
} as const;

/** `number` has 13 digits. */
export const ownIban = (number: string): string => composeIban(ownBank.country, ownBank.bankCode + number);
