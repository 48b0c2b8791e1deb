import type {
  DeleteOutcome,
  PayeesOutcome,
  SavedPayeesEvent,
  TrustOutcome,
} from "@amberline/flows/savedPayees";
import { savedPayeesMachine } from "@amberline/flows/savedPayees/machine";
import { examplePayees, exampleReceivers } from "@amberline/flows/savedPayees/examples";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, SavedPayeesEvent> = {
  "list.retry": { type: "list.retry" },
  "payee.delete": { type: "payee.delete", id: "rent" },
  "payee.trust": { type: "payee.trust", id: "rent" },
  "payee.trust:template": { type: "payee.trust", id: "topUp" },
  "payee.delete:fixed": { type: "payee.delete", id: "topUp" },
  "delete.confirm": { type: "delete.confirm" },
  "delete.cancel": { type: "delete.cancel" },
};

const surroundings: Record<string, SavedPayeesEvent> = { "list.refresh": { type: "list.refresh" } };

const lists: Record<string, PayeesOutcome> = {
  ok: { ok: true, data: examplePayees },
  one: { ok: true, data: examplePayees.slice(0, 1) },
  receivers: { ok: true, data: exampleReceivers },
  none: { ok: true, data: [] },
  ...failures,
};

const deleted: Record<string, DeleteOutcome> = {
  ok: { ok: true, data: true },
  gone: refused("NOT_FOUND", "NOT_FOUND"),
  refused: refused("other", "Not now"),
  ...failures,
};

const trusted: Record<string, TrustOutcome> = {
  ok: { ok: true, data: true },
  unproven: { ok: false, problem: "unproven" },
  refused: refused("other", "Not now"),
  ...failures,
};

export const savedPayeesFlow: FlowDefinition<typeof savedPayeesMachine> = {
  id: "savedPayees",
  machine: savedPayeesMachine,
  inputs: { account: { accountId: "account-1" } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readPayees", lists),
    ...answers(snapshot, "deletePayee", deleted),
    ...answers(snapshot, "trustPayee", trusted),
    ...examples("environment", surroundings),
  ],
  project: ({ payees, target }) => [
    payees?.length ?? null,
    target?.id,
    payees?.some(({ trust }) => trust),
    payees?.find(({ id }) => id === "rent")?.trust?.isTrusted,
  ],
  requirements: {
    loading: ["2.14", "7 /user/payment_templates/list"],
    failed: ["8 network failure"],
    "shown.resting": ["2.14 list"],
    "shown.refreshing": ["2.14 list"],
    "shown.asking": ["2.14 delete asks"],
    "shown.deleting": ["7 /user/payment_templates/delete"],
    "shown.trusting": ["2.14 trusted"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
