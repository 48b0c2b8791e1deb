import { openDatabase, type DatabasePlace } from "../db/open";
import { placePayment, settlePayment, transferBetweenCustomers } from "./index";
import { friday, orderOf, type TestCustomer } from "./testBank";

/**
 * A process of killed.test.ts: pays as fast as it can, eight payments at a time, and prints each payment's id once the
 * ledger has acknowledged it. Never ends by itself.
 */
const [place, customers] = process.argv.slice(2) as [string, string];
const { db } = await openDatabase(JSON.parse(place) as DatabasePlace);
const [anna, janis] = JSON.parse(customers) as [TestCustomer, TestCustomer];

async function pay(turn: number): Promise<string> {
  const [from, to] = turn % 2 ? [anna, janis] : [janis, anna];
  const order = { ...orderOf(from), amountCents: 3, feeCents: 1 };
  const ids = { fromAccountId: from.accountId, toAccountId: to.accountId };
  const placed =
    turn % 4 < 2 ? await transferBetweenCustomers(db, { ...order, ...ids }) : await placePayment(db, order);
  if (!placed.ok) throw new Error(placed.refusal);
  if (turn % 8 === 7) await settlePayment(db, { paymentId: placed.payment.id, now: friday });
  return placed.payment.id;
}

async function payOn(lane: number): Promise<never> {
  for (let turn = lane; ; turn += 8) process.stdout.write(`${await pay(turn)}\n`);
}

await Promise.all(Array.from({ length: 8 }, (_, lane) => payOn(lane)));
