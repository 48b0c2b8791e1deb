import type { SnapshotFrom } from "xstate";
import type { transactionsMachine } from "./transactions.machine";

/** What of the machine's snapshot a list shows; a new object means a new picture. */
export type TransactionsScreenSnapshot = Pick<
  SnapshotFrom<typeof transactionsMachine>,
  "context" | "value" | "getMeta"
>;

/** Whether the list is on screen in that state of its own. */
export const isShownAs = ({ value }: Pick<TransactionsScreenSnapshot, "value">, state: string) =>
  typeof value === "object" && value.shown === state;
