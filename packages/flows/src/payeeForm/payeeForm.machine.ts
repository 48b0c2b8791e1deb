import type { Client, ReceiverDraft, TemplateDraft } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import { fromReceiver, fromTemplate, type PayeeKind, type SavedPayee } from "../savedPayees/savedPayee";
import { failureNoticeOr, type ToastCalls } from "../shared";

export interface PayeeFormInput {
  accountId: string;
  kind: PayeeKind;
  /** The one to edit; null to create. */
  id: string | null;
}

/** The submitted form. */
export type PayeeDraft =
  | { kind: "template"; values: TemplateDraft }
  | { kind: "receiver"; values: ReceiverDraft };

export type PayeeFormEvent = RequestEvent<PayeeDraft>;

/** Creates or edits a template or a receiver. */
export const payeeFormMachine = createRequest<
  PayeeFormInput,
  PayeeDraft,
  SavedPayee,
  unknown,
  "NOT_FOUND" | "RECEIVER_EXISTS"
>({
  id: "payeeForm",
  screen: "payeeForm",
  read: {
    call: "readPayees",
    isNew: ({ id }) => id === null,
    find: (payees, { id }) => payees.find((payee) => payee.id === id && !payee.isFixed) ?? null,
  },
  call: "savePayee",
  sending: "payees.saving",
  isReady: (draft, { kind }) => draft.kind === kind,
  noticeOf: (outcome, { kind, id }) => {
    if (outcome.problem === "refused" && outcome.code === "RECEIVER_EXISTS")
      return { key: "payees.receiver.exists", field: "account" };
    if (outcome.problem === "refused" && outcome.code === "NOT_FOUND")
      return { key: `payees.${kind}.notFound` };
    return failureNoticeOr(`payees.${kind}.${id === null ? "createFailed" : "updateFailed"}`, outcome);
  },
  done: ({ kind, id }) => `payees.${kind}.${id === null ? "created" : "updated"}`,
  next: "savedPayees",
});

type Calls =
  | "templates"
  | "createTemplate"
  | "updateTemplate"
  | "receivers"
  | "createReceiver"
  | "updateReceiver";

export interface PayeeFormCalls extends Pick<Client, Calls>, ToastCalls {}

export const wirePayeeForm = (calls: PayeeFormCalls) =>
  payeeFormMachine.provide({
    actors: {
      read: fromPromise(async ({ input: { about }, signal }) => {
        const { kind, accountId } = about;
        if (kind === "template")
          return mapOutcome(await calls.templates(accountId, { signal }), (read) => read.map(fromTemplate));
        return mapOutcome(await calls.receivers(accountId, { signal }), (read) => read.map(fromReceiver));
      }),
      send: fromPromise(({ input: { about, form }, signal }) => {
        const { id } = about;
        if (form.kind === "template")
          return id === null
            ? calls.createTemplate(form.values, { signal })
            : calls.updateTemplate(id, form.values, { signal });
        return id === null
          ? calls.createReceiver(form.values, { signal })
          : calls.updateReceiver(id, form.values, { signal });
      }),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
