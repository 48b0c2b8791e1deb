import type { DebitCollection, PlannedPayment } from "@amberline/api/client";
import { money } from "@amberline/domain/money";

const plan = { first: "2026-12-01", rhythm: "monthly", until: null, times: null, shift: "after" } as const;

/** Rent on each first of a month, seen in November 2026. */
export const examplePlan: PlannedPayment = {
  id: "plan-rent",
  orderKey: "key-rent",
  createdAt: Date.parse("2026-11-02T09:15:00Z"),
  payee: { name: "Zaļā skola", account: "LV15RIKO0000083120541", bic: "RIKOLV2X", type: "organization" },
  reference: "Mācību maksa",
  amount: money(18_000, "EUR"),
  plan,
  state: "active",
  days: ["2026-12-01", "2027-01-04", "2027-02-01", "2027-03-01"],
  changeableUntil: Date.parse("2026-11-30T22:00:00Z"),
  triedAgain: null,
  problem: "",
};

export const exampleCollection: DebitCollection = {
  id: "collection-phone",
  mandateId: "mandate-phone",
  creditor: "Tele2 SIA",
  amount: money(2_490, "EUR"),
  day: "2026-11-27",
  sequence: "RCUR",
  reference: "Rēķins 8812",
  state: "coming",
  problem: "",
  refusableUntil: Date.parse("2026-11-26T22:00:00Z"),
  refundableUntil: null,
  transactionId: null,
};

export const examplePlans: readonly PlannedPayment[] = [
  {
    ...examplePlan,
    id: "plan-power",
    orderKey: "key-power",
    payee: { name: "Latvenergo AS", account: "LV44UNLA0055001234567", bic: "UNLALV2X", type: "organization" },
    reference: "4402 118",
    amount: money(8_840, "EUR"),
    plan: { ...plan, first: "2026-11-25", rhythm: "once" },
    days: ["2026-11-25"],
    changeableUntil: Date.parse("2026-11-24T22:00:00Z"),
  },
  examplePlan,
  {
    ...examplePlan,
    id: "plan-savings",
    orderKey: "key-savings",
    payee: { name: "Anna Liepiņa", account: "LV72HABA0551000321654", bic: "HABALV22", type: "private" },
    reference: "Uzkrājums",
    amount: money(30_000, "EUR"),
    plan: { ...plan, until: "2027-06-01" },
    state: "paused",
  },
];
