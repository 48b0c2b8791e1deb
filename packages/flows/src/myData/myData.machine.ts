import type { ClientFile, DataCopies, DataCopyClient, Outcome } from "@amberline/api/client";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  failureNoted,
  isOk,
  noteDefect,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
} from "../shared";

interface MyDataContext {
  /** Null until loaded. */
  data: DataCopies | null;
  /** Of the order. */
  key: string;
  /** The copy that is being downloaded. */
  copyId: string | null;
  notice: Notice | null;
}

export type MyDataEvent =
  | { type: "copies.retry" }
  | { type: "copies.refresh" }
  | { type: "copy.order"; key: string }
  | { type: "copy.download"; id: string };

export type CopiesOutcome = Outcome<DataCopies>;
export type CopyFileOutcome = Outcome<ClientFile>;
type Order = Extract<MyDataEvent, { type: "copy.order" }>;
type Download = Extract<MyDataEvent, { type: "copy.download" }>;

const myDataSetup = setup({
  types: {
    context: {} as MyDataContext,
    events: {} as MyDataEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readCopies: notProvided<CopiesOutcome, undefined>("readCopies"),
    orderCopy: notProvided<CopiesOutcome, { key: string }>("orderCopy"),
    readCopy: notProvided<CopyFileOutcome, { id: string }>("readCopy"),
  },
  guards: {
    isOk,
    mayOrder: ({ context: { data } }) => data?.mayOrder ?? false,
    isReady: ({ context: { data } }, { id }: Download) =>
      data?.copies.some((copy) => copy.id === id && copy.state === "ready") ?? false,
  },
  actions: {
    saveFile: notProvidedEffect<ClientFile>("saveFile"),
    keepCopies: assign((_, outcome: CopiesOutcome) => (outcome.ok ? { data: outcome.data } : {})),
    noteKey: assign((_, { key }: Order) => ({ key, notice: null })),
    noteCopy: assign((_, { id }: Download) => ({ copyId: id, notice: null })),
    forgetCopy: assign({ copyId: null }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "myData";
const quiet = { screen, focus: null, announce: null };

const restingEvents = {
  "copy.order": { guard: "mayOrder", target: "ordering", actions: onEvent("noteKey") },
  "copy.download": { guard: onEvent("isReady"), target: "downloading", actions: onEvent("noteCopy") },
} as const;

const shownStates = myDataSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: quiet,
      on: { ...restingEvents, "copies.refresh": "refreshing" },
    },
    /** Keeps the notice of why nothing was ordered or downloaded. */
    refreshing: {
      meta: quiet,
      on: restingEvents,
      invoke: {
        id: "readCopies",
        src: "readCopies",
        onDone: { target: "resting", actions: onAnswer("keepCopies") },
        onError: "resting",
      },
    },
    ordering: {
      tags: "busy",
      meta: { screen, focus: null, announce: "myData.ordering" },
      invoke: {
        id: "orderCopy",
        src: "orderCopy",
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepCopies") },
          // It may be ordered all the same.
          { target: "refreshing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "refreshing", actions: noteDefect },
      },
    },
    downloading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "app.downloading" },
      exit: "forgetCopy",
      invoke: {
        id: "readCopy",
        src: "readCopy",
        input: ({ context: { copyId } }) => ({ id: copyId ?? "" }),
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: {
              type: "saveFile",
              params: ({ event }) => {
                if (!event.output.ok) throw new Error("There is no file.");
                return event.output.data;
              },
            },
          },
          // It may have gone.
          { target: "refreshing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
  },
});

/** Copies of everything the bank holds about the customer: ordered, made by the bank, downloaded. */
export const myDataMachine = myDataSetup.createMachine({
  id: "myData",
  context: { data: null, key: "", copyId: null, notice: null },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: quiet,
      entry: "clearNotice",
      invoke: {
        id: "readCopies",
        src: "readCopies",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepCopies") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: { meta: quiet, on: { "copies.retry": "loading" } },
    shown: shownStates,
  },
});

export interface MyDataView {
  snapshot: SnapshotFrom<typeof myDataMachine>;
  send: (event: MyDataEvent) => void;
}

export interface MyDataCalls extends DataCopyClient {
  saveFile(file: ClientFile): void;
}

export const wireMyData = (calls: MyDataCalls) =>
  myDataMachine.provide({
    actors: {
      readCopies: fromPromise(({ signal }) => calls.dataCopies({ signal })),
      orderCopy: fromPromise(({ input: { key }, signal }) => calls.orderDataCopy(key, { signal })),
      readCopy: fromPromise(({ input: { id }, signal }) => calls.downloadDataCopy(id, { signal })),
    },
    actions: { saveFile: (_, file) => calls.saveFile(file) },
  });
