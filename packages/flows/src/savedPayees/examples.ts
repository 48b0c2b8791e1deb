import { money } from "@amberline/domain/money";
import type { SavedPayee } from "./savedPayee";

const rent: SavedPayee = {
  id: "rent",
  title: "Īre",
  payeeName: "Velta Krūmiņa",
  account: "LV97HABA0012345678910",
  bic: "HABALV22",
  bankName: "Swedbank",
  payeeType: "private",
  reference: "Īre novembrī",
  amount: money(98_000, "EUR"),
  isFixed: false,
  trust: null,
};

const limits = { perPayment: money(25_000, "EUR"), perDay: money(50_000, "EUR") };

/** One of the customer's, one of the provider's, one with an account number that is not an IBAN. */
export const examplePayees: readonly SavedPayee[] = [
  rent,
  {
    ...rent,
    id: "topUp",
    title: "Bankas kartes papildināšana",
    payeeName: "Amberline Partner",
    account: "DK5000400440116243",
    bic: "SXPYDKKK",
    bankName: "",
    payeeType: "organization",
    reference: "",
    amount: money(5_000, "EUR"),
    isFixed: true,
  },
  {
    ...rent,
    id: "apples",
    title: "Āboli",
    payeeName: "SIA Ābolu Dārzs",
    account: "0012345678",
    bankName: "Orchard Bank",
    payeeType: "organization",
    reference: "",
    amount: money(1_250, "EUR"),
  },
];

/** Receivers, one of them trusted. */
export const exampleReceivers: readonly SavedPayee[] = [
  { ...rent, title: rent.payeeName, reference: "", amount: null, trust: { isTrusted: false, limits } },
  {
    ...rent,
    id: "apples",
    title: "Anna Liepiņa",
    payeeName: "Anna Liepiņa",
    account: "LV50UNLA0050001234567",
    bic: "UNLALV2X",
    bankName: "SEB banka",
    reference: "",
    amount: null,
    trust: { isTrusted: true, limits },
  },
];
