import type { Client, Outcome, Transaction } from "@amberline/api/client";
import { assign, fromPromise, setup } from "xstate";
import { fromReceiver, fromTemplate, type PayeeKind, type SavedPayee } from "../savedPayees/savedPayee";
import {
  failureNoted,
  isOk,
  noteDefect,
  notProvided,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
} from "../shared";

/** Letters from which the history is asked. */
const FEWEST = 2;
/** As many as the list has room for beside what else is found. */
const MOST_FOUND = 5;

export interface FoundPayee extends SavedPayee {
  kind: PayeeKind;
}

interface PaletteInput {
  accountId: string;
}

interface PaletteContext extends PaletteInput {
  text: string;
  /** The text that the history was asked for; null before. */
  sought: string | null;
  /** Null until loaded. */
  payees: readonly FoundPayee[] | null;
  transactions: readonly Transaction[];
  notice: Notice | null;
}

export type PaletteEvent = { type: "text.type"; text: string } | { type: "search.retry" };

export type FoundPayeesOutcome = Outcome<readonly FoundPayee[]>;
export type FoundTransactionsOutcome = Outcome<readonly Transaction[]>;

type Typed = Extract<PaletteEvent, { type: "text.type" }>;

const wantedOf = ({ text }: PaletteContext) => text.trim();

const paletteSetup = setup({
  types: {
    input: {} as PaletteInput,
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readPayees: notProvided<FoundPayeesOutcome, PaletteInput>("readPayees"),
    searchHistory: notProvided<FoundTransactionsOutcome, PaletteInput & { text: string }>("searchHistory"),
  },
  guards: {
    isOk,
    isUnsought: ({ context }) => wantedOf(context).length >= FEWEST && wantedOf(context) !== context.sought,
    lacksPayees: ({ context: { payees, notice } }) => notice !== null && payees === null,
    lacksTransactions: ({ context: { notice } }) => notice !== null,
  },
  actions: {
    // What was found for another text is no answer to this one.
    keepText: assign((_, { text }: Typed) => ({ text, transactions: [] })),
    keepPayees: assign((_, outcome: FoundPayeesOutcome) => (outcome.ok ? { payees: outcome.data } : {})),
    keepTransactions: assign((_, outcome: FoundTransactionsOutcome) =>
      outcome.ok ? { transactions: outcome.data } : {},
    ),
    noteSought: assign(({ context }) => ({ sought: wantedOf(context) })),
    forgetSought: assign({ sought: null, transactions: [], notice: null }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
  },
  delays: { typingPause: 250 },
});

const screen = "palette";
const keepText = onEvent("keepText");

/** Finds payees and transactions of an account while somebody types (specification 2.2). */
export const paletteMachine = paletteSetup.createMachine({
  id: "palette",
  context: ({ input }) => ({
    ...input,
    text: "",
    sought: null,
    payees: null,
    transactions: [],
    notice: null,
  }),
  initial: "opening",
  states: {
    /** The payees come once; the history is asked after them. */
    opening: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      on: { "text.type": { actions: keepText } },
      invoke: {
        id: "readPayees",
        src: "readPayees",
        input: ({ context: { accountId } }) => ({ accountId }),
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepPayees") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    resting: {
      meta: { screen, focus: null, announce: null },
      always: { guard: "isUnsought", target: "settling" },
      on: {
        "text.type": { actions: ["forgetSought", keepText] },
        "search.retry": [
          { guard: "lacksPayees", target: "opening", actions: "forgetSought" },
          { guard: "lacksTransactions", actions: "forgetSought" },
        ],
      },
    },
    /** Somebody may be still typing. */
    settling: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      after: { typingPause: "searching" },
      on: { "text.type": { target: "resting", actions: keepText } },
    },
    searching: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "noteSought",
      on: { "text.type": { target: "resting", actions: keepText } },
      invoke: {
        id: "searchHistory",
        src: "searchHistory",
        input: ({ context }) => ({ accountId: context.accountId, text: wantedOf(context) }),
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepTransactions") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
  },
});

export type PaletteCalls = Pick<Client, "receivers" | "templates" | "transactions"> & {
  /** Whether the customer may pay: payees lead to a payment. */
  mayPrepare: boolean;
};

export const wirePalette = (calls: PaletteCalls) =>
  paletteMachine.provide({
    actors: {
      readPayees: fromPromise(async ({ input: { accountId }, signal }): Promise<FoundPayeesOutcome> => {
        if (!calls.mayPrepare) return { ok: true, data: [] };
        const [receivers, templates] = await Promise.all([
          calls.receivers(accountId, { signal }),
          calls.templates(accountId, { signal }),
        ]);
        if (!receivers.ok) return receivers;
        if (!templates.ok) return templates;
        const data: FoundPayee[] = [
          ...receivers.data.map((each) => ({ ...fromReceiver(each), kind: "receiver" as const })),
          ...templates.data.map((each) => ({ ...fromTemplate(each), kind: "template" as const })),
        ];
        return { ok: true, data };
      }),
      searchHistory: fromPromise(async ({ input: { accountId, text }, signal }) => {
        const answer = await calls.transactions({ accountId, text, limit: MOST_FOUND }, { signal });
        return answer.ok ? { ok: true, data: answer.data.transactions } : answer;
      }),
    },
  });
