import { mapOutcome, type Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { fromReceiver, fromTemplate } from "./savedPayee";
import { savedPayeesMachine } from "./savedPayees.machine";
import type { DeleteOutcome, PayeesOutcome } from "./savedPayees.types";
import type { ToastCalls, ToastNotice } from "../shared";

interface Wired {
  read(accountId: string, options: { signal: AbortSignal }): Promise<PayeesOutcome>;
  remove(id: string, options: { signal: AbortSignal }): Promise<DeleteOutcome>;
  toastDeleted(): void;
}

const wire = ({ read, remove, toastDeleted }: Wired) =>
  savedPayeesMachine.provide({
    actors: {
      readPayees: fromPromise(({ input, signal }) => read(input.accountId, { signal })),
      deletePayee: fromPromise(({ input, signal }) => remove(input.id, { signal })),
    },
    actions: { toastDeleted },
  });

const positive = (key: string): ToastNotice => ({ tone: "positive", notice: { key } });

/** All that the list of templates needs from outside. Leaving one out does not compile. */
export interface TemplatesCalls extends Pick<Client, "templates" | "deleteTemplate">, ToastCalls {}

/** The machine of payment templates, ready to start. */
export const wireTemplates = ({ templates, deleteTemplate, showToast }: TemplatesCalls) =>
  wire({
    read: async (...asked) => mapOutcome(await templates(...asked), (read) => read.map(fromTemplate)),
    remove: deleteTemplate,
    toastDeleted: () => showToast(positive("templates.deleted")),
  });

/** All that the list of receivers needs from outside. Leaving one out does not compile. */
export interface ReceiversCalls extends Pick<Client, "receivers" | "deleteReceiver">, ToastCalls {}

/** The machine of saved receivers, ready to start. */
export const wireReceivers = ({ receivers, deleteReceiver, showToast }: ReceiversCalls) =>
  wire({
    read: async (...asked) => mapOutcome(await receivers(...asked), (read) => read.map(fromReceiver)),
    remove: deleteReceiver,
    toastDeleted: () => showToast(positive("receivers.deleted")),
  });
