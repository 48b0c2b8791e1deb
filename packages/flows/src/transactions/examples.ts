import type { Transaction } from "@amberline/api/client";
import { money } from "@amberline/domain/money";

const day = 86_400_000;

const newest = Date.UTC(2026, 10, 21, 9);

/** A payment as the list shows it, `age` days before the newest. */
export const examplePayment = (age: number, change: Partial<Transaction> = {}): Transaction => ({
  id: `payment-${age}`,
  kind: "send",
  status: "done",
  statusReason: "",
  displayed: money(1345, "EUR"),
  amount: money(1345, "EUR"),
  fee: money(0, "EUR"),
  createdAt: newest - age * day,
  updatedAt: newest - age * day,
  debtor: { name: "Ilze Bērziņa", account: "LV80BANK0000435195001", bic: "", bankName: "" },
  payee: {
    name: "Maxima Latvija",
    account: "LV97HABA0012345678910",
    bic: "HABALV22",
    bankName: "Swedbank",
    address: "",
    city: "",
    zip: "",
    country: "",
  },
  reference: "Pirkums",
  isHidden: false,
  directDebit: null,
  category: "groceries",
  categoryFrom: "guess",
  note: "",
  noteVersion: 0,
  files: [],
  labels: [],
  spaceId: null,
  ...change,
});

/** What a creditor has collected. */
export const exampleDebit = (age: number, change: Partial<Transaction> = {}): Transaction => {
  const { payee, ...payment } = examplePayment(age);
  return {
    ...payment,
    payee: {
      ...payee,
      name: "Latvenergo",
      account: "LV44UNLA0055001234567",
      bic: "UNLALV2X",
      bankName: "SEB banka",
    },
    reference: "Elektrība, oktobris",
    directDebit: "CORE",
    ...change,
  };
};
