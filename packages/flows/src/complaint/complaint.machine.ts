import type { Client, ReceivedComplaint } from "@amberline/api/client";
import { complaintFilesProblem } from "@amberline/domain/complaint";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import { failureNotice, type ToastCalls } from "../shared";

export interface ComplaintText {
  subject: string;
  description: string;
  files: readonly File[];
}

export type ComplaintEvent = RequestEvent<ComplaintText>;

/** A complaint with attachments (specification 2.13), confirmed by its number. */
export const complaintMachine = createRequest<
  undefined,
  ComplaintText,
  never,
  ReceivedComplaint,
  "FILE_UNREADABLE"
>({
  id: "complaint",
  screen: "complaint",
  call: "sendComplaint",
  sending: "complaint.sending",
  cancelled: "complaint.cancelled",
  isReady: ({ files }) => complaintFilesProblem(files) === null,
  noticeOf: (outcome) =>
    outcome.problem === "refused" && outcome.code === "FILE_UNREADABLE"
      ? { key: "chat.fileUnreadable", field: "files" }
      : failureNotice(outcome),
  done: () => "complaint.sent",
  next: null,
});

export interface ComplaintCalls extends Pick<Client, "complain">, ToastCalls {
  /** Generates a unique id. */
  newId(): string;
}

const isSame = (one: ComplaintText, other: ComplaintText) =>
  one.subject === other.subject &&
  one.description === other.description &&
  one.files.length === other.files.length &&
  one.files.every((file, at) => file === other.files[at]);

/** One id per complaint until it is sent or edited, so that a retry creates no duplicate. */
function createIds(newId: () => string) {
  let last: { complaint: ComplaintText; id: string } | null = null;
  return {
    idOf(complaint: ComplaintText): string {
      if (!last || !isSame(last.complaint, complaint)) last = { complaint, id: newId() };
      return last.id;
    },
    settle: () => void (last = null),
  };
}

export function wireComplaint(calls: ComplaintCalls) {
  const ids = createIds(calls.newId);
  return complaintMachine.provide({
    actors: {
      send: fromPromise(async ({ input: { form, onProgress }, signal }) => {
        const outcome = await calls.complain(
          { ...form, complaintId: ids.idOf(form) },
          { signal, onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0) },
        );
        if (outcome.ok) ids.settle();
        return outcome;
      }),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
}
