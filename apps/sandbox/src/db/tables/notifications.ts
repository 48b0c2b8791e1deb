import { type NotificationKind, type NotificationTarget } from "@amberline/api/contract";
import { type Language } from "@amberline/domain/language";
import { type Generated, type JSONColumnType } from "kysely";
import { type Sealed } from "../../secrets/sealing";
import { type Assigned, type Count, type Fixed, type Instant } from "./columns";

interface Words {
  title: string;
  text: string;
}

/** What a person is told. */
export interface NotificationsTable {
  seq: Assigned<Count>;
  id: Assigned<string>;
  login_id: Fixed<string>;
  /** Seen only by whoever may see that account. */
  account_id: Fixed<string | null>;
  kind: Fixed<NotificationKind>;
  words: JSONColumnType<{ en: Words } & Partial<Record<Language, Words>>, string, never>;
  /** Folded words of every language. */
  search: Fixed<string>;
  target: Fixed<NotificationTarget | null>;
  target_id: Fixed<string | null>;
  /** Whether the person's streams have been told. */
  is_published: boolean;
  created_at: Fixed<Instant>;
  read_at: Instant | null;
}

/** What differs from the usual; null: nothing does. */
export interface NotificationChoicesTable {
  login_id: Fixed<string>;
  kind: Fixed<NotificationKind>;
  is_mailed: boolean | null;
  is_pushed: boolean | null;
  /** When it was last chosen whether it is mailed. */
  mail_chosen_at: Instant | null;
  updated_at: Instant;
}

/** Transactions that were booked or failed, and that nobody has been told of. */
export interface UntoldTransactionsTable {
  transaction_id: Fixed<string>;
  account_id: Fixed<string>;
}

/** Browsers that are pushed to, each for one login. */
export interface PushSubscriptionsTable {
  id: Assigned<string>;
  login_id: string;
  /** In which the browser last asked about it: whoever ends that one elsewhere ends the pushes. */
  session_id: string | null;
  endpoint: Fixed<string>;
  /** Which of the push services that is. */
  service: string;
  p256dh: string;
  auth: string;
  shows_details: boolean;
  subscribed_at: Instant;
}

/** What waits to be pushed. */
export interface PushesTable {
  id: Assigned<string>;
  subscription_id: Fixed<string>;
  notification_id: Fixed<string>;
  service: Fixed<string>;
  tries: Generated<number>;
  next_try_at: Instant;
  useful_until: Fixed<Instant>;
}

/** What the bank proves to push services who it is with, unless its settings say. */
export interface PushKeysTable {
  id: Fixed<string>;
  public_key: Fixed<string>;
  sealed_private: Sealed;
}
