import { composeIban } from "@amberline/domain/iban";

/** Read here, as texts are made of it before there are options. In a page there is no environment. */
const name = (typeof process === "undefined" ? undefined : process.env["BANK_NAME"]) || "Amberline";

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
  address: { en: "Dzintaru iela 8, Rīga, LV-1004, Latvia", lv: "Dzintaru iela 8, Rīga, LV-1004, Latvija" },
} as const;

/** A version of what customers agree to, named by the day from which it is in force. */
interface DocumentVersion {
  effectiveOn: string;
  /** From when customers are told: two months and more before (Directive (EU) 2015/2366, article 54). */
  announcedOn: string;
  /** What customers are told that changes. */
  changes: Record<"en" | "lv", string>;
}

const firstVersion = {
  effectiveOn: "2026-03-01",
  announcedOn: "2026-01-01",
  changes: { en: "First version.", lv: "Pirmā redakcija." },
};

/** Newest first, as in the app's texts. */
export const documentVersions: Record<"terms" | "fees", readonly [DocumentVersion, ...DocumentVersion[]]> = {
  terms: [
    {
      effectiveOn: "2027-02-01",
      announcedOn: "2026-11-16",
      changes: {
        en: "Added: once a year you get a statement of all fees, free of charge. Said more clearly how we tell you of changes.",
        lv: "Jaunums: reizi gadā bez maksas saņemat pārskatu par visām maksām. Skaidrāk pateikts, kā paziņojam par izmaiņām.",
      },
    },
    {
      effectiveOn: "2026-11-01",
      announcedOn: "2026-09-01",
      changes: {
        en: "Added: planned payments, direct debits, requests for money and payments from files. Added: you choose how much may be sent by one payment and in a day.",
        lv: "Jaunums: plānotie maksājumi, tiešais debets, maksājumu pieprasījumi un maksājumi no faila. Jaunums: Jūs varat noteikt, cik daudz drīkst nosūtīt ar vienu maksājumu un vienā dienā.",
      },
    },
    firstVersion,
  ],
  fees: [
    {
      effectiveOn: "2026-11-01",
      announcedOn: "2026-09-01",
      changes: {
        en: "Added: direct debits and standing orders, free of charge for consumers.",
        lv: "Jaunums: tiešais debets un regulārie maksājumi, patērētājiem bez maksas.",
      },
    },
    firstVersion,
  ],
};

/** Receives money for customers without an IBAN of their own; the payment reference identifies the customer. */
export const partnerBank = {
  holder: ownBank.legalName,
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
