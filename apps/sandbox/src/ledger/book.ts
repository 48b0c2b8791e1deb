import { sql } from "kysely";
import { type Cents, type Count, type Instant } from "../db/schema";
import { type EntryPurpose, type LedgerAccountKind } from "../db/tables/ledger";
import { type Db } from "../db/inTransaction";

/** A customer's ledger account or a space's by its number, an internal one by its kind. */
export type LedgerAccountRef =
  | { ledgerAccountId: Count }
  | { kind: Exclude<LedgerAccountKind, "customer" | "space"> };

export interface Entry {
  purpose: EntryPurpose;
  transactionId: string;
  bookedAt: Instant;
  currency: string;
  /** Positive adds to the account, negative subtracts; the sum must be zero. */
  legs: readonly { place: LedgerAccountRef; amountCents: Cents }[];
}

/** Writes entries and their postings in one statement. The database refuses entries that do not sum to zero. */
export async function book(trx: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const legs = entries.flatMap(({ purpose, transactionId, bookedAt, currency, legs }) =>
    legs.map(({ place, amountCents }) => ({
      purpose,
      transaction_id: transactionId,
      booked_at: bookedAt,
      currency,
      ledger_account_id: "ledgerAccountId" in place ? place.ledgerAccountId : null,
      kind: "kind" in place ? place.kind : null,
      amount_cents: amountCents,
    })),
  );
  await sql`select book_entries(${JSON.stringify(legs)}::json)`.execute(trx);
}

/** The legs of a payment and its fee. */
export const outgoingLegs = (
  from: LedgerAccountRef,
  to: LedgerAccountRef,
  amountCents: Cents,
  feeCents: Cents,
): Entry["legs"] => [
  { place: from, amountCents: -amountCents },
  { place: to, amountCents },
  ...(feeCents > 0
    ? [
        { place: from, amountCents: -feeCents },
        { place: { kind: "fees" } as const, amountCents: feeCents },
      ]
    : []),
];

/** The internal clearing account of a payment type. */
export const clearingOf = (paymentType: "INSTANT" | "CREDIT"): LedgerAccountRef => ({
  kind: paymentType === "INSTANT" ? "clearing_instant" : "clearing_credit",
});
