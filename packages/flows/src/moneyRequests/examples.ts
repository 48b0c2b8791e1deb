import type { MoneyRequest } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import type { BankDetails } from "../receive";

/** Where the money goes. */
export const exampleDetails: BankDetails = {
  customer: "Ilze Bērziņa",
  payee: "Ilze Bērziņa",
  iban: "LV80BANK0000435195001",
  bic: "BANKLV22",
  bankName: "Amberline",
  bankAddress: "Elizabetes iela 1, Rīga, LV-1010",
  reference: null,
};

/** Concert tickets, asked for on a day before 21 November 2026. */
export const exampleRequest: MoneyRequest = {
  id: "request-tickets",
  key: "9d8c7b6a-5f4e-4d3c-8b2a-1f0e9d8c7b6a",
  token: "tq2Hn8VbYx0KpLw5Rz7Dma",
  createdAt: Date.parse("2026-11-18T09:10:00Z"),
  madeBy: { name: "Ilze Bērziņa", isSelf: true },
  payer: "Jānis Ozols",
  text: "Concert tickets",
  amount: money(4_500, "EUR"),
  reference: "RF72C7K3M9QX2",
  until: "2026-12-21",
  state: "open",
  paid: money(0, "EUR"),
  payments: [],
  suggestions: [],
};

const cameIn = {
  id: "payment-1",
  createdAt: Date.parse("2026-11-19T10:00:00Z"),
  payer: "Jānis Ozols",
  amount: money(2_000, "EUR"),
};

/** Twenty of forty-five came in, and another payment that may be meant. */
export const examplePartlyPaid: MoneyRequest = {
  ...exampleRequest,
  id: "request-dinner",
  key: "0a7c5e31-6b2d-4f98-8e14-7d3c9b5a2f60",
  token: "Wm4Kx9ZrTq1LbNc6Vy8Hse",
  payer: "Anna Liepiņa",
  text: "Dinner",
  reference: "RF18539007547034",
  paid: cameIn.amount,
  payments: [{ ...cameIn, payer: "Anna Liepiņa", isChosen: true }],
  suggestions: [
    {
      id: "payment-2",
      createdAt: Date.parse("2026-11-20T14:25:00Z"),
      payer: "A. LIEPIŅA",
      amount: money(2_500, "EUR"),
      reference: "Paldies",
    },
  ],
};

/** One in each state. */
export const exampleRequests: readonly MoneyRequest[] = [
  exampleRequest,
  examplePartlyPaid,
  {
    ...exampleRequest,
    id: "request-gift",
    key: "2b8d6f42-7c3e-4a09-9f25-8e4d0c6b3a71",
    payer: "Līga Kalniņa",
    text: "Birthday gift",
    state: "paid",
    paid: money(4_500, "EUR"),
    payments: [
      { ...cameIn, id: "payment-3", payer: "Līga Kalniņa", amount: money(4_500, "EUR"), isChosen: false },
    ],
  },
  {
    ...exampleRequest,
    id: "request-rent",
    key: "3c9e7053-8d4f-4b1a-a036-9f5e1d7c4b82",
    payer: "",
    text: "Rent of the hall",
    state: "paid",
    paid: money(5_000, "EUR"),
    payments: [{ ...cameIn, id: "payment-4", amount: money(5_000, "EUR"), isChosen: false }],
  },
  {
    ...exampleRequest,
    id: "request-trip",
    key: "4daf8164-9e50-4c2b-b147-a06f2e8d5c93",
    text: "Trip to Sigulda",
    until: "2026-11-15",
    state: "expired",
  },
  {
    ...exampleRequest,
    id: "request-books",
    key: "5eb09275-af61-4d3c-8258-b1703f9e6da4",
    text: "Books",
    state: "settled",
    paid: money(2_000, "EUR"),
    payments: [{ ...cameIn, id: "payment-5", isChosen: false }],
  },
  {
    ...exampleRequest,
    id: "request-taxi",
    key: "6fc1a386-b072-4e4d-9369-c28140af7eb5",
    payer: "Andris Ozols",
    text: "Taxi",
    state: "cancelled",
  },
];
