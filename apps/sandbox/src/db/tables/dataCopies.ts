import { type Language } from "@amberline/domain/language";
import { type Generated } from "kysely";
import { type Count, type Fixed, type Instant } from "./columns";

/** A copy of everything the bank holds about a customer. */
export interface DataCopiesTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  /** Of the request that ordered it. */
  key: Fixed<string>;
  /** Of the customer. */
  language: Fixed<Language>;
  state: "making" | "ready" | "failed";
  /** How often a process began to make it. */
  tries: Generated<Count>;
  /** When a process may begin: at once, or when the one that makes it hasn't been heard of for a while. */
  due_at: Instant | null;
  ordered_at: Fixed<Instant>;
  /** From when it is gone. */
  until: Instant | null;
  /** Bytes. */
  size: Count | null;
}

/** Pieces of the archive, in order. Only those of the last try are whole. */
export interface DataCopyPiecesTable {
  copy_id: Fixed<string>;
  try: Fixed<Count>;
  nth: Fixed<Count>;
  bytes: Fixed<Uint8Array>;
}
