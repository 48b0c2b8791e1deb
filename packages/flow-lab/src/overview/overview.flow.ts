import type { AccountOverview, Outcome } from "@amberline/api/client";
import { exampleProposals } from "@amberline/flows/approvals/examples";
import { exampleCollections } from "@amberline/flows/directDebits/examples";
import type { OverviewEvent } from "@amberline/flows/overview";
import { exampleOverview } from "@amberline/flows/overview/examples";
import { overviewMachine } from "@amberline/flows/overview/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, OverviewEvent> = { "overview.retry": { type: "overview.retry" } };

const surroundings: Record<string, OverviewEvent> = { "account.changed": { type: "account.changed" } };

const first: AccountOverview = {
  ...exampleOverview,
  before: null,
  payees: [],
  recent: [],
  waiting: { total: 0, transactions: [] },
  upcoming: { total: 0, plans: [] },
};

const { logs, invoices, rule } = exampleProposals;
const toApprove = { total: 4, proposals: [logs, invoices, rule] };

const { next, first: refused } = exampleCollections;
const collections = { total: 2, coming: [next, refused] };
const collectedOnly: AccountOverview = { ...first, collections };

const overviews: Record<string, Outcome<AccountOverview>> = {
  ok: { ok: true, data: exampleOverview },
  first: { ok: true, data: first },
  toApprove: { ok: true, data: { ...exampleOverview, toApprove } },
  collections: { ok: true, data: { ...exampleOverview, collections } },
  collectedOnly: { ok: true, data: collectedOnly },
  ...failures,
};

/** What the stepper and the tests know of the overview. */
export const overviewFlow: FlowDefinition<typeof overviewMachine> = {
  id: "overview",
  machine: overviewMachine,
  inputs: { opened: { accountId: "account-1" } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readOverview", overviews),
    ...examples("environment", surroundings),
  ],
  project: ({ overview }) => overview && overview.payees.length,
  requirements: {
    reading: ["4 overview"],
    failed: ["4 overview"],
    absent: ["4 overview"],
    shown: ["4 overview"],
    refreshing: ["4 overview"],
  },
  texts: failureKeys,
  takenWhileBusy: [],
  unreachable: {},
};
