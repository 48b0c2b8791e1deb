import type { Transaction } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import { money, type Money } from "@amberline/domain/money";
import { hasMoved, signedAmount } from "../transactions/describeTransaction";

/** Heading of a day in a long list. */
export interface DayHead {
  /** yyyy-MM-dd. */
  day: string;
  /** Net change of the day; null if zero or not fully loaded. */
  total: Money | null;
}

/** Headings by the index of each day's first row. */
export type DayHeads = Pick<ReadonlyMap<number, DayHead>, "get" | "has">;

// Every time zone is a whole number of quarter hours away from UTC, so no day ends within one.
const QUARTER = 900_000;
const known = new Map<string, Map<number, string>>();

/** The civil date of a quarter of an hour, cached for long lists. */
function dayOfQuarter(quarter: number, timeZone: string): string {
  const days = known.get(timeZone) ?? new Map<number, string>();
  known.set(timeZone, days);
  const day = days.get(quarter) ?? civilDate(quarter * QUARTER, timeZone);
  days.set(quarter, day);
  return day;
}

interface Reading {
  transactions: readonly Transaction[];
  timeZone: string;
  /** Complete days; append only. */
  ended: Map<number, DayHead>;
  /** The last day, which the next page may continue. */
  day: string;
  begin: number;
  minor: number;
  hasMoved: boolean;
}

const nothing = { transactions: [], day: "", begin: 0, minor: 0, hasMoved: false };

/** Pages are only appended; a reloaded list starts with new objects. */
const goesOn = ({ transactions: before }: Reading, now: readonly Transaction[]) =>
  before.length <= now.length && before[0] === now[0] && before.at(-1) === now[before.length - 1];

function readOn(reading: Reading, transactions: readonly Transaction[]): Reading {
  const { timeZone, ended, transactions: before } = reading;
  let { day, begin, minor, hasMoved: moved } = reading;
  for (let index = before.length; index < transactions.length; index += 1) {
    const transaction = transactions[index] as Transaction;
    const its = dayOfQuarter(Math.floor(transaction.createdAt / QUARTER), timeZone);
    if (its !== day) {
      if (day) ended.set(begin, { day, total: totalOf({ minor, hasMoved: moved }, transactions[begin]) });
      [day, begin, minor, moved] = [its, index, 0, false];
    }
    if (!hasMoved(transaction)) continue;
    minor += signedAmount(transaction).minor;
    moved = true;
  }
  return { transactions, timeZone, ended, day, begin, minor, hasMoved: moved };
}

const totalOf = ({ minor, hasMoved: moved }: Pick<Reading, "minor" | "hasMoved">, first?: Transaction) =>
  moved ? money(minor, first?.displayed.currency ?? "EUR") : null;

/**
 * Creates a function that returns the days of a list, newest first, and processes only rows added since the last call.
 * `isCut` means that the last day continues on the next page.
 */
export function createDaysReader() {
  let last: Reading | null = null;
  return (
    transactions: readonly Transaction[],
    timeZone: string,
    { isCut }: { isCut: boolean },
  ): DayHeads => {
    const reading =
      last && last.timeZone === timeZone && goesOn(last, transactions)
        ? last
        : { ...nothing, timeZone, ended: new Map<number, DayHead>() };
    last = readOn(reading, transactions);
    const { ended, day, begin } = last;
    const open: DayHead | undefined = day
      ? { day, total: isCut ? null : totalOf(last, transactions[begin]) }
      : undefined;
    return {
      get: (index) => (index === begin ? open : ended.get(index)),
      has: (index) => (index === begin ? open !== undefined : ended.has(index)),
    };
  };
}
