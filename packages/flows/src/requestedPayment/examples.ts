import type { RequestedPayment } from "@amberline/api/client";
import { money } from "@amberline/domain/money";

export const exampleRequested: RequestedPayment = {
  state: "open",
  payee: "Ilze Bērziņa",
  text: "Concert tickets",
  pay: {
    iban: "LV80BANK0000435195001",
    holder: "Ilze Bērziņa",
    bic: "BANKLV22",
    bankName: "Amberline",
    amount: money(4_500, "EUR"),
    reference: "RF72C7K3M9QX2",
    until: "2026-12-21",
  },
};

/** Of an account that the bank holds for the customer. */
export const exampleHeld: RequestedPayment = {
  ...exampleRequested,
  pay: exampleRequested.pay && {
    ...exampleRequested.pay,
    iban: "DK4489000099123456",
    holder: "Amberline AS",
    bic: "SXPYDKKK",
    bankName: "Banking Circle",
    reference: "AMB40217788 RF72C7K3M9QX2",
  },
};
