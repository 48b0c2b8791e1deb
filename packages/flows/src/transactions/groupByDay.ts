import type { Transaction } from "@amberline/api/client";
import { civilDate, formatDay } from "@amberline/domain/dates";
import { sumMoney } from "@amberline/domain/money";
import type { TransactionDay } from "@amberline/ui/TransactionList";
import { describeTransaction, hasMoved, signedAmount, type Translate } from "./describeTransaction";

interface Calendar {
  locale: string;
  timeZone: string;
  /** Today's civil date. */
  today: string;
}

/**
 * Groups transactions, which are newest first, by day with each day's net change. `isCut` means that the last day continues
 * on the next page, so its sum is unknown.
 */
export function groupByDay(
  transactions: readonly Transaction[],
  t: Translate,
  { locale, timeZone, today }: Calendar,
  { isCut = false }: { isCut?: boolean } = {},
): TransactionDay[] {
  const byDay = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const day = civilDate(transaction.createdAt, timeZone);
    const its = byDay.get(day);
    if (its) its.push(transaction);
    else byDay.set(day, [transaction]);
  }
  return [...byDay].map(([day, rows], index) => {
    const label = formatDay(day, locale, today);
    const moved = rows.filter(hasMoved).map(signedAmount);
    const currency = rows[0]?.displayed.currency ?? "EUR";
    return {
      key: day,
      label: label.day === "date" ? label.text : t(`transactions.${label.day}`),
      ...(moved.length > 0 && !(isCut && index === byDay.size - 1)
        ? { total: sumMoney(moved, currency) }
        : {}),
      items: rows.map((row) => describeTransaction(row, t, { locale, timeZone })),
    };
  });
}
