import type { Client } from "@amberline/api/client";
import { documentNameOf, pdfProblem } from "@amberline/domain/company";
import { fromPromise } from "xstate";
import type { ToastCalls } from "../shared";
import { inBase64 } from "./base64";
import { documentsMachine } from "./documents.machine";
import type { FileFinding, UploadInput, UploadOutcome } from "./documents.types";
import { uploadRowMachine } from "./uploadRow.machine";

/** All that the documents need from outside. Leaving one out does not compile. */
export interface DocumentsCalls extends Pick<Client, "uploadDocument">, ToastCalls {}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** A file that was moved or is locked cannot be read; that is no mistake of ours. */
async function findProblem(file: File): Promise<FileFinding> {
  try {
    return pdfProblem(await bytesOf(file));
  } catch {
    return "unreadable";
  }
}

async function upload(
  calls: DocumentsCalls,
  input: UploadInput,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const { corporateId, document, file, onProgress } = input;
  const draft = {
    name: documentNameOf(document),
    fileName: file.name,
    fileType: "application/pdf",
    base64: inBase64(await bytesOf(file)),
  };
  return calls.uploadDocument(corporateId, draft, {
    signal,
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  });
}

/** The machine of one document, ready to start. */
export const wireUploadRow = (calls: DocumentsCalls) =>
  uploadRowMachine.provide({
    actors: {
      readFile: fromPromise(({ input }) => findProblem(input.file)),
      sendDocument: fromPromise(({ input, signal }) => upload(calls, input, signal)),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });

/** The machine of a company's documents, ready to start. */
export const wireDocuments = (calls: DocumentsCalls) =>
  documentsMachine.provide({ actors: { uploadRow: wireUploadRow(calls) } });
