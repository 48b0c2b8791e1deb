import { assertEvent, assign, setup } from "xstate";
import type { PayeeKind } from "../savedPayees";
import {
  failureNotice,
  isOk,
  isRefusal,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type ToastNotice,
} from "../shared";
import type {
  PayeeDraft,
  PayeeFormContext,
  PayeeFormEvent,
  PayeeFormInput,
  ReadOutcome,
  SaveOutcome,
} from "./payeeForm.types";

type About = Pick<PayeeFormContext, "kind" | "id">;

/** What a failure without words of its own is called (specification 8). */
const failedKey = ({ kind, id }: About) => {
  if (kind === "receiver") return id === null ? "receivers.createFailed" : "receivers.updateFailed";
  return id === null ? "send.templateFailed" : "templates.updateFailed";
};

const notFoundKey = {
  template: "templates.notFound",
  receiver: "receivers.notFound",
} as const satisfies Record<PayeeKind, string>;

function saveNotice(about: About, outcome: SaveOutcome): Notice | null {
  if (outcome.ok) return null;
  if (isRefusal(outcome, "RECEIVER_EXISTS")) return { key: "receivers.exists", field: "account" };
  if (isRefusal(outcome, "NOT_FOUND")) return { key: notFoundKey[about.kind] };
  const notice = failureNotice(outcome);
  return notice.key === "error.general" ? { ...notice, key: failedKey(about) } : notice;
}

const wantedIn = ({ id }: About, outcome: ReadOutcome) =>
  outcome.ok ? (outcome.data.find((payee) => payee.id === id && !payee.isFixed) ?? null) : null;

/** Everything the chart of the form names. */
export const payeeFormSetup = setup({
  types: {
    context: {} as PayeeFormContext,
    input: {} as PayeeFormInput,
    events: {} as PayeeFormEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readPayees: notProvided<ReadOutcome, About & { accountId: string }>("readPayees"),
    savePayee: notProvided<SaveOutcome, { id: string | null; draft: PayeeDraft }>("savePayee"),
  },
  guards: {
    isOk,
    isNew: ({ context }) => context.id === null,
    isThere: ({ context }, outcome: ReadOutcome) => wantedIn(context, outcome) !== null,
    isSameKind: ({ context }, { draft }: { draft: PayeeDraft }) => draft.kind === context.kind,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepPayee: assign(({ context }, outcome: ReadOutcome) => ({ payee: wantedIn(context, outcome) })),
    noteUnread: assign((_, outcome: ReadOutcome) => ({ notice: outcome.ok ? null : failureNotice(outcome) })),
    noteUnsaved: assign(({ context }, outcome: SaveOutcome) => ({ notice: saveNotice(context, outcome) })),
    noteDefect: assign(({ context }) => ({ notice: { key: failedKey(context) } })),
    note: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

export const readInput = ({ context: { accountId, kind, id } }: { context: PayeeFormContext }) => ({
  accountId,
  kind,
  id,
});

export function saveInput({ context, event }: { context: PayeeFormContext; event: PayeeFormEvent }) {
  assertEvent(event, "form.submit");
  return { id: context.id, draft: event.draft };
}

const savedKeys = {
  template: { created: "send.templateSaved", updated: "templates.updated" },
  receiver: { created: "receivers.created", updated: "receivers.updated" },
} as const;

export const savedToast = ({ context }: { context: PayeeFormContext }): ToastNotice => ({
  tone: "positive",
  notice: { key: savedKeys[context.kind][context.id === null ? "created" : "updated"] },
});
