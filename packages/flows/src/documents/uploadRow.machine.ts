import { onAnswer, onEvent, type ToastNotice } from "../shared";
import type { UploadRowContext } from "./documents.types";
import { fileInput, uploadRowSetup } from "./uploadRow.setup";

const screen = "documents";
const quiet = { screen, focus: null, announce: null };

const toastOf =
  (tone: ToastNotice["tone"], key: string) =>
  ({ context }: { context: UploadRowContext }): ToastNotice => ({
    tone,
    notice: { key, values: { document: context.document } },
  });
const uploadedToast = { type: "showToast", params: toastOf("positive", "documents.uploaded") } as const;
const failedToast = { type: "showToast", params: toastOf("negative", "documents.uploadFailed") } as const;

const picks = {
  "file.pick": [
    { guard: onEvent("isFit"), target: "reading", actions: onEvent("keepFile") },
    { actions: onEvent("noteUnfit") },
  ],
} as const;
const isPutAway = { target: "resting", actions: "forgetFile" } as const;

/** One of the required documents: picked, looked at, waiting for its turn, under way, there. */
export const uploadRowMachine = uploadRowSetup.createMachine({
  id: "uploadRow",
  context: ({ input }) => ({
    ...input,
    ...{ file: null, before: null, share: null, isDoubtful: false, notice: null },
  }),
  initial: "resting",
  on: { "company.changed": { actions: onEvent("keepStored") } },
  states: {
    resting: { always: [{ guard: "isThere", target: "uploaded" }, { target: "idle" }] },
    idle: {
      meta: quiet,
      on: { ...picks, "company.changed": { target: "resting", actions: onEvent("keepStored") } },
    },
    uploaded: {
      meta: quiet,
      on: { ...picks, "company.changed": { target: "resting", actions: onEvent("keepStored") } },
    },
    reading: {
      tags: "busy",
      meta: quiet,
      entry: ["clearNotice", "sayBegun"],
      invoke: {
        id: "readFile",
        src: "readFile",
        input: fileInput,
        onDone: [
          { guard: onAnswer("isFine"), target: "queued" },
          { target: "resting", actions: [onAnswer("noteFinding"), "sayEnded"] },
        ],
        onError: { target: "failed", actions: "sayEnded" },
      },
      on: { "upload.cancel": { ...isPutAway, actions: ["forgetFile", "sayEnded"] } },
    },
    queued: {
      tags: "busy",
      meta: { screen, focus: null, announce: "documents.queued" },
      entry: "sayReady",
      on: {
        "slot.given": "uploading",
        "upload.cancel": { ...isPutAway, actions: ["forgetFile", "sayEnded"] },
      },
    },
    uploading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "documents.uploading" },
      entry: "noteBefore",
      exit: "sayEnded",
      invoke: {
        id: "sendDocument",
        src: "sendDocument",
        input: ({ context, self }) => ({
          corporateId: context.corporateId,
          document: context.document,
          ...fileInput({ context }),
          onProgress: (share) => self.send({ type: "upload.progressed", share }),
        }),
        onDone: [
          { guard: onAnswer("isOk"), target: "confirming" },
          // It may have arrived all the same, so the company is read again.
          { target: "failed", actions: [onAnswer("noteFailure"), "saySent", failedToast] },
        ],
        onError: { target: "failed", actions: ["noteDefect", failedToast] },
      },
      on: {
        "upload.progressed": { actions: onEvent("noteShare") },
        "upload.cancel": { ...isPutAway, actions: ["forgetFile", "saySent"] },
      },
    },
    /** Taken by the bank; it counts once the company lists it. */
    confirming: {
      meta: quiet,
      entry: "saySent",
      after: { checkAgain: { target: "confirming", reenter: true } },
      on: {
        ...picks,
        "company.changed": [
          {
            guard: onEvent("hasArrived"),
            target: "uploaded",
            actions: [onEvent("keepStored"), "forgetFile", uploadedToast],
          },
          { actions: onEvent("keepStored") },
        ],
      },
    },
    failed: {
      meta: quiet,
      on: {
        ...picks,
        "upload.retry": "reading",
        "upload.cancel": isPutAway,
        "company.changed": [
          {
            guard: onEvent("hasArrivedAfterAll"),
            target: "uploaded",
            actions: [onEvent("keepStored"), "forgetFile", uploadedToast],
          },
          { actions: onEvent("keepStored") },
        ],
      },
    },
    /** The list it stands in ends it. */
  },
});
