import type { TransactionPage } from "@amberline/api/client";
import type { TransactionRows } from "./transactions.types";

/** Puts a newly read first page in place of the old one and keeps the older rows that were loaded after it. */
export function withFirstPage(rows: TransactionRows | null, page: TransactionPage): TransactionRows {
  const { transactions, ...rest } = page;
  const { next } = rest;
  const last = transactions.at(-1);
  if (!rows || !last || next === null) return { transactions, ...rest };
  const at = rows.transactions.findIndex(({ id }) => id === last.id);
  const older = at < 0 ? [] : rows.transactions.slice(at + 1);
  // Without an overlap the rows between are unknown: the list starts again and goes on from its own cursor.
  if (older.length === 0) return { transactions, ...rest };
  return { transactions: [...transactions, ...older], ...rest, next: rows.next };
}

/** As far as two pages can overlap: the order never changes, only where a page begins. */
const SEAM = 1_000;

/** Adds the following page; a row that moved there meanwhile is shown once. */
export function withNextPage(rows: TransactionRows, page: TransactionPage): TransactionRows {
  const shown = new Set(rows.transactions.slice(-SEAM).map(({ id }) => id));
  const added = page.transactions.filter(({ id }) => !shown.has(id));
  const { totals = rows.totals, next, total } = page;
  const transactions = [...rows.transactions, ...added];
  return { ...rows, transactions, next, total, ...(totals ? { totals } : {}) };
}
