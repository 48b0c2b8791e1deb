import type { Transaction } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { describe, expect, it } from "vitest";
import { createI18n } from "../i18n";
import en from "../locales/en.json";
import lv from "../locales/lv.json";
import { describeTransaction, transactionTitle } from "./describeTransaction";
import { groupByDay } from "./groupByDay";

const words = { en: createI18n("en", en).t, lv: createI18n("lv", lv).t };

const look = { locale: "en", timeZone: "Europe/Riga" };
const said = (change: Partial<Transaction>) => describeTransaction(payment(change), words.en, look);

const payment = (change: Partial<Transaction> = {}): Transaction => ({
  id: "p-1",
  kind: "send",
  status: "done",
  statusReason: "",
  displayed: money(1345, "EUR"),
  amount: money(1345, "EUR"),
  fee: money(0, "EUR"),
  createdAt: Date.UTC(2026, 10, 20, 10),
  updatedAt: Date.UTC(2026, 10, 20, 10),
  debtor: { name: "Ilze Bērziņa", account: "", bic: "", bankName: "" },
  payee: {
    name: "Maxima Latvija",
    account: "",
    bic: "",
    bankName: "",
    address: "",
    city: "",
    zip: "",
    country: "",
  },
  reference: "Invoice 7",
  isHidden: false,
  directDebit: null,
  category: null,
  categoryFrom: "guess",
  note: "",
  noteVersion: 0,
  files: [],
  labels: [],
  spaceId: null,
  ...change,
});

describe("a transaction in words", () => {
  it.each([
    ["new", "New Payment"],
    ["declined", "Payment Declined"],
    ["pending", "Payment Pending"],
    ["approved", "Payment Approved"],
    ["done", "Payment Completed"],
    ["error_done", "Payment Error"],
  ] as const)("calls a payment of status %s “%s” [4-6]", (status, title) => {
    expect(words.en(transactionTitle(payment({ status })))).toBe(title);
    expect(said({ status })).toMatchObject({ detail: "Invoice 7" });
    expect(said({ status }).status).toBe(
      status === "done" ? undefined : words.en(`transactions.status.${status}`),
    );
  });

  it.each([
    ["declined", "Fee Declined"],
    ["error_done", "Fee Declined"],
    ["pending", "Fee pending"],
    ["done", "Fee Completed"],
  ] as const)(
    "calls a fee of status %s “%s”, whichever of the two fee types it is [4-7]",
    (status, title) => {
      for (const kind of ["fee", "manualFee"] as const) {
        const { name, status: shown, detail } = said({ kind, status });
        expect({ name, title: shown ?? detail }).toEqual({ name: "Fee", title });
      }
    },
  );

  it("names the payer of money received and adds it", () => {
    const item = said({ kind: "receive", reference: "Rent" });
    expect(item).toMatchObject({
      kind: "in",
      name: "Ilze Bērziņa",
      face: "Ilze Bērziņa",
      detail: "Rent",
      time: "12:00",
      money: money(1345, "EUR"),
    });
  });

  it("subtracts money sent", () => {
    expect(said({})).toMatchObject({
      kind: "out",
      money: money(-1345, "EUR"),
      sign: "always",
    });
  });

  it("says that a creditor has collected it, and that the money came back [2.10-12, 2.10-13]", () => {
    expect(said({ directDebit: "CORE" })).toMatchObject({ kind: "out", detail: "Direct debit · Invoice 7" });
    expect(said({ directDebit: "B2B", reference: "" }).detail).toBe("Direct debit");
    const back = payment({ kind: "receive", directDebit: "CORE", statusReason: "you asked for it" });
    expect(words.en(transactionTitle(back))).toBe("Money back");
    expect(describeTransaction(back, words.lv, look).detail).toBe("Naudas atmaksa · you asked for it");
  });

  it("shows why a payment was declined, in place of its reference", () => {
    const item = said({ status: "declined", statusReason: "the account is closed" });
    expect(item).toMatchObject({
      kind: "declined",
      status: "Declined",
      detail: "the account is closed",
      money: money(1345, "EUR"),
      sign: "never",
    });
  });
});

describe("transactions by day", () => {
  const calendar = { timeZone: "Europe/Riga", today: "2026-11-21" };

  it("puts a payment just after midnight in Riga on the new day", () => {
    const late = payment({ id: "a", createdAt: Date.UTC(2026, 10, 20, 22, 30) });
    const early = payment({ id: "b", createdAt: Date.UTC(2026, 10, 20, 21, 30) });
    const days = groupByDay([late, early], words.en, { ...calendar, locale: "en" });
    expect(days.map(({ label, items }) => [label, items.map(({ id }) => id)])).toEqual([
      ["Today", ["a"]],
      ["Yesterday", ["b"]],
    ]);
  });

  it("adds up booked payments and leaves out the others", () => {
    const rows = [
      payment(),
      payment({ kind: "receive", displayed: money(2000, "EUR") }),
      payment({ status: "declined" }),
    ];
    expect(groupByDay(rows, words.lv, { ...calendar, locale: "lv" })[0]).toMatchObject({
      label: "Vakar",
      total: money(655, "EUR"),
    });
  });

  it("shows no total for a day without movements", () => {
    expect(
      groupByDay([payment({ status: "declined" })], words.en, { ...calendar, locale: "en" })[0]?.total,
    ).toBeUndefined();
  });
});
