import type { Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { complaintMachine } from "./complaint.machine";
import type { ComplaintText } from "./complaint.types";
import type { ToastCalls } from "../shared";

/** All that the complaint needs from outside. Leaving one out does not compile. */
export interface ComplaintCalls extends Pick<Client, "complain">, ToastCalls {
  /** Makes an id nobody else has. */
  newId(): string;
}

const isSame = (one: ComplaintText, other: ComplaintText) =>
  one.subject === other.subject &&
  one.description === other.description &&
  one.files.length === other.files.length &&
  one.files.every((file, at) => file === other.files[at]);

/** One id per complaint: the same until it is sent or says something else. */
function createIntents(newId: () => string) {
  let last: { complaint: ComplaintText; id: string } | null = null;
  return {
    idOf(complaint: ComplaintText): string {
      if (!last || !isSame(last.complaint, complaint)) last = { complaint, id: newId() };
      return last.id;
    },
    settle: () => void (last = null),
  };
}

/** The machine of the complaint, ready to start. */
export function wireComplaint(calls: ComplaintCalls) {
  const intents = createIntents(calls.newId);
  return complaintMachine.provide({
    actors: {
      sendComplaint: fromPromise(async ({ input: { complaint, onProgress }, signal }) => {
        const outcome = await calls.complain(
          { ...complaint, complaintId: intents.idOf(complaint) },
          { signal, onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0) },
        );
        if (outcome.ok) intents.settle();
        return outcome;
      }),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
}
