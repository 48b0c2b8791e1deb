import { requiredDocuments, type DocumentKey } from "@amberline/domain/company";
import { assign, enqueueActions, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { onEvent, type LeafMeta, type PartEvent, type PartInput } from "../shared";
import {
  storedIn,
  uploadRowMachine,
  wireUploadRow,
  type DocumentListEvent,
  type DocumentsCalls,
} from "./uploadRow.machine";

type DocumentsInput = PartInput;
export type DocumentsEvent = PartEvent | DocumentListEvent;
export type Lane = "reading" | "queued" | "sending";

export { uploadRowMachine } from "./uploadRow.machine";

/** How many documents are uploaded at a time; the rest wait. */
const SLOTS = 2;

type Lanes = Readonly<Partial<Record<DocumentKey, Lane>>>;

export interface DocumentsContext {
  parent: PartInput["parent"];
  company: PartInput["company"];
  rows: Readonly<Record<DocumentKey, ActorRefFrom<typeof uploadRowMachine>>>;
  /** Lane of each document being uploaded, in order of arrival. */
  lanes: Lanes;
}

const without = (lanes: Lanes, document: DocumentKey): Lanes =>
  Object.fromEntries(Object.entries(lanes).filter(([key]) => key !== document));

const inLane = (lanes: Lanes, lane: Lane) =>
  requiredDocuments.map(({ key }) => key).filter((key) => lanes[key] === lane);

const documentsSetup = setup({
  types: {
    context: {} as DocumentsContext,
    input: {} as DocumentsInput,
    events: {} as DocumentsEvent,
    meta: {} as LeafMeta,
  },
  actors: { uploadRow: uploadRowMachine },
  actions: {
    keepCompany: assign((_, { company }: Pick<DocumentsContext, "company">) => ({ company })),
    put: assign(({ context }, { document, lane }: { document: DocumentKey; lane: Lane }) => ({
      lanes: { ...without(context.lanes, document), [document]: lane },
    })),
    drop: assign(({ context }, { document }: { document: DocumentKey }) => ({
      lanes: without(context.lanes, document),
    })),
    giveSlots: enqueueActions(({ context: { lanes, rows }, enqueue }) => {
      const free = SLOTS - inLane(lanes, "sending").length;
      const waiting = Object.keys(lanes) as DocumentKey[];
      for (const document of waiting.filter((key) => lanes[key] === "queued").slice(0, free)) {
        enqueue.assign(({ context }) => ({ lanes: { ...context.lanes, [document]: "sending" } }));
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

/** The seven documents of a company, each a machine of its own; this one schedules their uploads. */
export const documentsMachine = documentsSetup.createMachine({
  id: "documents",
  context: ({ input: { companyId, company, parent }, spawn, self }) => {
    const rowOf = (document: DocumentKey) =>
      spawn("uploadRow", {
        id: document,
        input: { companyId, document, stored: storedIn(company, document), desk: self },
      });
    const rows = Object.fromEntries(requiredDocuments.map(({ key }) => [key, rowOf(key)]));
    return { parent, company, lanes: {}, rows: rows as DocumentsContext["rows"] };
  },
  initial: "open",
  states: {
    open: {
      meta: { screen: "documents", focus: null, announce: null },
      on: {
        "company.changed": { actions: [onEvent("keepCompany"), "passOn"] },
        "upload.begun": {
          actions: [
            { type: "put", params: ({ event }) => ({ document: event.document, lane: "reading" }) },
            "giveSlots",
          ],
        },
        "upload.ready": {
          actions: [
            { type: "put", params: ({ event }) => ({ document: event.document, lane: "queued" }) },
            "giveSlots",
          ],
        },
        "upload.ended": { actions: [{ type: "drop", params: ({ event }) => event }, "giveSlots"] },
        "document.sent": { actions: "refresh" },
      },
    },
  },
});

/** Leaving now would lose an upload. */
export const isUploading = ({ context }: SnapshotFrom<typeof documentsMachine>): boolean =>
  Object.keys(context.lanes).length > 0;

export const wireDocuments = (calls: DocumentsCalls) =>
  documentsMachine.provide({ actors: { uploadRow: wireUploadRow(calls) } });
