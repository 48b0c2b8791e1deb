import { type NotificationKind, type NotificationTarget } from "@amberline/api/contract";
import { type JSONColumnType } from "kysely";
import { type Assigned, type Count, type Fixed, type Instant } from "./columns";

type Words = Record<"en" | "lv", { title: string; text: string }>;

/** What a person is told. */
export interface NotificationsTable {
  seq: Assigned<Count>;
  id: Assigned<string>;
  login_id: Fixed<string>;
  /** Seen only by whoever may see that account. */
  account_id: Fixed<string | null>;
  kind: Fixed<NotificationKind>;
  words: JSONColumnType<Words, string, never>;
  /** Folded words of every language. */
  search: Fixed<string>;
  target: Fixed<NotificationTarget | null>;
  target_id: Fixed<string | null>;
  /** Whether the person's streams have been told. */
  is_published: boolean;
  created_at: Fixed<Instant>;
  read_at: Instant | null;
}

/** What differs from the usual. */
export interface NotificationChoicesTable {
  login_id: Fixed<string>;
  kind: Fixed<NotificationKind>;
  is_mailed: boolean;
  updated_at: Instant;
}

/** Transactions that were booked or failed, and that nobody has been told of. */
export interface UntoldTransactionsTable {
  transaction_id: Fixed<string>;
  account_id: Fixed<string>;
}
