import type { Company, CompanyDocument } from "@amberline/api/client";
import { fileProblem, largestDocument, type DocumentKey } from "@amberline/domain/company";
import { assign, sendTo, setup } from "xstate";
import {
  failureNotice,
  isOk,
  isUncertain,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type ToastNotice,
} from "../shared";
import type {
  FileFinding,
  UploadInput,
  UploadOutcome,
  UploadRowContext,
  UploadRowEvent,
  UploadRowInput,
} from "./documents.types";

type Picked = Extract<UploadRowEvent, { type: "file.pick" }>;
type Changed = { company: Company };

/** What a company has handed in under a document's name. */
export const storedIn = ({ documents }: Company, key: DocumentKey): CompanyDocument | null =>
  documents.find((document) => document.key === key) ?? null;

/** Megabytes a document may have at most. */
export const largestMegabytes = largestDocument / 1_000_000;

const problemNotice = (finding: FileFinding): Notice | null =>
  finding === null ? null : { key: `documents.problem.${finding}`, values: { limit: largestMegabytes } };

/** A document that is there now and was not before; where the provider tells no time, one that is there. */
function isNew({ document, before }: UploadRowContext, { company }: Changed): boolean {
  const now = storedIn(company, document);
  if (now === null || before === null) return now !== null;
  return now.uploadedAt === null || now.uploadedAt !== before.uploadedAt;
}

/** An upload that failed has a name to be said by. */
const failedOf = (outcome: UploadOutcome): Notice | null => (outcome.ok ? null : failureNotice(outcome));

/** Everything the chart of one document names. */
export const uploadRowSetup = setup({
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
    sayBegun: sendTo(
      ({ context }) => context.desk,
      ({ context: { document } }) => ({ type: "upload.begun", document }),
    ),
    sayReady: sendTo(
      ({ context }) => context.desk,
      ({ context: { document } }) => ({ type: "upload.ready", document }),
    ),
    sayEnded: sendTo(
      ({ context }) => context.desk,
      ({ context: { document } }) => ({ type: "upload.ended", document }),
    ),
    saySent: sendTo(({ context }) => context.desk, { type: "document.sent" }),
    keepStored: assign(({ context }, { company }: Changed) => ({
      stored: storedIn(company, context.document),
    })),
    keepFile: assign((_, { file }: Picked) => ({ file, notice: null, share: null, isDoubtful: false })),
    noteUnfit: assign((_, { file }: Picked) => ({ notice: problemNotice(fileProblem(file)) })),
    noteFinding: assign((_, finding: FileFinding) => ({ notice: problemNotice(finding), file: null })),
    noteBefore: assign(({ context }) => ({ before: context.stored, share: null })),
    noteShare: assign((_, { share }: { share: number }) => ({ share })),
    noteFailure: assign((_, outcome: UploadOutcome) => ({
      notice: failedOf(outcome),
      isDoubtful: isUncertain(outcome),
    })),
    noteDefect: assign({ notice: { key: "error.general" }, isDoubtful: true }),
    forgetFile: assign({ file: null, notice: null, share: null, isDoubtful: false }),
    clearNotice: assign({ notice: null, isDoubtful: false }),
  },
  delays: {
    /** Between two questions whether the document is listed by now, milliseconds. */
    checkAgain: 20_000,
  },
});

export const fileInput = ({ context: { file } }: { context: UploadRowContext }) => ({ file: file as File });
