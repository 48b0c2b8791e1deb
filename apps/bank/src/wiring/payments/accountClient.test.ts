import { expect, test, vi } from "vitest";
import type { Client } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { exampleInput } from "@amberline/flows/send/examples";
import { createActor, waitFor } from "xstate";
import { wirePayment } from "@amberline/flows/send";
import { accountClient } from "./accountClient";
import { pendingAttempts } from "./pendingAttempts";

const order = {
  payee: { name: "Jānis Kalniņš", account: "LV97HABA0012345678910", bic: "HABALV22", type: "private" },
  reference: "Rent",
  amount: money(2500, "EUR"),
  system: "SEPA",
  type: "INSTANT",
  debtor: { name: "Ilze", account: "LV80BANK0000435195001", country: "", city: "", zip: "", street: "" },
} as const;

const session = { tokenOf: (id: string) => `token-${id}` };
const none = { ok: true as const, data: { transactions: [], next: null, oldest: null, total: 0 } };

function started(createOrder: Client["createOrder"], transactions: Client["transactions"]) {
  const client = accountClient(
    "a",
    {
      createOrder,
      transactions,
      plans: async () => ({ ok: true, data: [] }),
      approvals: async () => ({ ok: true, data: { proposals: [], own: null } }),
      createTemplate: async () => ({ ok: true, data: true }),
    },
    session,
  );
  const machine = wirePayment(client, pendingAttempts, {
    verify: async () => undefined,
    enteredBy: async () => ({ ok: true, data: "person" }),
    now: () => 1,
  });
  const input = { ...exampleInput, checksNamesFirst: false, accountId: "a" };
  const actor = createActor(machine, { input }).start();
  actor.send({ type: "order.submit", order, template: null, attemptId: "attempt-1", now: 1 });
  return actor;
}

test("sends the token of the account on screen with every call of a payment", async () => {
  const createOrder = vi.fn<Client["createOrder"]>(async () => ({
    ok: true,
    data: { kind: "accepted", id: "payment-1", status: "pending" },
  }));
  const transactions = vi.fn<Client["transactions"]>(async () => none);
  await waitFor(started(createOrder, transactions), (snapshot) => snapshot.matches("completed"));
  expect(transactions.mock.calls[0]?.[1]).toMatchObject({ token: "token-a" });
  expect(createOrder.mock.calls[0]?.[2]).toMatchObject({ token: "token-a", idempotencyKey: "attempt-1" });
  expect(createOrder.mock.calls[0]?.[0]).toMatchObject({ enteredBy: "person" });
});
