import { sql } from "kysely";
import { instant, type Cents, type Count, type Instant } from "../db/schema";
import { closeBooks, lockBalances, type LockedBalance } from "./balance";
import { book } from "./book";
import { type Db } from "../db/inTransaction";
import { transactionRow, type Party } from "./transaction";

/** Opens the ledger account of a space, with nothing on it and no overdraft. */
export async function openSpace(trx: Db, spaceId: string): Promise<void> {
  const { id } = await trx
    .insertInto("ledger_accounts")
    .values({ kind: "space", account_id: null, space_id: spaceId, currency: "EUR" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.insertInto("balances").values({ ledger_account_id: id, overdraft_cents: 0 }).execute();
}

/** With what each has. */
export const spacesWithMoney = (db: Db) =>
  db
    .selectFrom("spaces")
    .innerJoin("ledger_accounts", "ledger_accounts.space_id", "spaces.id")
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .selectAll("spaces")
    .select(["balances.ledger_account_id", "posted_cents"]);

const lockedSpace = (trx: Db, accountId: string, spaceId: string) =>
  spacesWithMoney(trx)
    .where("spaces.id", "=", spaceId)
    .where("spaces.account_id", "=", accountId)
    .forUpdate(["spaces", "balances"])
    .executeTakeFirst();

export interface LockedSpace {
  account: LockedBalance;
  space: NonNullable<Awaited<ReturnType<typeof lockedSpace>>>;
}

/** Locks an account and a space of its own, in the order of their balances. Null if it has no such space, or is closed. */
export async function lockSpace(trx: Db, accountId: string, spaceId: string): Promise<LockedSpace | null> {
  const [account] = await lockBalances(trx, { accountIds: [accountId], currencies: ["EUR"] });
  const space = account && !account.isClosed && (await lockedSpace(trx, accountId, spaceId));
  return space ? { account, space } : null;
}

export interface SpaceMove {
  direction: "in" | "out";
  amountCents: Cents;
  /** Who has the account. */
  holder: Party;
  enteredBy: string | null;
  /** One per intent; idempotent by it among those of the account. */
  idempotencyKey: string;
  now: number;
}

export type MovedMoney =
  | { ok: true; replayed: boolean }
  | { ok: false; refusal: "insufficient_funds" | "key_reused" };

/** The most that can be moved. Nothing that the bank lends is set aside. */
export const movable = (
  { account: { availableCents, overdraftCents }, space }: LockedSpace,
  direction: SpaceMove["direction"],
): Cents => (direction === "in" ? Math.max(0, availableCents - overdraftCents) : space.posted_cents);

/** Books money between a locked account and its space: at once, without a fee, and beside the limits of payments. */
export async function moveMoney(
  trx: Db,
  { account, space }: LockedSpace,
  move: SpaceMove,
): Promise<MovedMoney> {
  const { direction, amountCents, holder, now, ...facts } = move;
  const isIn = direction === "in";
  const payloadHash = `${space.id} ${direction} ${amountCents}`;
  const made = await trx
    .selectFrom("transactions")
    .select("payload_hash")
    .where("account_id", "=", account.accountId)
    .where("idempotency_key", "=", move.idempotencyKey)
    .executeTakeFirst();
  if (made)
    return made.payload_hash === payloadHash
      ? { ok: true, replayed: true }
      : { ok: false, refusal: "key_reused" };
  if (movable({ account, space }, direction) < amountCents)
    return { ok: false, refusal: "insufficient_funds" };
  const party: Party = { name: space.name, account: "" };
  const row = transactionRow({
    ...facts,
    id: crypto.randomUUID(),
    accountId: account.accountId,
    type: isIn ? "SEND" : "RECEIVE",
    status: "done",
    amountCents,
    paymentType: "INSTANT",
    reference: "",
    from: isIn ? holder : party,
    to: isIn ? party : holder,
    spaceId: space.id,
    payloadHash,
    now,
  });
  await trx.insertInto("transactions").values(row).execute();
  const signed = isIn ? amountCents : -amountCents;
  await book(trx, [
    {
      ...{ purpose: "transfer", transactionId: row.id, bookedAt: instant(now), currency: "EUR" },
      legs: [
        { place: account, amountCents: -signed },
        { place: { ledgerAccountId: space.ledger_account_id }, amountCents: signed },
      ],
    },
  ]);
  return { ok: true, replayed: false };
}

/**
 * What is missing to the next full euro of each payment that a locked account sent and that was booked within days that
 * are over. Their books are closed, so that none comes later.
 */
export async function roundingOf(
  trx: Db,
  { accountId, ledgerAccountId }: Pick<LockedBalance, "accountId" | "ledgerAccountId">,
  { start, end }: { start: Instant; end: Instant },
): Promise<Cents> {
  await closeBooks(trx, accountId, end);
  const { rows } = await sql<{ cents: Count }>`
    select coalesce(sum((100 - amount_cents % 100) % 100), 0)::bigint as cents from transactions
    where account_id = ${accountId} and type = 'SEND' and direct_debit is null and space_id is null
      and id in (
        select transaction_id from postings join journal_entries on journal_entries.id = entry_id
        where ledger_account_id = ${ledgerAccountId} and postings.booked_at >= ${start} and postings.booked_at < ${end}
      )
  `.execute(trx);
  return rows[0]?.cents ?? 0;
}
