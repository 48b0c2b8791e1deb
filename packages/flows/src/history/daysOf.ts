import type { Transaction } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import { money, type Money } from "@amberline/domain/money";
import { hasMoved, signedAmount } from "../transactions/describeTransaction";

/** The head of a day in a long list. */
export interface DayHead {
  /** yyyy-MM-dd. */
  day: string;
  /** What the day changed; null while some of it is still to be read. */
  total: Money | null;
}

// Every time zone is a whole number of quarter hours away from UTC, so no day ends within one.
const QUARTER = 900_000;
const known = new Map<string, string>();

/** The day of an instant, looked up once a quarter of an hour: a long list asks a hundred thousand times. */
function dayAt(instant: number, timeZone: string): string {
  const quarter = Math.floor(instant / QUARTER);
  const key = `${timeZone} ${quarter}`;
  const day = known.get(key) ?? civilDate(quarter * QUARTER, timeZone);
  known.set(key, day);
  return day;
}

/** Where the days of a list begin, by the index of their first row. Transactions come newest first. */
export function daysOf(
  transactions: readonly Transaction[],
  timeZone: string,
  { isCut }: { isCut: boolean },
): ReadonlyMap<number, DayHead> {
  const heads = new Map<number, DayHead>();
  let day = "";
  let quarter = NaN;
  let begin = 0;
  let minor = 0;
  const end = (total: boolean) => {
    const currency = transactions[begin]?.displayed.currency ?? "EUR";
    if (day) heads.set(begin, { day, total: total ? money(minor, currency) : null });
  };
  transactions.forEach((transaction, index) => {
    const here = Math.floor(transaction.createdAt / QUARTER);
    const its = here === quarter ? day : dayAt(transaction.createdAt, timeZone);
    quarter = here;
    if (its !== day) {
      end(true);
      [day, begin, minor] = [its, index, 0];
    }
    if (hasMoved(transaction)) minor += signedAmount(transaction).minor;
  });
  end(!isCut);
  return heads;
}
