import type { RequestedPayment } from "@amberline/api/client";
import { money } from "@amberline/domain/money";

export const exampleRequested: RequestedPayment = {
  state: "open",
  payee: "Ilze Bērziņa",
  text: "Concert tickets",
  pay: {
    iban: "LV80BANK0000435195001",
    bic: "BANKLV22",
    bankName: "Amberline",
    amount: money(4_500, "EUR"),
    reference: "RF72C7K3M9QX2",
    until: "2026-12-21",
  },
};
