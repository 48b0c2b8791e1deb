import { mapOutcome, type Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { fromReceiver, fromTemplate } from "../savedPayees";
import { payeeFormMachine } from "./payeeForm.machine";
import type { PayeeDraft, ReadOutcome, SaveOutcome } from "./payeeForm.types";
import type { ToastCalls } from "../shared";

type Calls =
  | "templates"
  | "createTemplate"
  | "updateTemplate"
  | "receivers"
  | "createReceiver"
  | "updateReceiver";

/** All that the form needs from outside. Leaving one out does not compile. */
export interface PayeeFormCalls extends Pick<Client, Calls>, ToastCalls {}

interface Asked {
  signal: AbortSignal;
}

const save = (
  calls: PayeeFormCalls,
  id: string | null,
  draft: PayeeDraft,
  asked: Asked,
): Promise<SaveOutcome> => {
  if (draft.kind === "template")
    return id === null
      ? calls.createTemplate(draft.values, asked)
      : calls.updateTemplate(id, draft.values, asked);
  return id === null
    ? calls.createReceiver(draft.values, asked)
    : calls.updateReceiver(id, draft.values, asked);
};

/** The machine of the form, ready to start. */
export const wirePayeeForm = (calls: PayeeFormCalls) =>
  payeeFormMachine.provide({
    actors: {
      readPayees: fromPromise(async ({ input: { accountId, kind }, signal }): Promise<ReadOutcome> => {
        if (kind === "template")
          return mapOutcome(await calls.templates(accountId, { signal }), (read) => read.map(fromTemplate));
        return mapOutcome(await calls.receivers(accountId, { signal }), (read) => read.map(fromReceiver));
      }),
      savePayee: fromPromise(({ input: { id, draft }, signal }) => save(calls, id, draft, { signal })),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
