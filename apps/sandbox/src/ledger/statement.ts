import { addDays, civilDate, compareDays } from "@amberline/domain/dates";
import { epochOf, instant, type Cents, type Count } from "../db/schema";
import { closeBooks } from "./balance";
import { bookedEntries, summariseBooked, type DebitNumbers } from "./bookedEntries";
import { holderName } from "./holderName";
import { type Db, type FindReader } from "../db/inTransaction";
import { type SeenTransaction, type Sight } from "./seenTransactions";
import { bankTimeZone, startOfDay } from "../days";

export interface StatementEntry {
  /** A payment, a fee, or received money. */
  transaction: SeenTransaction;
  /** Positive for credit, negative for debit. */
  amountCents: Cents;
  /** By which a creditor knows it, if it is a direct debit. */
  debit: DebitNumbers | null;
  /** Whether it is the return of a sent payment. */
  isReturn: boolean;
  /** Booking date at the bank. */
  day: string;
  /** After this entry. */
  balanceCents: Cents;
}

/** The booked entries of a range of days, with the balances before and after. */
export interface Statement {
  account: {
    id: string;
    /** A person's or a company's name. */
    holder: string;
    /** Null for an account topped up by reference. */
    iban: string | null;
    topUpReference: string | null;
    bic: string;
  };
  currency: "EUR";
  /** Civil dates at the bank, both included, in this order. */
  start: string;
  end: string;
  openingCents: Cents;
  /** `openingCents + inCents - outCents`. */
  closingCents: Cents;
  /** Both positive. */
  inCents: Cents;
  outCents: Cents;
  count: Count;
  /** Number of credits. */
  countIn: Count;
  /** Oldest first, read in batches; every call yields the same entries. */
  entries(): AsyncGenerator<StatementEntry>;
}

export interface StatementRange extends Sight {
  /** Civil dates at the bank, both included; swapped ends are put in order. */
  start: string;
  end: string;
  /** Milliseconds since 1970. */
  now: number;
}

const accountOf = (db: Db, accountId: string) =>
  db
    .selectFrom("accounts")
    .innerJoin("logins", "logins.id", "accounts.login_id")
    .select(["accounts.id", "accounts.kind", "accounts.name", "iban", "top_up_reference", "bic"])
    .select(["first_name", "middle_name", "last_name"])
    .where("accounts.id", "=", accountId)
    .executeTakeFirstOrThrow();

/**
 * The statement of a range in EUR, by booking date: a payment made on Friday and cleared on Monday is listed on Monday.
 * May be without entries. It closes the days that are over, so that they are the same in every statement from now on.
 */
export async function statementOf(
  db: Db,
  range: StatementRange,
  findReader: FindReader = () => Promise.resolve(db),
): Promise<Statement> {
  const [start, end] = [range.start, range.end].sort(compareDays) as [string, string];
  const account = await accountOf(db, range.accountId);
  const booked = {
    accountId: account.id,
    hiddenAs: range.hiddenAs,
    start: instant(startOfDay(start)),
    end: instant(startOfDay(addDays(end, 1))),
  };
  const today = instant(startOfDay(civilDate(range.now, bankTimeZone)));
  await closeBooks(db, account.id, booked.end < today ? booked.end : today);
  const reader = await findReader();
  const {
    openingCents,
    inCents,
    outCents,
    entries: count,
    entriesIn: countIn,
    last,
  } = await summariseBooked(reader, booked);
  return {
    account: {
      id: account.id,
      holder: holderName(account, account),
      iban: account.iban,
      topUpReference: account.top_up_reference,
      bic: account.bic,
    },
    currency: "EUR",
    start,
    end,
    openingCents,
    closingCents: openingCents + inCents - outCents,
    inCents,
    outCents,
    count,
    countIn,
    async *entries() {
      let balanceCents = openingCents;
      for await (const { bookedAt, purpose, ...entry } of bookedEntries(reader, { ...booked, last })) {
        balanceCents += entry.amountCents;
        const day = civilDate(epochOf(bookedAt), bankTimeZone);
        yield { ...entry, balanceCents, day, isReturn: purpose === "return" };
      }
    },
  };
}
