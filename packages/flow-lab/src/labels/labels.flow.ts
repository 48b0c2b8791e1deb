import type { LabelUse, Outcome } from "@amberline/api/client";
import type { LabelsEvent } from "@amberline/flows/labels";
import { labelsMachine } from "@amberline/flows/labels/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

type Labels = Outcome<readonly LabelUse[], "LABEL_CHANGED" | "LABEL_TAKEN">;

const customer: Record<string, LabelsEvent> = {
  "list.retry": { type: "list.retry" },
  "label.rename": { type: "label.rename", label: "Remnts" },
  "label.remove": { type: "label.remove", label: "Remnts" },
  "form.submit:new": { type: "form.submit", to: "Remonts" },
  "form.submit:there": { type: "form.submit", to: "jāņa māja" },
  "change.confirm": { type: "change.confirm" },
  "change.cancel": { type: "change.cancel" },
};

const house = { label: "Jāņa māja", count: 12 };
const office = { label: "Office", count: 1 };
const ok = (...data: readonly LabelUse[]) => ({ ok: true, data }) as const;

const read: Record<string, Labels> = {
  ok: ok(house, office, { label: "Remnts", count: 3 }),
  none: ok(),
  more: ok(house, office, { label: "Remnts", count: 4 }),
  there: ok(house, office, { label: "Remnts", count: 3 }, { label: "Remonts", count: 1 }),
  gone: ok(house, office),
  ...failures,
};

const changed: Record<string, Labels> = {
  ok: ok(house, office, { label: "Remonts", count: 3 }),
  removed: ok(house, office),
  changed: refused("LABEL_CHANGED", "It stands on more transactions by now."),
  taken: refused("LABEL_TAKEN", "There is such a label by now."),
  ...failures,
};

export const labelsFlow: FlowDefinition<typeof labelsMachine> = {
  id: "labels",
  machine: labelsMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readLabels", read),
    ...answers(snapshot, "changeLabel", changed),
  ],
  project: ({ labels, wish }) => [
    labels?.map(({ label, count }) => `${label} ${count}`).join() ?? null,
    wish?.to ?? null,
    wish?.count ?? null,
    wish?.merges ?? null,
  ],
  requirements: {
    reading: ["2.8 beside the filter of the history"],
    failed: ["8 network failure"],
    listed: ["2.8 A label is renamed on all transactions of the account"],
    renaming: ["2.8 A label is renamed on all transactions of the account"],
    merging: ["2.8 the two become one, which is asked first"],
    removing: ["2.8 taken off all transactions of the account, which is asked first"],
    saving: ["2.8 A label is renamed on all transactions of the account"],
    rereading: ["2.8 as another device has changed them, it is asked again"],
  },
  texts: [...failureKeys, "labels.changed", "labels.done.removed", "labels.done.renamed", "labels.gone"],
  takenWhileBusy: [],
  unreachable: {},
};
