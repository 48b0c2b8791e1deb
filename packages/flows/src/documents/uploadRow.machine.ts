import type { Asked, Client, Company, CompanyDocument, Outcome } from "@amberline/api/client";
import {
  documentNameOf,
  documentQuota,
  fileProblem,
  largestDocument,
  pdfProblem,
  type DocumentKey,
  type DocumentProblem,
} from "@amberline/domain/company";
import { assign, fromPromise, sendTo, setup, type ActorRef, type Snapshot } from "xstate";
import {
  failureNoted,
  isOk,
  isUncertain,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
  type PartEvent,
  type ToastCalls,
  type ToastNotice,
} from "../shared";

/** Sent by a row to its list. */
export type DocumentListEvent =
  | { type: "upload.begun"; document: DocumentKey }
  | { type: "upload.ready"; document: DocumentKey; size: number }
  | { type: "upload.ended"; document: DocumentKey }
  | { type: "document.sent" };

export interface UploadRowInput {
  companyId: string;
  document: DocumentKey;
  /** The uploaded document; null if none. */
  stored: CompanyDocument | null;
  parent: ActorRef<Snapshot<unknown>, DocumentListEvent>;
}

export interface UploadRowContext extends UploadRowInput {
  /** Kept until the company lists it, so that it need not be picked again. */
  file: File | null;
  /** The document before this upload, to recognise the new one. */
  before: CompanyDocument | null;
  /** Share sent, 0 to 1; null while unknown. */
  share: number | null;
  /** Whether a failed upload may have arrived. */
  isDoubtful: boolean;
  notice: Notice | null;
}

export type UploadRowEvent =
  | PartEvent
  | { type: "file.pick"; file: File }
  | { type: "upload.retry" }
  | { type: "upload.cancel" }
  | { type: "slot.given" }
  /** Exceeds the remaining space. */
  | { type: "slot.denied" }
  | { type: "upload.progressed"; share: number };

/** Why a file cannot be uploaded; null if it can. */
export type FileFinding = DocumentProblem | "unreadable" | null;
export type UploadOutcome = Outcome<Asked>;

export interface UploadInput {
  companyId: string;
  document: DocumentKey;
  file: File;
  onProgress: (share: number) => void;
}

type Picked = Extract<UploadRowEvent, { type: "file.pick" }>;
type Changed = { company: Company };

export const storedIn = ({ documents }: Company, key: DocumentKey): CompanyDocument | null =>
  documents.find((document) => document.key === key) ?? null;

export const largestMegabytes = largestDocument / 1_000_000;

const problemNotice = (finding: FileFinding | "noRoom", file: File | null): Notice | null =>
  finding === null
    ? null
    : {
        key: `documents.problem.${finding}`,
        values: { file: file?.name ?? "", limit: largestMegabytes, quota: documentQuota / 1_000_000 },
      };

/** Upload time of the latest file: the document or its replacement. */
const cameInAt = ({ uploadedAt, change }: CompanyDocument) => change?.askedAt ?? uploadedAt;

/** A document uploaded since; without upload times, any document. */
function isNew({ document, before }: UploadRowContext, { company }: Changed): boolean {
  const now = storedIn(company, document);
  if (now === null || before === null) return now !== null;
  return cameInAt(now) === null || cameInAt(now) !== cameInAt(before);
}

const aboutIt =
  (type: "upload.begun" | "upload.ended") =>
  ({ context: { document } }: { context: UploadRowContext }) => ({ type, document });

const uploadRowSetup = setup({
  types: {
    context: {} as UploadRowContext,
    input: {} as UploadRowInput,
    events: {} as UploadRowEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readFile: notProvided<FileFinding, { file: File }>("readFile"),
    sendDocument: notProvided<UploadOutcome, UploadInput>("sendDocument"),
  },
  guards: {
    isOk,
    isThere: ({ context }) => context.stored !== null,
    isFit: (_, { file }: Picked) => fileProblem(file) === null,
    isFine: (_, finding: FileFinding) => finding === null,
    hasArrived: ({ context }, changed: Changed) => isNew(context, changed),
    hasArrivedAfterAll: ({ context }, changed: Changed) => context.isDoubtful && isNew(context, changed),
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    tellBegun: sendTo(({ context }) => context.parent, aboutIt("upload.begun")),
    tellReady: sendTo(
      ({ context }) => context.parent,
      ({ context: { document, file } }) => ({ type: "upload.ready", document, size: file?.size ?? 0 }),
    ),
    tellEnded: sendTo(({ context }) => context.parent, aboutIt("upload.ended")),
    tellSent: sendTo(({ context }) => context.parent, { type: "document.sent" }),
    keepStored: assign(({ context }, { company }: Changed) => ({
      stored: storedIn(company, context.document),
    })),
    keepFile: assign((_, { file }: Picked) => ({ file, notice: null, share: null, isDoubtful: false })),
    noteUnfit: assign((_, { file }: Picked) => ({ notice: problemNotice(fileProblem(file), file) })),
    noteFinding: assign(({ context }, finding: FileFinding | "noRoom") => ({
      notice: problemNotice(finding, context.file),
      file: null,
    })),
    noteBefore: assign(({ context }) => ({ before: context.stored, share: null })),
    noteShare: assign((_, { share }: { share: number }) => ({ share })),
    noteFailure: assign((_, outcome: UploadOutcome) => ({
      ...failureNoted(null, outcome),
      isDoubtful: isUncertain(outcome),
    })),
    noteDefect: assign({ notice: { key: "error.general" }, isDoubtful: true }),
    forgetFile: assign({ file: null, notice: null, share: null, isDoubtful: false }),
    clearNotice: assign({ notice: null, isDoubtful: false }),
  },
  delays: {
    /** Between two checks whether the document is listed, milliseconds. */
    checkAgain: 20_000,
  },
});

const fileInput = ({ context: { file } }: { context: UploadRowContext }) => ({ file: file as File });

const screen = "documents";
const quiet = { screen, focus: null, announce: null };

const toastOf =
  (tone: ToastNotice["tone"], key: string) =>
  ({ context }: { context: UploadRowContext }): ToastNotice => ({
    tone,
    notice: { key, values: { document: context.document } },
  });
const uploadedToast = {
  type: "showToast",
  params: ({ context, event }: { context: UploadRowContext; event: Changed }): ToastNotice => {
    const isAsked = storedIn(event.company, context.document)?.change?.state === "waiting";
    return toastOf("positive", isAsked ? "documents.asked" : "documents.uploaded")({ context });
  },
} as const;
const failedToast = { type: "showToast", params: toastOf("negative", "documents.uploadFailed") } as const;

const picks = {
  "file.pick": [
    { guard: onEvent("isFit"), target: "reading", actions: onEvent("keepFile") },
    { actions: onEvent("noteUnfit") },
  ],
} as const;
const isPutAway = { target: "resting", actions: "forgetFile" } as const;

const unmoved = {
  meta: quiet,
  on: { ...picks, "company.changed": { target: "resting", actions: onEvent("keepStored") } },
} as const;

/** One required document: picked, checked, queued, uploading, uploaded. */
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
    idle: unmoved,
    uploaded: unmoved,
    reading: {
      tags: "busy",
      meta: quiet,
      entry: ["clearNotice", "tellBegun"],
      invoke: {
        id: "readFile",
        src: "readFile",
        input: fileInput,
        onDone: [
          { guard: onAnswer("isFine"), target: "queued" },
          { target: "resting", actions: [onAnswer("noteFinding"), "tellEnded"] },
        ],
        onError: { target: "failed", actions: "tellEnded" },
      },
      on: { "upload.cancel": { ...isPutAway, actions: ["forgetFile", "tellEnded"] } },
    },
    queued: {
      tags: "busy",
      meta: { screen, focus: null, announce: "documents.queued" },
      entry: "tellReady",
      on: {
        "slot.given": "uploading",
        "slot.denied": {
          target: "resting",
          actions: [{ type: "noteFinding", params: "noRoom" }, "tellEnded"],
        },
        "upload.cancel": { ...isPutAway, actions: ["forgetFile", "tellEnded"] },
      },
    },
    uploading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "documents.uploading" },
      entry: "noteBefore",
      exit: "tellEnded",
      invoke: {
        id: "sendDocument",
        src: "sendDocument",
        input: ({ context, self }) => ({
          companyId: context.companyId,
          document: context.document,
          ...fileInput({ context }),
          onProgress: (share) => self.send({ type: "upload.progressed", share }),
        }),
        onDone: [
          { guard: onAnswer("isOk"), target: "confirming" },
          // It may have arrived, so reread the company.
          { target: "failed", actions: [onAnswer("noteFailure"), "tellSent", failedToast] },
        ],
        onError: { target: "failed", actions: ["noteDefect", failedToast] },
      },
      on: {
        "upload.progressed": { actions: onEvent("noteShare") },
        "upload.cancel": { ...isPutAway, actions: ["forgetFile", "tellSent"] },
      },
    },
    /** Accepted by the bank, but not listed yet. */
    confirming: {
      meta: quiet,
      entry: "tellSent",
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
  },
});

/** A multiple of three, so that chunks join without padding. */
const PIECE = 24_576;

/** Base64 in chunks, because a whole document exceeds the argument limit. */
export function inBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE))));
  return pieces.join("");
}

export interface DocumentsCalls extends Pick<Client, "uploadDocument">, ToastCalls {}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/**
 * A moved or locked file cannot be read; that is not a defect. If the code that tests for a password does not load, the
 * bank finds the problem instead.
 */
async function findProblem(file: File): Promise<FileFinding> {
  const bytes = await bytesOf(file).catch(() => null);
  return bytes === null ? "unreadable" : pdfProblem(bytes).catch(() => null);
}

async function upload(
  calls: DocumentsCalls,
  input: UploadInput,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const { companyId, document, file, onProgress } = input;
  const draft = {
    name: documentNameOf(document),
    fileName: file.name,
    fileType: "application/pdf",
    base64: inBase64(await bytesOf(file)),
  };
  return calls.uploadDocument(companyId, draft, {
    signal,
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  });
}

export const wireUploadRow = (calls: DocumentsCalls) =>
  uploadRowMachine.provide({
    actors: {
      readFile: fromPromise(({ input }) => findProblem(input.file)),
      sendDocument: fromPromise(({ input, signal }) => upload(calls, input, signal)),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
