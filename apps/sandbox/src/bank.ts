import { composeIban } from "@amberline/domain/iban";
import { isLanguage, languages } from "@amberline/domain/language";

/** Both are read here, as texts are made of it before there are options. In a page there is no environment. */
const env = typeof process === "undefined" ? {} : process.env;
const name = env["BANK_NAME"] || "Amberline";

const offered = (env["BANK_LANGUAGES"] ?? "").split("|").filter(isLanguage);
/** Those in which the bank answers. */
export const ownLanguages = offered.length > 0 ? offered : languages;
/** For customers who have not been heard in any. */
export const [ownLanguage = "lv"] = ownLanguages;

/** The sandbox's own bank. Its bank code is not assigned to any real bank. */
export const ownBank = {
  country: "LV",
  bankCode: "AMBR",
  bic: "AMBRLV22",
  name,
  legalName: `${name} AS`,
  registrationNumber: "40203000118",
  website: "amberline.example",
  complaints: "complaints@amberline.example",
} as const;

/** A version of what customers agree to, named by the day from which it is in force. */
interface DocumentVersion {
  effectiveOn: string;
  /** From when customers are told: two months and more before (Directive (EU) 2015/2366, article 54). */
  announcedOn: string;
}

const firstVersion = { effectiveOn: "2026-03-01", announcedOn: "2026-01-01" };

/** Newest first, as in the app's texts. */
export const documentVersions: Record<"terms" | "fees", readonly [DocumentVersion, ...DocumentVersion[]]> = {
  terms: [
    { effectiveOn: "2027-02-01", announcedOn: "2026-11-16" },
    { effectiveOn: "2026-11-01", announcedOn: "2026-09-01" },
    firstVersion,
  ],
  fees: [{ effectiveOn: "2026-11-01", announcedOn: "2026-09-01" }, firstVersion],
};

/** Receives money for customers without an IBAN of their own; the payment reference identifies the customer. */
export const partnerBank = {
  holder: ownBank.legalName,
  iban: composeIban("DK", "89000099123456"),
  bic: "SXPYDKKK",
  name: "Banking Circle",
} as const;

/** `number` has 13 digits. */
export const ownIban = (number: string): string => composeIban(ownBank.country, ownBank.bankCode + number);
