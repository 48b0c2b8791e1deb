import type { LabelUse, LabelWish, NoteClient, Outcome } from "@amberline/api/client";
import { labelKey } from "@amberline/domain/labels";
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

interface LabelsContext {
  /** Null until they are read. */
  labels: readonly LabelUse[] | null;
  /** What is asked of one of them; `to` is its own name until another is typed, null for none. */
  wish: LabelWish | null;
  notice: Notice | null;
}

export type LabelsEvent =
  | { type: "list.retry" }
  | { type: "label.rename"; label: string }
  | { type: "label.remove"; label: string }
  | { type: "form.submit"; to: string }
  | { type: "change.confirm" }
  | { type: "change.cancel" };

type Labels = Outcome<readonly LabelUse[], "LABEL_CHANGED" | "LABEL_TAKEN">;
type EventOf<Type extends LabelsEvent["type"]> = Extract<LabelsEvent, { type: Type }>;

/** The one with that name, whatever its case. */
export const labelIn = (labels: readonly LabelUse[] | null, name: string): LabelUse | undefined =>
  labels?.find(({ label }) => labelKey(label) === labelKey(name));

/** The one that another is to become one with. */
export function takenBy({ labels, wish }: Pick<LabelsContext, "labels" | "wish">): LabelUse | undefined {
  if (!wish || wish.to === null || labelKey(wish.to) === labelKey(wish.label)) return undefined;
  return labelIn(labels, wish.to);
}

const labelsSetup = setup({
  types: {
    context: {} as LabelsContext,
    events: {} as LabelsEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readLabels: notProvided<Labels, undefined>("readLabels"),
    changeLabel: notProvided<Labels, LabelWish>("changeLabel"),
  },
  guards: {
    isOk,
    isOvertaken: (_, sent: Labels) => isRefusal(sent, "LABEL_CHANGED") || isRefusal(sent, "LABEL_TAKEN"),
    isRemoval: ({ context: { wish } }) => wish?.to === null,
    wouldTake: ({ context: { labels, wish } }, { to }: EventOf<"form.submit">) =>
      takenBy({ labels, wish: wish && { ...wish, to } }) !== undefined,
    isTaken: ({ context }) => takenBy(context) !== undefined,
    isGone: ({ context: { labels, wish } }) => wish !== null && labelIn(labels, wish.label) === undefined,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepLabels: assign((_, answer: Labels) => (answer.ok ? { labels: answer.data } : {})),
    wantRename: assign(({ context: { labels } }, { label }: EventOf<"label.rename">) => ({
      ...{ wish: { label, to: label, count: labelIn(labels, label)?.count ?? 1, merges: false } },
      notice: null,
    })),
    wantRemoval: assign(({ context: { labels } }, { label }: EventOf<"label.remove">) => ({
      ...{ wish: { label, to: null, count: labelIn(labels, label)?.count ?? 1, merges: false } },
      notice: null,
    })),
    noteName: assign(({ context: { wish } }, { to }: EventOf<"form.submit">) => ({
      wish: wish && { ...wish, to, merges: false },
      notice: null,
    })),
    allowMerge: assign(({ context: { wish } }) => ({
      wish: wish && { ...wish, merges: true },
      notice: null,
    })),
    /** As it is by then. */
    recount: assign(({ context: { labels, wish } }) => ({
      wish: wish && { ...wish, count: labelIn(labels, wish.label)?.count ?? wish.count, merges: false },
    })),
    forget: assign({ wish: null, notice: null }),
    noteFailure: assign(failureNoted),
    noteOvertaken: assign({ notice: { key: "labels.changed" } }),
    noteGone: assign(({ context: { wish } }) => ({
      wish: null,
      notice: { key: "labels.gone", values: { label: wish?.label ?? "" } },
    })),
    clearNotice: assign({ notice: null }),
    setNotice: assign((_, notice: Notice) => ({ notice })),
  },
});

const screen = "labels";
const still = { meta: { screen, focus: null, announce: null } } as const;

const toastDone = {
  type: "showToast",
  params: ({ context: { wish } }: { context: LabelsContext }): ToastNotice => ({
    tone: "positive",
    notice: { key: wish?.to === null ? "labels.done.removed" : "labels.done.renamed" },
  }),
} as const;

/** The labels of an account: renamed on all of its transactions, made one with another, taken off. */
export const labelsMachine = labelsSetup.createMachine({
  id: screen,
  context: { labels: null, wish: null, notice: null },
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "labels.loading" },
      entry: "clearNotice",
      invoke: {
        id: "readLabels",
        src: "readLabels",
        onDone: [
          { guard: onAnswer("isOk"), target: "listed", actions: onAnswer("keepLabels") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: { meta: { screen, focus: "retry", announce: null }, on: { "list.retry": "reading" } },
    listed: {
      ...still,
      on: {
        "label.rename": { target: "renaming", actions: onEvent("wantRename") },
        "label.remove": { target: "removing", actions: onEvent("wantRemoval") },
      },
    },
    renaming: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "form.submit": [
          { guard: onEvent("wouldTake"), target: "merging", actions: onEvent("noteName") },
          { target: "saving", actions: onEvent("noteName") },
        ],
        "change.cancel": { target: "listed", actions: "forget" },
      },
    },
    merging: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "change.confirm": { target: "saving", actions: "allowMerge" },
        "change.cancel": { target: "renaming", actions: "clearNotice" },
      },
    },
    removing: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "change.confirm": { target: "saving", actions: "clearNotice" },
        "change.cancel": { target: "listed", actions: "forget" },
      },
    },
    saving: {
      tags: "busy",
      meta: { screen, focus: null, announce: "labels.saving" },
      invoke: {
        id: "changeLabel",
        src: "changeLabel",
        input: ({ context: { wish } }) => {
          if (!wish) throw new Error("There is nothing to change.");
          return wish;
        },
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "listed",
            actions: [toastDone, onAnswer("keepLabels"), "forget"],
          },
          { guard: onAnswer("isOvertaken"), target: "rereading" },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: noteDefect },
      },
    },
    /** Another device has changed labels: what is there now is told, and asked again. */
    rereading: {
      tags: "busy",
      ...still,
      invoke: {
        id: "readLabels",
        src: "readLabels",
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "asking",
            actions: [onAnswer("keepLabels"), "recount", "noteOvertaken"],
          },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: noteDefect },
      },
    },
    /** What is asked for is asked anew, with what is known by then. */
    asking: {
      always: [
        { guard: "isGone", target: "listed", actions: "noteGone" },
        { guard: "isRemoval", target: "removing" },
        { guard: "isTaken", target: "merging" },
        { target: "renaming" },
      ],
    },
  },
});

export interface LabelsCalls extends Pick<NoteClient, "labels" | "changeLabel">, ToastCalls {
  accountId: string;
}

export const wireLabels = (calls: LabelsCalls) => {
  const { accountId } = calls;
  return labelsMachine.provide({
    actors: {
      readLabels: fromPromise(({ signal }) => calls.labels(accountId, { signal })),
      changeLabel: fromPromise(({ input, signal }) => calls.changeLabel(accountId, input, { signal })),
    },
    actions: { showToast: (_, shown) => calls.showToast(shown) },
  });
};
