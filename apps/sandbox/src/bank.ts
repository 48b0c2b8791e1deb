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
