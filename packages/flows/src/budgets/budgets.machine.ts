import type { BudgetClient, Budgets, BudgetWish, Outcome } from "@amberline/api/client";
import type { BudgetCategory } from "@amberline/domain/categories";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNoted,
  isOk,
  isRefusal,
  noteDefect,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
  type ToastCalls,
  type ToastNotice,
} from "../shared";

interface BudgetsInput {
  maySet: boolean;
}

interface BudgetsContext extends BudgetsInput {
  /** Null until loaded. */
  budgets: Budgets | null;
  /** Whose form is open; null for a new one. */
  category: BudgetCategory | null;
  wish: BudgetWish | null;
  notice: Notice | null;
}

export type BudgetsEvent =
  | { type: "list.retry" }
  | { type: "list.refresh" }
  | { type: "form.open"; category: BudgetCategory | null }
  | { type: "form.submit"; wish: Omit<BudgetWish, "version"> }
  | { type: "form.leave" };

type ListOutcome = Outcome<Budgets, "BUDGET_CHANGED">;
type EventOf<Type extends BudgetsEvent["type"]> = Extract<BudgetsEvent, { type: Type }>;

const budgetsSetup = setup({
  types: {
    input: {} as BudgetsInput,
    context: {} as BudgetsContext,
    events: {} as BudgetsEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readBudgets: notProvided<ListOutcome, undefined>("readBudgets"),
    saveBudget: notProvided<ListOutcome, BudgetWish>("saveBudget"),
  },
  guards: {
    isOk,
    isChanged: (_, sent: ListOutcome) => isRefusal(sent, "BUDGET_CHANGED"),
    maySet: ({ context: { maySet } }) => maySet,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepBudgets: assign((_, outcome: ListOutcome) => (outcome.ok ? { budgets: outcome.data } : {})),
    openForm: assign((_, { category }: EventOf<"form.open">) => ({ category, notice: null })),
    noteWish: assign(({ context: { budgets } }, { wish }: EventOf<"form.submit">) => ({
      wish: {
        ...wish,
        version: budgets?.categories.find(({ category }) => category === wish.category)?.version ?? 0,
      },
    })),
    forget: assign({ category: null, wish: null, notice: null }),
    noteFailure: assign(failureNoted),
    noteOvertaken: assign({ notice: { key: "budgets.overtaken" } }),
    clearNotice: assign({ notice: null }),
    setNotice: assign((_, notice: Notice) => ({ notice })),
  },
});

const screen = "budgets";
const still = { meta: { screen, focus: null, announce: null } } as const;

const toastSaved = {
  type: "showToast",
  params: ({ context: { wish } }: { context: BudgetsContext }): ToastNotice => ({
    tone: "positive",
    notice: { key: wish?.limit ? "budgets.done.set" : "budgets.done.removed" },
  }),
} as const;

const open = { guard: "maySet", target: "editing", actions: onEvent("openForm") } as const;

const shownStates = budgetsSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: { ...still, on: { "form.open": open, "list.refresh": "refreshing" } },
    refreshing: {
      ...still,
      on: { "form.open": open },
      invoke: {
        id: "readBudgets",
        src: "readBudgets",
        onDone: { target: "resting", actions: onAnswer("keepBudgets") },
        onError: "resting",
      },
    },
    editing: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "form.submit": { target: "saving", actions: onEvent("noteWish") },
        "form.leave": { target: "refreshing", actions: "forget" },
      },
    },
    saving: {
      tags: "busy",
      meta: { screen, focus: null, announce: "budgets.saving" },
      entry: "clearNotice",
      invoke: {
        id: "saveBudget",
        src: "saveBudget",
        input: ({ context: { wish } }) => {
          if (!wish) throw new Error("There is nothing to save.");
          return wish;
        },
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [toastSaved, onAnswer("keepBudgets"), "forget"],
          },
          { guard: onAnswer("isChanged"), target: "overtaken" },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: noteDefect },
      },
    },
    /** Somebody else has changed it: what they set is read, and what was typed is kept. */
    overtaken: {
      tags: "busy",
      ...still,
      invoke: {
        id: "readBudgets",
        src: "readBudgets",
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "editing",
            actions: [onAnswer("keepBudgets"), "noteOvertaken"],
          },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: noteDefect },
      },
    },
  },
});

/** What may be spent on a category in a month: read, set, changed and taken away. */
export const budgetsMachine = budgetsSetup.createMachine({
  id: "budgets",
  context: ({ input }) => ({ ...input, budgets: null, category: null, wish: null, notice: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      ...still,
      entry: "clearNotice",
      invoke: {
        id: "readBudgets",
        src: "readBudgets",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepBudgets") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: { ...still, on: { "list.retry": "loading" } },
    shown: shownStates,
  },
});

export interface BudgetsCalls extends BudgetClient, ToastCalls {}

export const wireBudgets = (calls: BudgetsCalls) =>
  budgetsMachine.provide({
    actors: {
      readBudgets: fromPromise(({ signal }) => calls.budgets({ signal })),
      saveBudget: fromPromise(({ input, signal }) => calls.saveBudget(input, { signal })),
    },
    actions: { showToast: (_, shown) => calls.showToast(shown) },
  });
