import { type Language } from "@amberline/domain/language";
import { type Generated } from "kysely";
import { type Assigned, type Count, type Fixed, type Instant } from "./columns";

/** A customer's chat; its id is the root id of the bridge. */
export interface ChatThreadsTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  /** Number of the last message. Writers lock the row, so that numbers become visible in order. */
  last_number: Count;
  /** Last number the bank has read. */
  read_number: Generated<Count>;
  /** Last number the customer has read. */
  customer_read_number: Generated<Count>;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** Message 1 of a thread identifies the customer. */
export interface ChatMessagesTable {
  thread_id: Fixed<string>;
  number: Fixed<Count>;
  /** Chosen by the sender, so that a message is stored once; unique within its thread. */
  id: Fixed<string>;
  sender: Fixed<"customer" | "support">;
  sender_name: Fixed<string>;
  text: Fixed<string>;
  created_at: Fixed<Instant>;
}

export interface ChatAttachmentsTable {
  id: Fixed<string>;
  thread_id: Fixed<string>;
  number: Fixed<Count>;
  /** Position among the files of the message. */
  place: Fixed<Count>;
  name: Fixed<string>;
  media_type: Fixed<string>;
  bytes: Fixed<Uint8Array>;
  size: Assigned<Count>;
}

/** Number of the last complaint of each year. */
export interface ComplaintYearsTable {
  year: Fixed<Count>;
  last_number: Count;
}

export interface ComplaintsTable {
  id: Fixed<string>;
  /** `C-2026-000123`. */
  reference: Fixed<string>;
  login_id: Fixed<string>;
  request_id: Fixed<string>;
  /** The customer's language. */
  language: Fixed<Language>;
  subject: Fixed<string>;
  description: Fixed<string>;
  /** Civil date. */
  answer_by: Fixed<string>;
  created_at: Fixed<Instant>;
  answer: string | null;
  answered_at: Instant | null;
}

export interface ComplaintFilesTable {
  id: Fixed<string>;
  complaint_id: Fixed<string>;
  place: Fixed<Count>;
  name: Fixed<string>;
  media_type: Fixed<string>;
  bytes: Fixed<Uint8Array>;
  size: Assigned<Count>;
}
