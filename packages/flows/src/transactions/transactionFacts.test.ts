import type { Transaction } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { expect, test } from "vitest";
import { createI18n } from "../i18n";
import en from "../locales/en.json";
import { transactionFacts } from "./transactionFacts";
import { examplePayment } from "./examples";

const { t } = createI18n("en", en);
const labelsOf = (change: Partial<Transaction>) =>
  Object.values(
    transactionFacts(examplePayment(0, change), t, { locale: "en", timeZone: "Europe/Riga" }),
  ).map((rows) => rows.map(({ label }) => label));

test("every field of a transaction is shown, missing ones are left out [2.8-5]", () => {
  const whole = labelsOf({
    fee: money(35, "EUR"),
    statusReason: "the account is closed",
    updatedAt: 1,
    debtor: { name: "Ilze", account: "LV80BANK0000435195001", bic: "AMBRLV22", bankName: "Amberline" },
    payee: {
      ...examplePayment(0).payee,
      address: "Brīvības iela 1",
      city: "Rīga",
      zip: "1010",
      country: "LV",
    },
  });
  const words = (...keys: (keyof typeof en)[]) => keys.map((key) => en[key]);
  expect(whole).toEqual([
    words("shell.account", "receive.field.bankName", "profile.address"),
    words("details.reason", "send.reference", "send.fee", "details.number"),
    [
      ...words("details.payer", "details.payerAccount", "details.payerBank", "details.payerBic"),
      ...words("details.payee", "details.payeeBic", "details.step.created"),
      ...words("details.updated", "details.id"),
    ],
  ]);
  expect(labelsOf({ reference: "" }).flat()).not.toContain(en["send.reference"]);
  const [party, , technical] = labelsOf({ kind: "receive" });
  expect(party).toContain(en["shell.account"]);
  expect(technical).toContain(en["details.payeeAccount"]);
});

test("a fee shows its payment's amount only if known, never the fee twice [2.8]", () => {
  const fee = { kind: "fee", fee: money(35, "EUR"), displayed: money(35, "EUR") } as const;
  expect(labelsOf({ ...fee, amount: money(1345, "EUR") }).flat()).toContain("Payment");
  expect(labelsOf({ ...fee, amount: money(35, "EUR") }).flat()).not.toContain("Payment");
  expect(labelsOf({ ...fee, amount: money(1345, "EUR") }).flat()).not.toContain("Fee");
});
