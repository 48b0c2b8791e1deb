import type { Client, NoteClient, Outcome, Transaction, TransactionNote } from "@amberline/api/client";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import {
  failureNoted,
  isOk,
  isRefusal,
  notProvided,
  notProvidedEffect,
  onAnswer,
  toast,
  type LeafMeta,
  type Notice,
  type ToastCalls,
  type ToastNotice,
} from "../shared";

/** What the customer says. A category that is left out stays as it is. */
export type NoteForm = Pick<TransactionNote, "note" | "category" | "isForPayee" | "labels">;

export type TransactionNoteEvent = { type: "page.retry" } | { type: "form.submit"; form: NoteForm };

interface Context {
  transactionId: string;
  /** As it was read last; null until then. */
  transaction: Transaction | null;
  /** All of the account, as they were read last; null if the provider has none. */
  labels: readonly string[] | null;
  notice: Notice | null;
  /** Somebody else has written meanwhile. */
  isOvertaken: boolean;
}

type Answer = Outcome<Pick<Context, "labels"> & { transaction: Transaction }, "NOT_FOUND">;
type SentAnswer = Outcome<Transaction, "NOTE_CHANGED" | "NOT_FOUND">;

const screen = "transactionNote";

const noteSetup = setup({
  types: {
    input: {} as { transactionId: string },
    context: {} as Context,
    events: {} as TransactionNoteEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    read: notProvided<Answer, { transactionId: string }>("readNote"),
    send: notProvided<SentAnswer, { transactionId: string; version: number; form: NoteForm }>("saveNote"),
  },
  guards: { isOk, isChanged: (_, sent: SentAnswer) => isRefusal(sent, "NOTE_CHANGED") },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keep: assign((_, answer: Answer) => (answer.ok ? answer.data : {})),
    keepSent: assign((_, sent: SentAnswer) => (sent.ok ? { transaction: sent.data } : {})),
    noteFailure: assign(failureNoted),
    noteDefect: assign({ notice: { key: "error.general" } }),
    noteOvertaken: assign({ isOvertaken: true }),
    begin: assign({ notice: null, isOvertaken: false }),
  },
});

const readInput = ({ context: { transactionId } }: { context: Context }) => ({ transactionId });

/** Says what a transaction was for, and writes a note on it. */
export const transactionNoteMachine = noteSetup.createMachine({
  id: screen,
  context: ({ input }) => ({ ...input, transaction: null, labels: null, notice: null, isOvertaken: false }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "notes.loading" },
      entry: "begin",
      invoke: {
        id: "readNote",
        src: "read",
        input: readInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "editing", actions: onAnswer("keep") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: "noteDefect" },
      },
    },
    failed: { meta: { screen, focus: "retry", announce: null }, on: { "page.retry": "reading" } },
    editing: { meta: { screen, focus: null, announce: null }, on: { "form.submit": "sending" } },
    sending: {
      tags: "busy",
      meta: { screen, focus: null, announce: "notes.saving" },
      entry: "begin",
      invoke: {
        id: "saveNote",
        src: "send",
        input: ({ context, event }) => {
          assertEvent(event, "form.submit");
          const { transactionId, transaction } = context;
          return { transactionId, version: transaction?.noteVersion ?? 0, form: event.form };
        },
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "done",
            actions: [onAnswer("keepSent"), toast("positive", "notes.saved")],
          },
          { guard: onAnswer("isChanged"), target: "rereading" },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: "noteDefect" },
      },
    },
    /** What is typed stays in the form; saved again, it replaces what is there by then. */
    rereading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "notes.saving" },
      invoke: {
        id: "readNote",
        src: "read",
        input: readInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "editing", actions: [onAnswer("keep"), "noteOvertaken"] },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: "noteDefect" },
      },
    },
    done: { type: "final", meta: { screen: "transactions", focus: null, announce: null } },
  },
});

export interface TransactionNoteCalls
  extends Pick<Client, "transactions">, Pick<NoteClient, "noteTransaction">, ToastCalls {
  accountId: string;
  /** Of a transaction that is not there. */
  notFound: string;
}

export const wireTransactionNote = (calls: TransactionNoteCalls) => {
  const { accountId } = calls;
  return transactionNoteMachine.provide({
    actors: {
      read: fromPromise(async ({ input: { transactionId }, signal }): Promise<Answer> => {
        const answer = await calls.transactions(
          { accountId, transactionId, limit: 1, withLabels: true },
          { signal },
        );
        if (!answer.ok) return answer;
        const { transactions, labels = null } = answer.data;
        const [transaction] = transactions;
        return transaction
          ? { ok: true, data: { transaction, labels } }
          : { ok: false, problem: "refused", code: "NOT_FOUND", text: calls.notFound, details: {} };
      }),
      send: fromPromise(({ input: { form, ...about }, signal }) =>
        calls.noteTransaction({ accountId, ...about, ...form }, { signal }),
      ),
    },
    actions: { showToast: (_, shown) => calls.showToast(shown) },
  });
};
