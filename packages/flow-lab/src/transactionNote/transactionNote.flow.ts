import type { Outcome, Transaction } from "@amberline/api/client";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import type { TransactionNoteEvent } from "@amberline/flows/transactionNote";
import { transactionNoteMachine } from "@amberline/flows/transactionNote/machine";
import { examplePayment } from "@amberline/flows/transactions/examples";
import { answers, examples, type FlowDefinition } from "../engine";

export const exampleNoted = examplePayment(0, { note: "For the office", noteVersion: 1, labels: ["Office"] });
const labels = ["Jāņa māja", "Office", "Party"];

const customer: Record<string, TransactionNoteEvent> = {
  "form.submit": {
    type: "form.submit",
    form: {
      note: "For the office party",
      category: "leisure",
      isForPayee: true,
      labels: ["Office", "Party"],
    },
  },
  "page.retry": { type: "page.retry" },
};

const ok = (data: Transaction) => ({ ok: true, data }) as const;
const readAs = (transaction: Transaction) => ({ ok: true, data: { transaction, labels } }) as const;
const missing = refused("NOT_FOUND", "There is no such transaction in this account.");

const read: Record<string, Outcome<{ transaction: Transaction; labels: string[] }, "NOT_FOUND">> = {
  ok: readAs(exampleNoted),
  "ok.newer": readAs({
    ...exampleNoted,
    note: "For the party",
    category: "other",
    categoryFrom: "own",
    noteVersion: 2,
  }),
  missing,
  ...failures,
};

const saved: Record<string, Outcome<Transaction, "NOTE_CHANGED" | "NOT_FOUND">> = {
  ok: ok({
    ...exampleNoted,
    ...{ note: "For the office party", category: "leisure", categoryFrom: "payee", noteVersion: 2 },
    labels: ["Office", "Party"],
  }),
  changed: refused("NOTE_CHANGED", "Somebody else has changed it."),
  missing,
  ...failures,
};

export const transactionNoteFlow: FlowDefinition<typeof transactionNoteMachine> = {
  id: "transactionNote",
  machine: transactionNoteMachine,
  inputs: { opened: { transactionId: exampleNoted.id } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readNote", read),
    ...answers(snapshot, "saveNote", saved),
  ],
  project: ({ transaction, isOvertaken }) => [transaction?.noteVersion ?? null, isOvertaken],
  requirements: {
    reading: ["2.8 a note and a category that the customer says"],
    failed: ["8 network failure"],
    editing: ["2.8 a note and a category that the customer says"],
    sending: ["2.8 a note and a category that the customer says"],
    rereading: ["2.8 nothing typed is lost"],
    done: ["8 success toast"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
