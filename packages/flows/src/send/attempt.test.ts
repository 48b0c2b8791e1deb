import { money } from "@amberline/domain/money";
import { describe, expect, test } from "vitest";
import {
  isDead,
  isSameIntent,
  isPayableFrom,
  isSamePayment,
  matchingPayments,
  reasonsAgainst,
} from "./attempt";
import { exampleInput, exampleOrder, examplePayment } from "./examples";
import { examplePlan } from "../plans/examples";
import type { Order, PendingAttempt } from "./send.types";

const now = Date.UTC(2026, 10, 21, 9);
const attempt: PendingAttempt = {
  isSent: true,
  id: "attempt-1",
  accountId: "account-1",
  startedAt: now,
  amount: exampleOrder.amount,
  payeeAccount: exampleOrder.payee.account,
  knownIds: ["payment-before"],
  takenIds: ["payment-taken"],
};
const { payee } = examplePayment();
const idsOf = (ordered: typeof exampleOrder | null, ...rows: ReturnType<typeof examplePayment>[]) =>
  matchingPayments(attempt, ordered, rows).map(({ id }) => id);

describe("the payment that was tried", () => {
  test("is the new one of the same sum to the same account", () => {
    expect(idsOf(exampleOrder, examplePayment())).toEqual(["payment-1"]);
  });

  test.each([
    ["one that was there before", { id: "payment-before" }],
    ["one that another attempt made", { id: "payment-taken" }],
    ["money received", { kind: "receive" }],
    ["a fee", { kind: "fee" }],
    ["a direct debit", { directDebit: "CORE" }],
    ["another sum", { amount: money(2_501, "EUR") }],
    ["the same number in another currency", { amount: money(2_500, "GBP") }],
    ["another account", { payee: { ...payee, account: "LV00OTHER0000000000000" } }],
  ] as const)("is never %s", (_, change) => {
    expect(idsOf(exampleOrder, examplePayment(change))).toEqual([]);
  });

  test.each([
    ["an hour ahead", now - 3_600_000],
    ["an hour behind", now + 3_600_000],
    ["a week ahead", now - 7 * 86_400_000],
  ])("is found by a customer whose clock is %s", (_, createdAt) => {
    expect(idsOf(exampleOrder, examplePayment({ createdAt }))).toEqual(["payment-1"]);
  });

  test("is told by the time alone, give or take two minutes, where it is unknown what was there before", () => {
    const blind = { ...attempt, knownIds: null };
    const found = (createdAt: number) =>
      matchingPayments(blind, exampleOrder, [examplePayment({ createdAt })]).length;
    expect([found(now - 120_001), found(now - 120_000), found(now + 1)]).toEqual([0, 1, 1]);
  });

  test("is known by the sum of the payment, not by what the list shows of it", () => {
    expect(idsOf(exampleOrder, examplePayment({ displayed: money(35, "EUR") }))).toEqual(["payment-1"]);
  });

  test("is told from others like it by its reference", () => {
    const other = examplePayment({ id: "payment-2", reference: "Īre" });
    expect(idsOf(exampleOrder, other, examplePayment())).toEqual(["payment-1"]);
  });

  test("is any of them when none bears its reference, or the reference is forgotten", () => {
    const rows = [examplePayment({ id: "a", reference: "Ire" }), examplePayment({ id: "b", reference: "" })];
    expect(idsOf(exampleOrder, ...rows)).toEqual(["a", "b"]);
    expect(idsOf(null, examplePayment(), ...rows)).toEqual(["payment-1", "a", "b"]);
  });
});

describe("the same intent", () => {
  test("is the same order to the letter, while the order is known", () => {
    expect(isSameIntent(attempt, exampleOrder, { ...exampleOrder })).toBe(true);
    expect(isSameIntent(attempt, exampleOrder, { ...exampleOrder, reference: "Īre" })).toBe(false);
    expect(isSameIntent(attempt, exampleOrder, { ...exampleOrder, type: "CREDIT" })).toBe(false);
  });

  test("is the same sum to the same account after a reload", () => {
    expect(isSameIntent(attempt, null, { ...exampleOrder, reference: "Īre" })).toBe(true);
    expect(isSameIntent(attempt, null, { ...exampleOrder, amount: money(2_501, "EUR") })).toBe(false);
  });

  test("is not the same payment when sum, currency or account differ", () => {
    expect(isSamePayment(attempt, exampleOrder)).toBe(true);
    expect(isSamePayment(attempt, { ...exampleOrder, amount: money(2_500, "GBP") })).toBe(false);
    expect(isSamePayment(attempt, { ...exampleOrder, payee: { ...exampleOrder.payee, account: "" } })).toBe(
      false,
    );
  });
});

test.each([
  ["new", false],
  ["pending", false],
  ["approved", false],
  ["done", false],
  ["declined", true],
  ["error_done", true],
] as const)("a payment of status %s came to nothing: %s [4]", (status, isNothing) => {
  expect(isDead(examplePayment({ status }))).toBe(isNothing);
});

test("an amount may be all there is, not a cent more, and never what nobody knows [5]", () => {
  const from = (cents: number, available: number | null, change: Partial<Order> = {}) =>
    isPayableFrom(
      available === null ? null : money(available, "EUR"),
      { ...exampleOrder, ...change, amount: money(cents, "EUR") },
      null,
    );
  expect(from(123_456, 123_456)).toBe(true);
  expect(from(123_457, 123_456)).toBe(false);
  expect(from(1, null)).toBe(false);
  const fee = money(1, "EUR");
  expect(isPayableFrom(fee, { amount: fee }, { fee, total: money(2, "EUR") })).toBe(false);
  expect(from(123_457, 0, { plan: examplePlan.plan })).toBe(true);
});

describe("what stands in the way of sending", () => {
  const { available, caps } = exampleInput;

  test.each([
    ["nothing", available, caps, []],
    ["one cent is enough", money(1, "EUR"), caps, []],
    ["no money", money(0, "EUR"), caps, ["noBalance"]],
    ["a debt", money(-1, "EUR"), caps, ["noBalance"]],
    ["a balance nobody knows", null, caps, ["noBalance"]],
    ["verification not begun", available, { ...caps, verification: "none" }, ["notVerified"]],
    ["verification under way", available, { ...caps, verification: "in_progress" }, ["notVerified"]],
    ["verification rejected", available, { ...caps, verification: "reject" }, ["notVerified"]],
    ["two-factor off", available, { ...caps, hasTwoFactor: false }, ["twoFactorOff"]],
    ["a company under review", available, { ...caps, isCompany: true }, ["companyNotConfirmed"]],
    ["a confirmed company", available, { ...caps, isCompany: true, isCompanyConfirmed: true }, []],
    ["who may only see the account", null, { ...caps, rights: ["see"], hasTwoFactor: false }, ["noRight"]],
    ["a person needs no company", available, { ...caps, isCompanyConfirmed: false }, []],
  ] as const)("%s [4] [6]", (_, balance, given, reasons) => {
    expect(reasonsAgainst(balance, given)).toEqual(reasons);
  });
});
