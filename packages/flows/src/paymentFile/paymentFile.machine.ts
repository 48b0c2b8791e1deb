import type { PaymentFileClient, PaymentRowsChange } from "@amberline/api/client";
import { fromPromise, type SnapshotFrom } from "xstate";
import { noteDefect, onAnswer, onEvent } from "../shared";
import {
  asShown,
  fromStart,
  furtherOn,
  paymentFileSetup,
  type EventOf,
  type PaymentFileContext,
  type PaymentFileEvent,
} from "./paymentFile.setup";

const screen = "paymentFile";
const quiet = { screen, focus: null, announce: null };
const saying = (announce: string) => ({ screen, focus: null, announce });

type Around = { context: PaymentFileContext };

const fileOf = ({ context: { page } }: Around) => {
  if (!page) throw new Error("There is no file yet.");
  return page.file;
};

/** What the customer chose to do with payments. */
function changeOf({ context, event }: Around & { event: unknown }): PaymentRowsChange {
  const { id, version } = fileOf({ context });
  const { asked } = context;
  if (asked?.act === "edit" && asked.edit) return { id, version, ...asked, edit: asked.edit };
  if (asked?.act === "accept") return { id, version, act: "accept", nths: [asked.nth] };
  const { act, nths } = event as EventOf<"rows.change">;
  return { id, version, act, nths };
}

const listStates = paymentFileSetup.createStateConfig({
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: quiet,
      invoke: {
        id: "readFiles",
        src: "readFiles",
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepFiles") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: quiet,
      on: { "page.retry": { target: "loading", actions: "clearNotice" } },
    },
    resting: {
      meta: quiet,
      on: {
        "file.choose": [
          {
            guard: onEvent("isTooLarge"),
            actions: ["forgetUnread", { type: "setNotice", params: { key: "paymentFile.tooLarge" } }],
          },
          { guard: "mayUpload", target: "uploading", actions: onEvent("noteName") },
        ],
      },
    },
    uploading: {
      tags: "busy",
      meta: saying("paymentFile.uploading"),
      invoke: {
        id: "upload",
        src: "upload",
        input: ({ event }) => (event as EventOf<"file.choose">).file,
        onDone: [
          {
            guard: onAnswer("isRead"),
            target: "#paymentFile.file",
            actions: [onAnswer("openUploaded"), "goToFile"],
          },
          { target: "resting", actions: [onAnswer("noteUnread"), onAnswer("noteFailure")] },
        ],
        // It was moved, or is locked.
        onError: {
          target: "resting",
          actions: ["forgetUnread", { type: "setNotice", params: { key: "paymentFile.unreadable" } }],
        },
      },
    },
  },
});

/** Nothing is being asked or changed; what the bank works on is read again and again. */
const restingStates = paymentFileSetup.createStateConfig({
  initial: "still",
  on: {
    "rows.show": { target: "showing", actions: onEvent("noteShown") },
    "rows.more": { guard: "hasMore", target: "adding" },
    "rows.change": { guard: onEvent("areChangeable"), target: "changing", actions: "clearNotice" },
    "row.edit": { guard: onEvent("isEditable"), target: "editing", actions: onEvent("noteEdit") },
    "row.accept": { guard: onEvent("isAcceptable"), target: "asking", actions: onEvent("noteAccept") },
    "file.update": { guard: "isChangeable", target: "updating", actions: "clearNotice" },
    "remove.ask": { guard: "isRemovable", target: "asking", actions: "noteRemoval" },
    "approval.ask": { guard: "isApprovable", target: "confirming", actions: "noteApproval" },
    "again.prepare": { guard: "isRepeatable", target: "preparing", actions: "clearNotice" },
  },
  states: {
    still: {
      meta: quiet,
      always: { guard: "isAway", target: "paused" },
      after: { pollDelay: { guard: "isMoving", target: "polling" } },
      on: { "page.hidden": { target: "paused", actions: "noteAway" } },
    },
    polling: {
      meta: quiet,
      invoke: {
        id: "readRows",
        src: "readRows",
        input: asShown,
        onDone: [
          {
            guard: onAnswer("hasEnded"),
            target: "#paymentFile.file.showing",
            actions: [onAnswer("keepRead"), "tellChanged"],
          },
          { target: "still", actions: onAnswer("keepRead") },
        ],
        onError: "still",
      },
    },
    paused: {
      meta: quiet,
      on: { "page.shown": { target: "polling", actions: "noteBack" } },
    },
  },
});

const fileStates = paymentFileSetup.createStateConfig({
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: quiet,
      invoke: {
        id: "readRows",
        src: "readRows",
        input: fromStart,
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepPage") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: quiet,
      on: { "page.retry": { target: "loading", actions: "clearNotice" } },
    },
    resting: restingStates,
    /** The first of other payments, or of the same anew. */
    showing: {
      tags: "busy",
      meta: quiet,
      on: { "rows.show": { target: "showing", reenter: true, actions: onEvent("noteShown") } },
      invoke: {
        id: "readRows",
        src: "readRows",
        input: fromStart,
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepPage") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    adding: {
      tags: "busy",
      meta: quiet,
      entry: "clearNotice",
      invoke: {
        id: "readRows",
        src: "readRows",
        input: furtherOn,
        onDone: [
          { guard: onAnswer("isOtherVersion"), target: "showing" },
          { target: "resting", actions: [onAnswer("keepMore"), onAnswer("noteFailure")] },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    editing: {
      tags: "dialog",
      meta: { screen, focus: "payeeName", announce: null },
      on: {
        "edit.submit": { target: "changing", actions: [onEvent("noteTyped"), "clearNotice"] },
        "dialog.cancel": { target: "resting", actions: "forgetAsked" },
      },
    },
    changing: {
      tags: "busy",
      meta: saying("paymentFile.changing"),
      invoke: {
        id: "changeRows",
        src: "changeRows",
        input: changeOf,
        onDone: [
          {
            guard: onAnswer("isStillFaulty"),
            target: "editing",
            actions: [onAnswer("keepChanged"), "noteFault"],
          },
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [onAnswer("keepChanged"), "forgetAsked"],
          },
          // What was shown is out of date, or it is not known whether it was done.
          { target: "rereading", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "rereading", actions: noteDefect },
      },
    },
    /** Keeps the notice of why nothing was done, and what was typed. */
    rereading: {
      tags: "busy",
      meta: quiet,
      invoke: {
        id: "readRows",
        src: "readRows",
        input: asShown,
        onDone: [
          {
            guard: onAnswer("isEdited"),
            target: "resting",
            actions: [onAnswer("keepRead"), "forgetAsked"],
          },
          { guard: onAnswer("canStillEdit"), target: "editing", actions: onAnswer("keepRead") },
          { target: "resting", actions: [onAnswer("keepRead"), "endAsked"] },
        ],
        onError: [
          { guard: "asksToEdit", target: "editing" },
          { target: "resting", actions: "endAsked" },
        ],
      },
    },
    updating: {
      tags: "busy",
      meta: saying("paymentFile.changing"),
      invoke: {
        id: "updateFile",
        src: "updateFile",
        input: ({ context, event }) => {
          const { type: _, ...change } = event as EventOf<"file.update">;
          return { id: fileOf({ context }).id, ...change };
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "showing" },
          { target: "rereading", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "rereading", actions: noteDefect },
      },
    },
    /** A draft of what was refused. Asking once more would do no harm. */
    preparing: {
      tags: "busy",
      meta: saying("paymentFile.preparing"),
      invoke: {
        id: "prepareAgain",
        src: "prepareAgain",
        input: ({ context }) => fileOf({ context }).id,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "loading",
            actions: ["closeFile", onAnswer("openAgain"), "goToFile"],
          },
          { target: "rereading", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "rereading", actions: noteDefect },
      },
    },
    asking: {
      tags: "dialog",
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "dialog.confirm": [
          { guard: "asksToAccept", target: "changing", actions: "clearNotice" },
          { target: "removing" },
        ],
        "dialog.cancel": { target: "resting", actions: "forgetAsked" },
      },
    },
    removing: {
      tags: ["busy", "dialog"],
      meta: saying("paymentFile.changing"),
      entry: "clearNotice",
      invoke: {
        id: "removeFile",
        src: "removeFile",
        input: ({ context }) => {
          const { id, state } = fileOf({ context });
          return { id, isWaiting: state === "waiting" };
        },
        onDone: [
          // Then it is a draft again.
          { guard: "isWaiting", target: "rereading", actions: [onAnswer("noteFailure"), "tellChanged"] },
          {
            guard: onAnswer("isOk"),
            target: "#paymentFile.list",
            actions: ["closeFile", "goToList"],
          },
          { target: "rereading", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "rereading", actions: noteDefect },
      },
    },
    confirming: {
      tags: "dialog",
      meta: { screen, focus: "code", announce: null },
      on: {
        "code.submit": { guard: onEvent("isSixCharacters"), target: "approving" },
        "dialog.cancel": { target: "resting", actions: "forgetAsked" },
      },
    },
    approving: {
      tags: ["busy", "dialog"],
      meta: saying("paymentFile.approving"),
      entry: "clearNotice",
      invoke: {
        id: "approve",
        src: "approve",
        input: ({ context, event }) => ({
          file: fileOf({ context }),
          code: (event as EventOf<"code.submit">).code,
        }),
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "showing",
            actions: ["forgetAsked", "showAll", "tellChanged"],
          },
          { guard: onAnswer("isCodeWrong"), target: "confirming", actions: ["clearCode", "noteCodeWrong"] },
          { guard: onAnswer("isUncertain"), target: "verifying", actions: "noteDoubt" },
          // What was shown is out of date.
          { guard: onAnswer("isRefused"), target: "verifying", actions: onAnswer("noteFailure") },
          { target: "confirming", actions: ["clearCode", onAnswer("noteFailure")] },
        ],
        onError: { target: "verifying", actions: "noteDoubt" },
      },
    },
    /** Whether it was approved is not known, or it was refused: the file says. Approving once more would do no harm. */
    verifying: {
      tags: ["busy", "dialog"],
      meta: saying("paymentFile.verifying"),
      invoke: {
        id: "readRows",
        src: "readRows",
        input: asShown,
        onDone: [
          {
            guard: onAnswer("isApproved"),
            target: "showing",
            actions: ["forgetAsked", "showAll", "tellChanged"],
          },
          {
            guard: onAnswer("canStillApprove"),
            target: "confirming",
            actions: [onAnswer("keepRead"), "clearCode", "noteNotDone"],
          },
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [onAnswer("keepRead"), "noteNotDone", "endAsked"],
          },
          { target: "lost" },
        ],
        onError: "lost",
      },
    },
    /** The file that would say what became of it could not be read. */
    lost: {
      meta: quiet,
      on: { "page.retry": "verifying" },
    },
  },
});

/** Payments of a company from files: one is uploaded, its payments mended, and approved with one code. */
export const paymentFileMachine = paymentFileSetup.createMachine({
  id: "paymentFile",
  context: ({ input }) => ({
    ...input,
    ...{ files: null, unread: null, page: null, shown: null, mended: [], asked: null },
    ...{ notice: null, codesRefused: 0, isAway: false, quiet: 0 },
  }),
  initial: "deciding",
  on: {
    "page.hidden": { actions: "noteAway" },
    "page.shown": { actions: "noteBack" },
    "file.open": {
      guard: onEvent("isAnother"),
      target: ".file",
      actions: ["closeFile", onEvent("openFile")],
    },
    "list.open": { guard: "isOpen", target: ".list", actions: "closeFile" },
  },
  states: {
    deciding: { always: [{ guard: "isOpen", target: "file" }, { target: "list" }] },
    list: listStates,
    file: fileStates,
  },
});

export interface PaymentFileCalls extends Pick<
  PaymentFileClient,
  | "approvePaymentFile"
  | "changePaymentRows"
  | "paymentFiles"
  | "paymentRows"
  | "preparePaymentsAgain"
  | "removePaymentFile"
  | "updatePaymentFile"
  | "uploadPaymentFile"
  | "withdrawPaymentFile"
> {
  /** Puts the file that was uploaded or prepared again into the address. */
  goToFile(id: string): void;
  /** Called when the file is gone. */
  goToList(): void;
  /** Called when money has moved or something waits for others. */
  tellChanged(): void;
}

export const wirePaymentFile = (calls: PaymentFileCalls) =>
  paymentFileMachine.provide({
    actors: {
      readFiles: fromPromise(({ signal }) => calls.paymentFiles({ signal })),
      upload: fromPromise(({ input, signal }) =>
        calls.uploadPaymentFile({ file: input, checksNames: true }, { signal }),
      ),
      readRows: fromPromise(({ input, signal }) => calls.paymentRows(input, { signal })),
      changeRows: fromPromise(({ input, signal }) => calls.changePaymentRows(input, { signal })),
      updateFile: fromPromise(({ input, signal }) => calls.updatePaymentFile(input, { signal })),
      prepareAgain: fromPromise(({ input, signal }) => calls.preparePaymentsAgain(input, { signal })),
      approve: fromPromise(({ input: { file, code }, signal }) =>
        calls.approvePaymentFile({ file, code: code.take() }, { signal }),
      ),
      removeFile: fromPromise(({ input: { id, isWaiting }, signal }) =>
        isWaiting ? calls.withdrawPaymentFile(id, { signal }) : calls.removePaymentFile(id, { signal }),
      ),
    },
    actions: {
      goToFile: ({ context: { fileId } }) => fileId !== null && calls.goToFile(fileId),
      goToList: () => calls.goToList(),
      tellChanged: () => calls.tellChanged(),
    },
  });

export interface PaymentFileView {
  snapshot: SnapshotFrom<typeof paymentFileMachine>;
  send: (event: PaymentFileEvent) => void;
}
