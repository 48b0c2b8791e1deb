import type { DebitCollection, DirectDebits, Mandate } from "@amberline/api/client";
import { noMandateLimit } from "@amberline/domain/directDebits";
import { money } from "@amberline/domain/money";

const eur = (minor: number) => money(minor, "EUR");

const power: Mandate = {
  id: "mandate-power",
  creditor: "Latvenergo AS",
  creditorId: "LV43ZZZ40003032949",
  reference: "ELEKTRUM-0093127",
  scheme: "CORE",
  signed: "2025-03-03",
  state: "active",
  limit: { amount: eur(6_000), every: "month" },
  createdAt: Date.parse("2025-03-10T09:15:00Z"),
};

const gym: Mandate = {
  ...power,
  id: "mandate-gym",
  creditor: "Lemon Gym Latvija",
  creditorId: "LV59ZZZ40103891234",
  reference: "LG-778120",
  signed: "2026-11-16",
  state: "new",
  limit: noMandateLimit,
};

const phone: Mandate = {
  ...power,
  id: "mandate-phone",
  creditor: "Tele2 SIA",
  creditorId: "LV89ZZZ40003272854",
  reference: "T2-5512094",
  limit: noMandateLimit,
};

const magazine: Mandate = {
  ...power,
  id: "mandate-magazine",
  creditor: "Žurnāls IR",
  creditorId: "LV67ZZZ40103212347",
  reference: "IR-2024-118",
  state: "blocked",
  limit: { amount: null, every: "year" },
};

const leasing: Mandate = {
  ...power,
  id: "mandate-leasing",
  creditor: "Citadele Leasing",
  creditorId: "LV35ZZZ50003760921",
  reference: "CL-B2B-40012",
  scheme: "B2B",
  limit: { amount: eur(45_000), every: "any" },
};

const music: Mandate = {
  ...power,
  id: "mandate-music",
  creditor: "Spotify AB",
  creditorId: "SE97ZZZ5567037485",
  reference: "SP-110293",
  state: "ended",
  limit: noMandateLimit,
};

export const exampleMandates = { power, gym, phone, magazine, leasing, music };

/** November 2026, seen on its 21st day. */
const next: DebitCollection = {
  id: "collection-power",
  mandateId: power.id,
  creditor: power.creditor,
  amount: eur(4_218),
  day: "2026-11-25",
  sequence: "RCUR",
  reference: "Rēķins 2026/11",
  state: "coming",
  problem: "",
  refusableUntil: Date.parse("2026-11-24T22:00:00Z"),
  refundableUntil: null,
  transactionId: null,
};

const first: DebitCollection = {
  ...next,
  id: "collection-gym",
  mandateId: gym.id,
  creditor: gym.creditor,
  amount: eur(2_990),
  day: "2026-11-27",
  sequence: "FRST",
  reference: "Abonements, decembris",
  problem: "You have not allowed it yet.",
  refusableUntil: Date.parse("2026-11-26T22:00:00Z"),
};

const paid: DebitCollection = {
  ...next,
  id: "collection-phone",
  mandateId: phone.id,
  creditor: phone.creditor,
  amount: eur(1_899),
  day: "2026-11-16",
  reference: "Rēķins 5512094-11",
  state: "collected",
  refusableUntil: null,
  refundableUntil: "2027-01-11",
  transactionId: "debit-phone",
};

const turnedDown: DebitCollection = {
  ...paid,
  id: "collection-magazine",
  mandateId: magazine.id,
  creditor: magazine.creditor,
  amount: eur(5_400),
  day: "2026-11-10",
  reference: "Abonements 2027",
  state: "refused",
  problem: "You have blocked this creditor.",
  refundableUntil: null,
  transactionId: null,
};

const returned: DebitCollection = {
  ...paid,
  id: "collection-power-october",
  mandateId: power.id,
  creditor: power.creditor,
  amount: eur(5_876),
  day: "2026-10-26",
  reference: "Rēķins 2026/10",
  state: "returned",
  refundableUntil: null,
  transactionId: "debit-power-october",
};

const leased: DebitCollection = {
  ...paid,
  id: "collection-leasing",
  mandateId: leasing.id,
  creditor: leasing.creditor,
  amount: eur(41_250),
  day: "2026-10-15",
  reference: "Līgums 40012",
  refundableUntil: null,
  transactionId: "debit-leasing",
};

export const exampleCollections = { next, first, paid, turnedDown, returned, leased };

export const exampleDebits: DirectDebits = {
  rule: "allowed",
  mandates: [leasing, power, gym, phone, magazine, music],
  coming: [next, first],
  past: [paid, turnedDown, returned, leased],
};
