import { addDays, civilDate, compareDays } from "@amberline/domain/dates";
import { epochOf, instant, type Cents, type Count } from "../db/schema";
import { bookedEntries, summariseBooked } from "./bookedEntries";
import { holderName } from "./holderName";
import { type Db } from "./inTransaction";
import { type Transaction } from "./transaction";
import { bankTimeZone, startOfDay } from "../days";

export interface StatementEntry {
  /** The row of the list: a payment, a fee, or money received. */
  transaction: Transaction;
  /** Positive came in, negative went out. */
  amountCents: Cents;
  /** Whether a payment that had been sent came back. */
  isReturn: boolean;
  /** Civil date of booking, at the bank. */
  day: string;
  /** What the account held once this was booked. */
  balanceCents: Cents;
}

/** What was booked on an account on some days, with its balances before and after, as the ledger has them. */
export interface Statement {
  account: {
    id: string;
    /** Whose account it is: a person's name or a company's. */
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
  /** How many entries there are. */
  count: Count;
  /** How many of them came in. */
  countIn: Count;
  /** Oldest first. Reads them a stretch at a time, each time it is called, and always the same ones. */
  entries(): AsyncGenerator<StatementEntry>;
}

export interface StatementRange {
  accountId: string;
  /** Civil dates at the bank, both included; put right when they are swapped. */
  start: string;
  end: string;
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
 * The statement of a range in EUR. What was booked counts, by the day it was booked: a payment made on Friday and
 * cleared on Monday stands on Monday. A range without entries is a statement too.
 */
export async function statementOf(db: Db, range: StatementRange): Promise<Statement> {
  const [start, end] = [range.start, range.end].sort(compareDays) as [string, string];
  const account = await accountOf(db, range.accountId);
  const booked = {
    accountId: account.id,
    start: instant(startOfDay(start)),
    end: instant(startOfDay(addDays(end, 1))),
  };
  const {
    openingCents,
    inCents,
    outCents,
    entries: count,
    entriesIn: countIn,
    last,
  } = await summariseBooked(db, booked);
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
      for await (const { bookedAt, purpose, ...entry } of bookedEntries(db, { ...booked, last })) {
        balanceCents += entry.amountCents;
        const day = civilDate(epochOf(bookedAt), bankTimeZone);
        yield { ...entry, balanceCents, day, isReturn: purpose === "return" };
      }
    },
  };
}
