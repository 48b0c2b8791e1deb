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
  address: "Dzintaru iela 8, Rīga, LV-1004, Latvia",
} as const;

/** Receives money for customers without an IBAN of their own; the payment reference identifies the customer. */
export const partnerBank = {
  holder: "Amberline client account",
  iban: composeIban("DK", "89000099123456"),
  bic: "SXPYDKKK",
  name: "Banking Circle",
  address: "Lautrupsgade 17, 2100 Copenhagen, Denmark",
} as const;

/** `number` has 13 digits. */
export const ownIban = (number: string): string => composeIban(ownBank.country, ownBank.bankCode + number);
