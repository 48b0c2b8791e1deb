import { complaintFilesProblem } from "@amberline/domain/complaint";
import { assertEvent, assign, setup } from "xstate";
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
import type { ComplaintContext, ComplaintEvent, ComplaintOutcome, SendInput } from "./complaint.types";

type Submitted = Extract<ComplaintEvent, { type: "form.submit" }>;
type Progressed = Extract<ComplaintEvent, { type: "upload.progressed" }>;

function unsentNotice(outcome: ComplaintOutcome): Notice | null {
  if (outcome.ok) return null;
  if (isRefusal(outcome, "FILE_UNREADABLE")) return { key: "chat.fileUnreadable", field: "files" };
  return failureNotice(outcome);
}

/** Everything the chart of the complaint names. */
export const complaintSetup = setup({
  types: {
    context: {} as ComplaintContext,
    events: {} as ComplaintEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: { sendComplaint: notProvided<ComplaintOutcome, SendInput>("sendComplaint") },
  guards: {
    isOk,
    isWithinLimits: (_, { complaint }: Submitted) => complaintFilesProblem(complaint.files) === null,
  },
  actions: {
    /** Says in a toast that it is sent. */
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepReceipt: assign((_, outcome: ComplaintOutcome) => ({ receipt: outcome.ok ? outcome.data : null })),
    noteUnsent: assign((_, outcome: ComplaintOutcome) => ({ notice: unsentNotice(outcome) })),
    noteProgress: assign((_, { share }: Progressed) => ({ progress: share })),
    note: assign((_, notice: Notice) => ({ notice })),
    begin: assign({ progress: null, receipt: null, notice: null }),
  },
});

interface Submitting {
  event: ComplaintEvent;
  self: { send: (event: ComplaintEvent) => void };
}

export function sendInput({ event, self }: Submitting): SendInput {
  assertEvent(event, "form.submit");
  return {
    complaint: event.complaint,
    onProgress: (share) => self.send({ type: "upload.progressed", share }),
  };
}
