import type { Outcome, Transaction, TransactionPage } from "@amberline/api/client";
import type { DatePreset, DateRange } from "@amberline/domain/dates";
import type { Notice } from "../shared";

/** What the list is narrowed to. */
export interface TransactionFilter {
  /** The chip that was pressed; null shows everything or a range of one's own. */
  preset: DatePreset | null;
  /** Civil dates, both included; null shows everything. */
  range: DateRange | null;
}

export interface TransactionsInput {
  accountId: string;
  /** @default everything */
  filter?: TransactionFilter;
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
}

export interface TransactionsContext {
  accountId: string;
  filter: TransactionFilter;
  /** Last first page read: the same object again means that nothing changed. */
  firstPage: TransactionPage | null;
  /** Null until something was read in this filter. */
  rows: TransactionRows | null;
  notice: Notice | null;
  /** Whether the read under way, or the last one, was asked for: its failure leads the focus to where one goes on. */
  isAskedFor: boolean;
  /** Whether the page is in the background. */
  isHidden: boolean;
}

export interface ReadPage {
  accountId: string;
  range: DateRange | null;
  /** Cursor; without it the first page. */
  before?: string;
}

export type PageOutcome = Outcome<TransactionPage>;

export type TransactionsEvent =
  | { type: "filter.choose"; filter: TransactionFilter }
  | { type: "more.load" }
  | { type: "transactions.retry" }
  /** A payment was made: what is shown is old. */
  | { type: "account.changed" }
  | { type: "page.hidden" }
  | { type: "page.shown" }
  | { type: "page.left" };
