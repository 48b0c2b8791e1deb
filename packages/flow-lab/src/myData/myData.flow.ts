import type { CopiesOutcome, CopyFileOutcome, MyDataEvent } from "@amberline/flows/myData";
import { exampleCopies, exampleCopyFile } from "@amberline/flows/myData/examples";
import { myDataMachine } from "@amberline/flows/myData/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, MyDataEvent> = {
  "copies.retry": { type: "copies.retry" },
  "copy.order": { type: "copy.order", key: "70d2b497-c183-4f5e-8a7a-d39251b08fc6" },
  "copy.download": { type: "copy.download", id: "ready" },
};

const surroundings: Record<string, MyDataEvent> = { "copies.refresh": { type: "copies.refresh" } };

const copies: Record<string, CopiesOutcome> = {
  none: { ok: true, data: exampleCopies.none },
  making: { ok: true, data: exampleCopies.making },
  ready: { ok: true, data: exampleCopies.ready },
  most: { ok: true, data: exampleCopies.most },
  notMade: { ok: true, data: exampleCopies.failed },
  ...failures,
};

const orders: Record<string, CopiesOutcome> = {
  making: { ok: true, data: exampleCopies.making },
  refused: refused("other", "You can order 2 copies of your data in 24 hours. Try again tomorrow."),
  ...failures,
};

const files: Record<string, CopyFileOutcome> = { ok: { ok: true, data: exampleCopyFile }, ...failures };

/** What the stepper and the tests know of copies of the customer's data. */
export const myDataFlow: FlowDefinition<typeof myDataMachine> = {
  id: "myData",
  machine: myDataMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readCopies", copies),
    ...answers(snapshot, "orderCopy", orders),
    ...answers(snapshot, "readCopy", files),
  ],
  project: ({ data, copyId }) => [data?.copies[0]?.state ?? null, data?.mayOrder ?? null, copyId],
  requirements: {
    loading: ["2.12 everything the bank holds"],
    failed: ["8 network failure"],
    "shown.resting": ["2.12 everything the bank holds"],
    "shown.refreshing": ["2.12 everything the bank holds"],
    "shown.ordering": ["2.12 everything the bank holds"],
    "shown.downloading": ["2.12 downloaded"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
