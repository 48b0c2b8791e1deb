import type { Outcome } from "@amberline/api/client";
import type { Notice } from "../shared";
import type { SavedPayee } from "./savedPayee";

export interface SavedPayeesInput {
  accountId: string;
}

export interface SavedPayeesContext extends SavedPayeesInput {
  /** Null until the list was read. */
  payees: readonly SavedPayee[] | null;
  /** What the customer is asked about, or what is being deleted. */
  target: SavedPayee | null;
  notice: Notice | null;
}

export type SavedPayeesEvent =
  | { type: "list.retry" }
  | { type: "payee.delete"; id: string }
  | { type: "delete.confirm" }
  | { type: "delete.cancel" };

export type PayeesOutcome = Outcome<readonly SavedPayee[]>;
export type DeleteOutcome = Outcome<true, "NOT_FOUND">;
