import { money } from "@amberline/domain/money";
import type { PayeeDraft } from "./payeeForm.machine";

const payee = { account: "LV97HABA0012345678910", bic: "HABALV22", reference: "Īre" };

export const exampleDrafts = {
  template: {
    kind: "template",
    values: {
      ...payee,
      templateName: "Īre",
      payeeName: "Velta Krūmiņa",
      amount: money(98_000, "EUR"),
    },
  },
  receiver: {
    kind: "receiver",
    values: { ...payee, name: "Velta Krūmiņa", bankName: "Swedbank", type: "private" },
  },
} as const satisfies Record<string, PayeeDraft>;
