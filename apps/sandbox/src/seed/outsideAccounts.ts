import { composeIban } from "@amberline/domain/iban";
import { partnerBank } from "../bank";
import { type OutsideBehaviour } from "../db/tables/directory";

export interface OutsideAccount {
  iban: string;
  holder: string;
  kind: "private" | "organization";
  closed?: boolean;
  behaviour?: OutsideBehaviour;
  /** A name to type, and the name check's result for it, for testers. */
  typed?: { name: string; result: "MTCH" | "CMTC" | "NMTC" | "NOAP" };
  /** What happens to a payment that is not simply accepted. */
  happens?: string;
}

const person = { kind: "private" } as const;
const company = { kind: "organization" } as const;
const at = (bankCode: string, number: string) => composeIban("LV", bankCode + number);

/** An account for each case to test: every result of the name check and every outcome of a payment. */
export const testAccounts: readonly OutsideAccount[] = [
  {
    ...person,
    iban: at("UNLA", "0050001234567"),
    holder: "Anna Liepiņa",
    typed: { name: "Anna Liepina", result: "MTCH" },
  },
  {
    ...person,
    iban: at("HABA", "0012345678910"),
    holder: "Jānis Kalniņš-Bērzs",
    typed: { name: "Jānis Kalniņš", result: "CMTC" },
  },
  {
    ...company,
    iban: at("PARX", "0002048880001"),
    holder: "SIA Mežaparka Ceptuve",
    typed: { name: "Mežaparka Ceptuvi", result: "CMTC" },
  },
  {
    ...person,
    iban: at("RIKO", "0002013000123"),
    holder: "Kārlis Vītols",
    typed: { name: "Pēteris Zariņš", result: "NMTC" },
  },
  {
    ...person,
    iban: at("HABA", "0551000999111"),
    holder: "Jānis Kalniņš",
    closed: true,
    typed: { name: "Jānis Kalniņš", result: "NOAP" },
    happens: "declined: the account is closed",
  },
  {
    ...person,
    iban: composeIban("GB", "NWBK60161331926819"),
    holder: "Emily Carter",
    typed: { name: "Emily Carter", result: "NOAP" },
    happens: "refused for INSTANT; CREDIT arrives",
  },
  {
    ...person,
    iban: at("KURZ", "0000700000001"),
    holder: "Inga Sproģe",
    typed: { name: "Inga Sproģe", result: "MTCH" },
    happens: "refused for INSTANT; CREDIT arrives",
  },
  {
    ...company,
    iban: at("DZIN", "0000900000001"),
    holder: "SIA Dzintara Krasts",
    typed: { name: "SIA Dzintara Krasts", result: "NOAP" },
    happens: "refused for INSTANT and for CREDIT",
  },
  {
    ...person,
    iban: at("UNLA", "0050007654321"),
    holder: "Rihards Lācis",
    behaviour: "rejects",
    typed: { name: "Rihards Lācis", result: "MTCH" },
    happens: "declined: the bank refuses it",
  },
  {
    ...person,
    iban: at("PARX", "0009999000001"),
    holder: "Dace Klusā",
    behaviour: "silent",
    typed: { name: "Dace Klusā", result: "MTCH" },
    happens: "INSTANT declined after ten seconds without an answer",
  },
  {
    ...person,
    iban: composeIban("LT", "70440600" + "02112233"),
    holder: "Rūta Kazlauskienė",
    typed: { name: "Ruta Kazlauskiene", result: "MTCH" },
  },
  {
    ...company,
    iban: composeIban("DE", "100110012620404372"),
    holder: "Nordlicht Energie GmbH",
    typed: { name: "Nordlicht Energie", result: "MTCH" },
  },
  {
    ...company,
    iban: partnerBank.iban,
    holder: partnerBank.holder,
    behaviour: "pooled",
    happens: "tops up the customer whose reference is named",
  },
];
