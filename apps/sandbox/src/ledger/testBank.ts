import { type Kysely } from "kysely";
import { instant, type Cents, type Database } from "../db/schema";
import { balanceOf, openCustomerAccount, receivePayment, type Party } from "./index";

/** A Friday, 11:00 in Riga. */
export const friday = Date.UTC(2026, 10, 20, 9);

export interface TestCustomer {
  accountId: string;
  party: Party;
}

let opened = 0;

const digits = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte % 10).join("");

/** A customer with an account at this bank and a balance of `cents`. */
export async function openCustomer(
  db: Kysely<Database>,
  {
    name = "Anna Bērziņa",
    cents = 0,
    overdraftCents = 0,
  }: { name?: string; cents?: Cents; overdraftCents?: Cents } = {},
): Promise<TestCustomer> {
  const loginId = crypto.randomUUID();
  const at = instant(friday);
  await db
    .insertInto("logins")
    .values({
      id: loginId,
      email: `${loginId}@example.lv`,
      password_hash: "",
      first_name: name,
      last_name: "",
      created_at: at,
      updated_at: at,
    })
    .execute();
  opened += 1;
  const iban = `LV12AMBR${digits(9)}${String(opened).padStart(4, "0")}`;
  const accountId = await openCustomerAccount(db, {
    loginId,
    kind: "private",
    name,
    iban,
    bic: "AMBRLV22",
    overdraftCents,
    now: friday,
  });
  const party = { name, account: iban, bic: "AMBRLV22" };
  if (cents > 0) {
    await receivePayment(db, {
      accountId,
      amountCents: cents,
      reference: "Alga",
      paymentType: "CREDIT",
      from: outside,
      to: party,
      now: friday,
    });
  }
  return { accountId, party };
}

/** Has an account at another bank. */
export const outside: Party = { name: "SIA Rīts", account: "LV97HABA0012345678910", bic: "HABALV22" };

/** In cents. */
export async function balancesOf(db: Kysely<Database>, { accountId }: TestCustomer) {
  const balance = await balanceOf(db, accountId);
  if (!balance) throw new Error("The customer holds no euro.");
  return { posted: balance.postedCents, pending: balance.pendingOutCents, available: balance.availableCents };
}

/** A direct debit of a creditor with default values, to be overridden by the test. */
export const debitOf = (customer: TestCustomer, creditor: Party = outside) => ({
  accountId: customer.accountId,
  scheme: "CORE" as const,
  amountCents: 2_500,
  reference: "Rēķins 12",
  from: customer.party,
  to: creditor,
  idempotencyKey: crypto.randomUUID() as string,
  now: friday,
});

/** A payment order with default values, to be overridden by the test. */
export const orderOf = (customer: TestCustomer, to: Party = outside) => ({
  accountId: customer.accountId,
  idempotencyKey: crypto.randomUUID() as string,
  payloadHash: "as agreed",
  amountCents: 2_500,
  reference: "Rēķins 12",
  paymentType: "INSTANT" as "INSTANT" | "CREDIT",
  from: customer.party,
  to,
  now: friday,
});
