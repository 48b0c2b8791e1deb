import { requiredDocuments, roomBeside, type DocumentKey } from "@amberline/domain/company";
import { assign, enqueueActions, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { onEvent, type LeafMeta, type PartEvent, type PartInput } from "../shared";
import { sizeOf } from "./handedIn";
import {
  storedIn,
  uploadRowMachine,
  wireUploadRow,
  type DocumentListEvent,
  type DocumentsCalls,
} from "./uploadRow.machine";

type DocumentsInput = PartInput;
export type DocumentsEvent = PartEvent | DocumentListEvent;
export type UploadPhase = "reading" | "queued" | "sending";

export { uploadRowMachine } from "./uploadRow.machine";

/** Concurrent uploads. */
const SLOTS = 2;

type Uploads = Readonly<Partial<Record<DocumentKey, UploadPhase>>>;

export interface DocumentsContext {
  parent: PartInput["parent"];
  company: PartInput["company"];
  rows: Readonly<Record<DocumentKey, ActorRefFrom<typeof uploadRowMachine>>>;
  /** Phase of each upload, in order of arrival. */
  uploads: Uploads;
}

const without = (uploads: Uploads, document: DocumentKey): Uploads =>
  Object.fromEntries(Object.entries(uploads).filter(([key]) => key !== document));

const inPhase = (uploads: Uploads, phase: UploadPhase) =>
  requiredDocuments.map(({ key }) => key).filter((key) => uploads[key] === phase);

/** Size of a document's newest file, uploading or listed. */
function newestSize({ rows, company }: Pick<DocumentsContext, "rows" | "company">, key: DocumentKey): number {
  const row = rows[key].getSnapshot();
  const isOnItsWay = (["queued", "uploading", "confirming"] as const).some((state) => row.matches(state));
  const stored = storedIn(company, key);
  return (isOnItsWay ? row.context.file?.size : stored && sizeOf(stored)) ?? 0;
}

const documentsSetup = setup({
  types: {
    context: {} as DocumentsContext,
    input: {} as DocumentsInput,
    events: {} as DocumentsEvent,
    meta: {} as LeafMeta,
  },
  actors: { uploadRow: uploadRowMachine },
  guards: {
    hasRoom: ({ context }, { document, size }: { document: DocumentKey; size: number }) =>
      size <=
      roomBeside(requiredDocuments.flatMap(({ key }) => (key === document ? [] : newestSize(context, key)))),
  },
  actions: {
    denySlot: sendTo(({ context: { rows } }, { document }: { document: DocumentKey }) => rows[document], {
      type: "slot.denied",
    }),
    keepCompany: assign((_, { company }: Pick<DocumentsContext, "company">) => ({ company })),
    put: assign(({ context }, { document, phase }: { document: DocumentKey; phase: UploadPhase }) => ({
      uploads: { ...without(context.uploads, document), [document]: phase },
    })),
    drop: assign(({ context }, { document }: { document: DocumentKey }) => ({
      uploads: without(context.uploads, document),
    })),
    giveSlots: enqueueActions(({ context: { uploads, rows }, enqueue }) => {
      const free = SLOTS - inPhase(uploads, "sending").length;
      const waiting = Object.keys(uploads) as DocumentKey[];
      for (const document of waiting.filter((key) => uploads[key] === "queued").slice(0, free)) {
        enqueue.assign(({ context }) => ({ uploads: { ...context.uploads, [document]: "sending" } }));
        enqueue.sendTo(rows[document], { type: "slot.given" });
      }
    }),
    passOn: enqueueActions(({ context: { rows }, event, enqueue }) => {
      if (event.type !== "company.changed") return;
      for (const row of Object.values(rows)) enqueue.sendTo(row, event);
    }),
    refresh: sendTo(({ context }) => context.parent, { type: "company.refresh" }),
  },
});

/** Schedules the uploads of a company's seven documents, each a child machine. */
export const documentsMachine = documentsSetup.createMachine({
  id: "documents",
  context: ({ input: { companyId, company, parent }, spawn, self }) => {
    const rowOf = (document: DocumentKey) =>
      spawn("uploadRow", {
        id: document,
        input: { companyId, document, stored: storedIn(company, document), parent: self },
      });
    const rows = Object.fromEntries(requiredDocuments.map(({ key }) => [key, rowOf(key)]));
    return { parent, company, uploads: {}, rows: rows as DocumentsContext["rows"] };
  },
  initial: "open",
  states: {
    open: {
      meta: { screen: "documents", focus: null, announce: null },
      on: {
        "company.changed": { actions: [onEvent("keepCompany"), "passOn"] },
        "upload.begun": {
          actions: [
            { type: "put", params: ({ event }) => ({ document: event.document, phase: "reading" }) },
            "giveSlots",
          ],
        },
        "upload.ready": [
          {
            guard: { type: "hasRoom", params: ({ event }) => event },
            actions: [
              { type: "put", params: ({ event }) => ({ document: event.document, phase: "queued" }) },
              "giveSlots",
            ],
          },
          { actions: { type: "denySlot", params: ({ event }) => event } },
        ],
        "upload.ended": { actions: [{ type: "drop", params: ({ event }) => event }, "giveSlots"] },
        "document.sent": { actions: "refresh" },
      },
    },
  },
});

export const isUploading = ({ context }: SnapshotFrom<typeof documentsMachine>): boolean =>
  Object.keys(context.uploads).length > 0;

export const wireDocuments = (calls: DocumentsCalls) =>
  documentsMachine.provide({ actors: { uploadRow: wireUploadRow(calls) } });
