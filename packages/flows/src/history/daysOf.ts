import type { Transaction } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import { money, type Money } from "@amberline/domain/money";
import { hasMoved, signedAmount } from "../transactions/describeTransaction";

/** The head of a day in a long list. */
export interface DayHead {
  /** yyyy-MM-dd. */
  day: string;
  /** What the day changed; null when nothing did, and while some of it is still to be read. */
  total: Money | null;
}

/** Where the days of a list begin, by the index of their first row. */
export type DayHeads = Pick<ReadonlyMap<number, DayHead>, "get" | "has">;

// Every time zone is a whole number of quarter hours away from UTC, so no day ends within one.
const QUARTER = 900_000;
const known = new Map<string, Map<number, string>>();

/** The day of a quarter of an hour, looked up once: a long list asks a hundred thousand times. */
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
  /** Days that end within the list; only ever added to. */
  ended: Map<number, DayHead>;
  /** The last day, which the following page may go on with. */
  day: string;
  begin: number;
  minor: number;
  hasMoved: boolean;
}

const nothing = { transactions: [], day: "", begin: 0, minor: 0, hasMoved: false };

/** Pages are only ever added behind; a list read again begins with other objects. */
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
 * Makes a reader of the days of a list, newest first. It remembers the list it read last, and of a list that goes on reads
 * only what is new. `isCut` says that the last day goes on in what is still to be read.
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
