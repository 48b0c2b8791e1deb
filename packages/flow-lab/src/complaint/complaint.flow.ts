import { largestComplaintFiles } from "@amberline/domain/complaint";
import type { Outcome, ReceivedComplaint } from "@amberline/api/client";
import type { ComplaintEvent } from "@amberline/flows/complaint";
import { complaintMachine } from "@amberline/flows/complaint/machine";
import { exampleComplaint } from "@amberline/flows/complaint/examples";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

/** A file of a declared size; its bytes are never read. */
const sized = (size: number) => Object.defineProperty(new File([], "proof.pdf"), "size", { value: size });

const submit = (files: readonly File[]): ComplaintEvent => ({
  type: "form.submit",
  form: { ...exampleComplaint, files },
});

const customer: Record<string, ComplaintEvent> = {
  "form.submit": submit([]),
  "form.submit:largest": submit([sized(largestComplaintFiles)]),
  "form.submit:tooLarge": submit([sized(largestComplaintFiles), sized(1)]),
  "sending.cancel": { type: "sending.cancel" },
  "form.begin": { type: "form.begin" },
};

const surroundings: Record<string, ComplaintEvent> = {
  "upload.progressed": { type: "upload.progressed", share: 0.42 },
};

const sent: Record<string, Outcome<ReceivedComplaint, "FILE_UNREADABLE">> = {
  ok: { ok: true, data: { reference: "C-2026-000123", answerBy: "2026-12-14" } },
  "ok.bare": { ok: true, data: { reference: null, answerBy: null } },
  unreadable: refused("FILE_UNREADABLE", ""),
  refused: refused("other", "Too many complaints today"),
  ...failures,
};

export const complaintFlow: FlowDefinition<typeof complaintMachine> = {
  id: "complaint",
  machine: complaintMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "sendComplaint", sent),
  ],
  project: ({ answer }) => answer,
  requirements: {
    editing: ["2.13", "5 complaint", "8 complaint"],
    sending: ["7 /user/complaint/send"],
    cancelled: ["2.13"],
    done: ["8 success clears the form and files"],
  },
  texts: [...failureKeys, "chat.fileUnreadable"],
  takenWhileBusy: ["sending.cancel"],
  unreachable: {},
};
