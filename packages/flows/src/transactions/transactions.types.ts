import type { Outcome, Transaction, TransactionPage, TransactionStatus } from "@amberline/api/client";
import type { DatePreset, DateRange } from "@amberline/domain/dates";
import type { Money } from "@amberline/domain/money";
import type { Notice } from "../shared";

/** What the list is narrowed to. */
export interface TransactionFilter {
  /** The chip that was pressed; null shows everything or a range of one's own. */
  preset: DatePreset | null;
  /** Civil dates, both included; null shows everything. */
  range: DateRange | null;
  /** Looked for in names, accounts, references and amounts. */
  text?: string;
  /** Those wanted; none named means all. */
  statuses?: TransactionStatus[];
  kinds?: Transaction["kind"][];
  /** Of the amounts the list shows, both included. */
  amountMin?: Money;
  amountMax?: Money;
}

export interface TransactionsInput {
  accountId: string;
  /** @default everything */
  filter?: TransactionFilter;
  /** What was read of this very list before: shown at once, then read again. */
  rows?: TransactionRows;
}

/** Rows on screen and how to go on. */
export interface TransactionRows {
  transactions: readonly Transaction[];
  /** Cursor of the following page. */
  next: string | null;
  /** Civil date of the account's first transaction. */
  oldest: string | null;
  /** How many there are in the filter. */
  total: number;
  /** What the booked ones in the filter moved, when it was asked for. */
  totals?: { in: Money; out: Money };
}

export interface TransactionsContext {
  accountId: string;
  filter: TransactionFilter;
  /** Last first page read: the same object again means that nothing changed. */
  firstPage: TransactionPage | null;
  /** Null until something was read in this filter. */
  rows: TransactionRows | null;
  /** Civil date of the account's first transaction, as far as it was ever read. */
  oldest: string | null;
  notice: Notice | null;
  /** Whether the read under way, or the last one, was asked for: its failure leads the focus to where one goes on. */
  isAskedFor: boolean;
  /** Whether the page is in the background. */
  isHidden: boolean;
}

export interface ReadPage {
  accountId: string;
  filter: TransactionFilter;
  /** Cursor; without it the first page. */
  before?: string;
  /** How many rows at once; without it as many as a screen likes. */
  limit?: number;
}

export type PageOutcome = Outcome<TransactionPage>;

export type TransactionsEvent =
  | { type: "filter.choose"; filter: TransactionFilter }
  | { type: "more.load" }
  /** The whole filtered list is wanted on paper. */
  | { type: "list.print" }
  | { type: "print.cancel" }
  | { type: "print.done" }
  | { type: "transactions.retry" }
  /** A payment was made: what is shown is old. */
  | { type: "account.changed" }
  | { type: "page.hidden" }
  | { type: "page.shown" };
