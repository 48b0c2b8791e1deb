import type { Outcome, Transaction, TransactionFile, TransactionFileClient } from "@amberline/api/client";
import {
  contentProblem,
  largestTransactionFile,
  pickProblem,
  transactionFileLimit,
  type TransactionFileProblem,
} from "@amberline/domain/transactionFiles";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNoted,
  isOk,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  toast,
  type LeafMeta,
  type Notice,
  type ToastCalls,
  type ToastNotice,
} from "../shared";

/** A chosen file; the provider keeps it under the id, however often it is sent. */
export interface PickedFile {
  id: string;
  file: File;
}

export type TransactionFilesEvent =
  /** `room` is how many more the transaction takes. */
  | { type: "files.pick"; files: readonly PickedFile[]; room: number }
  | { type: "upload.retry" }
  | { type: "upload.dismiss" }
  | { type: "file.remove"; file: TransactionFile }
  | { type: "removal.confirm" }
  | { type: "removal.cancel" };

/** Why a file cannot be attached; null if it can. */
export type FileFinding = TransactionFileProblem | "unreadable" | null;

interface Context {
  transactionId: string;
  /** Chosen and not attached yet, the next one first. */
  waiting: readonly PickedFile[];
  /** To be removed. */
  removing: TransactionFile | null;
  notice: Notice | null;
}

type Picked = Extract<TransactionFilesEvent, { type: "files.pick" }>;
type Answer = Outcome<Transaction, "NOT_FOUND">;

const screen = "transactionFiles";

const problemNotice = (finding: FileFinding | "tooMany", name = ""): Notice | null =>
  finding && {
    key: `notes.files.problem.${finding}`,
    values: { name, limit: largestTransactionFile / 1_000_000, count: transactionFileLimit },
  };

/** Those that can be attached by their outside, and why others can't. */
function sorted({ files, room }: Picked): Pick<Context, "waiting" | "notice"> {
  const fit = files.filter(({ file }) => pickProblem(file) === null);
  const unfit = files.find(({ file }) => pickProblem(file) !== null)?.file;
  const notice = unfit ? problemNotice(pickProblem(unfit), unfit.name) : null;
  return {
    waiting: fit.slice(0, room),
    notice: notice ?? (fit.length > room ? problemNotice("tooMany") : null),
  };
}

const filesSetup = setup({
  types: {
    input: {} as { transactionId: string },
    context: {} as Context,
    events: {} as TransactionFilesEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    checkFile: notProvided<FileFinding, { file: File }>("checkFile"),
    sendFile: notProvided<Answer, PickedFile & { transactionId: string }>("sendFile"),
    removeFile: notProvided<Answer, { transactionId: string; id: string }>("removeFile"),
  },
  guards: {
    isOk,
    isFine: (_, finding: FileFinding) => finding === null,
    hasFit: (_, picked: Picked) => sorted(picked).waiting.length > 0,
    hasMore: ({ context }) => context.waiting.length > 1,
    isSentOfMore: ({ context }, answer: Answer) => answer.ok && context.waiting.length > 1,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    tell: notProvidedEffect<Answer>("tell"),
    keepPicked: assign((_, picked: Picked) => sorted(picked)),
    forgetFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    forgetAll: assign({ waiting: [], notice: null }),
    noteFinding: assign(({ context }, finding: FileFinding) => ({
      notice: problemNotice(finding, context.waiting[0]?.file.name),
    })),
    noteFailure: assign(failureNoted),
    noteDefect: assign({ notice: { key: "error.general" } }),
    begin: assign({ notice: null }),
    keepRemoving: assign((_, { file }: { file: TransactionFile }) => ({ removing: file })),
    forgetRemoving: assign({ removing: null, notice: null }),
  },
});

const firstOf = ({ waiting }: Context) => waiting[0] as PickedFile;

/** Puts files beside a transaction, one after the other, and removes them. */
export const transactionFilesMachine = filesSetup.createMachine({
  id: screen,
  context: ({ input }) => ({ ...input, waiting: [], removing: null, notice: null }),
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: "attach", announce: null },
      on: {
        "files.pick": [
          { guard: onEvent("hasFit"), target: "checking", actions: onEvent("keepPicked") },
          { actions: onEvent("keepPicked") },
        ],
        "file.remove": { target: "asking", actions: ["begin", onEvent("keepRemoving")] },
      },
    },
    checking: {
      tags: "busy",
      meta: { screen, focus: null, announce: "notes.files.sending" },
      invoke: {
        id: "checkFile",
        src: "checkFile",
        input: ({ context }) => ({ file: firstOf(context).file }),
        onDone: [
          { guard: onAnswer("isFine"), target: "sending" },
          {
            guard: "hasMore",
            target: "checking",
            reenter: true,
            actions: [onAnswer("noteFinding"), "forgetFirst"],
          },
          { target: "resting", actions: [onAnswer("noteFinding"), "forgetFirst"] },
        ],
        onError: { target: "failed", actions: "noteDefect" },
      },
    },
    sending: {
      tags: "busy",
      meta: { screen, focus: null, announce: "notes.files.sending" },
      invoke: {
        id: "sendFile",
        src: "sendFile",
        input: ({ context }) => ({ ...firstOf(context), transactionId: context.transactionId }),
        onDone: [
          {
            guard: onAnswer("isSentOfMore"),
            target: "checking",
            actions: [onAnswer("tell"), "forgetFirst"],
          },
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [onAnswer("tell"), "forgetFirst", toast("positive", "notes.files.attached")],
          },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: "noteDefect" },
      },
    },
    /** What was chosen is kept. It may have arrived: sent again, it is the same. */
    failed: {
      meta: { screen, focus: "retry", announce: null },
      on: {
        "upload.retry": { target: "checking", actions: "begin" },
        "upload.dismiss": { target: "resting", actions: "forgetAll" },
      },
    },
    asking: {
      meta: { screen, focus: null, announce: null },
      on: {
        "removal.confirm": { target: "removing", actions: "begin" },
        "removal.cancel": { target: "resting", actions: "forgetRemoving" },
      },
    },
    removing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "notes.files.removing" },
      invoke: {
        id: "removeFile",
        src: "removeFile",
        input: ({ context: { transactionId, removing } }) => ({ transactionId, id: removing?.id ?? "" }),
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [onAnswer("tell"), "forgetRemoving", toast("positive", "notes.files.removed")],
          },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: "noteDefect" },
      },
    },
  },
});

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** A file that went away can't be read; that is no defect. */
async function findProblem(file: File): Promise<FileFinding> {
  const bytes = await bytesOf(file).catch(() => null);
  return bytes === null ? "unreadable" : contentProblem(file.name, bytes);
}

export interface TransactionFilesCalls
  extends Pick<TransactionFileClient, "addTransactionFile" | "removeTransactionFile">, ToastCalls {
  accountId: string;
  /** The transaction with the files that it has then. */
  onChanged: (transaction: Transaction) => void;
}

export const wireTransactionFiles = (calls: TransactionFilesCalls) => {
  const { accountId } = calls;
  return transactionFilesMachine.provide({
    actors: {
      checkFile: fromPromise(({ input }) => findProblem(input.file)),
      sendFile: fromPromise(async ({ input: { id, file, transactionId }, signal }) => {
        const sent = { accountId, transactionId, fileId: id, name: file.name };
        return calls.addTransactionFile({ ...sent, bytes: await bytesOf(file) }, { signal });
      }),
      removeFile: fromPromise(({ input: { id, transactionId }, signal }) =>
        calls.removeTransactionFile({ accountId, transactionId, fileId: id }, { signal }),
      ),
    },
    actions: {
      showToast: (_, shown) => calls.showToast(shown),
      tell: (_, answer) => {
        if (answer.ok) calls.onChanged(answer.data);
      },
    },
  });
};
