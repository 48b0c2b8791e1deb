import { type DocumentKey, requiredDocuments } from "@amberline/domain/company";
import type { uploadRowMachine } from "@amberline/flows/documents";
import { exampleDocument } from "@amberline/flows/shared/examples";
import { createEmptyActor, type SnapshotFrom } from "xstate";
import { snapshotAt } from "../host/snapshotAt";
import { uploadRowFlow } from "./uploadRow.flow";

type Row = SnapshotFrom<typeof uploadRowMachine>;

const [first, , , , fifth, , last] = requiredDocuments.map(({ key }) => key);
const parent = createEmptyActor();

/** All documents: the first accepted, two missing, the others under review. */
const flow = {
  ...uploadRowFlow,
  inputs: Object.fromEntries(
    requiredDocuments.map(({ key }) => {
      const review = key === first ? "accepted" : "waiting";
      const stored = key === fifth || key === last ? null : exampleDocument(key, { review });
      return [key, { companyId: "company-1", document: key, stored, parent }];
    }),
  ),
};

/** The row of a document after a path from its status. */
export const documentRow = (key: DocumentKey, path = ""): Row => snapshotAt(flow, { input: key, path });

export const countStored = (rows: readonly Row[]) =>
  rows.filter(({ context }) => context.stored !== null).length;
