import type { Approvals, Outcome, Proposal } from "@amberline/api/client";
import type { ApprovalsEvent } from "@amberline/flows/approvals";
import {
  approvedApprovals,
  exampleApprovals,
  exampleOwnersApprovals,
  exampleProposals,
} from "@amberline/flows/approvals/examples";
import { approvalsMachine } from "@amberline/flows/approvals/machine";
import { money } from "@amberline/domain/money";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const { logs, factory, tax, invoices, own, rule, person, withdrawn } = exampleProposals;
const both = [logs.id, factory.id];

const customer: Record<string, ApprovalsEvent> = {
  "list.retry": { type: "list.retry" },
  "selection.change": { type: "selection.change", ids: both },
  "selection.change:one": { type: "selection.change", ids: [logs.id] },
  "selection.change:none": { type: "selection.change", ids: [] },
  "selection.change:file": { type: "selection.change", ids: [...both, invoices.id] },
  "selection.change:locked": { type: "selection.change", ids: [tax.id] },
  "approval.ask": { type: "approval.ask", ids: both },
  "approval.ask:rule": { type: "approval.ask", ids: [rule.id] },
  "approval.ask:mixed": { type: "approval.ask", ids: [logs.id, rule.id] },
  "code.submit": { type: "code.submit", code: new Secret("482193") },
  "code.submit:short": { type: "code.submit", code: new Secret("4821") },
  "decline.ask": { type: "decline.ask", id: logs.id },
  "decline.ask:file": { type: "decline.ask", id: invoices.id },
  "decline.ask:own": { type: "decline.ask", id: own.id },
  "decline.ask:over": { type: "decline.ask", id: withdrawn.id },
  "decline.confirm": { type: "decline.confirm", reason: "Rēķins jau ir apmaksāts." },
  "decline.confirm:none": { type: "decline.confirm", reason: "" },
  "dialog.cancel": { type: "dialog.cancel" },
};

const surroundings: Record<string, ApprovalsEvent> = { "list.refresh": { type: "list.refresh" } };

const list = (approvals: Approvals): Outcome<Approvals> => ({ ok: true, data: approvals });

const ended = (isMeant: (proposal: Proposal) => boolean, change: Partial<Proposal>): Approvals => ({
  ...exampleApprovals,
  proposals: exampleApprovals.proposals.map((each) =>
    isMeant(each) ? { ...each, approvers: [], ...change } : each,
  ),
});
const at = Date.parse("2026-11-21T09:30:00Z");
const reason = "Rēķins jau ir apmaksāts.";

/** What the customer has declined, and withdrawn. */
const declinedByThem: Approvals = ended(({ id }) => id === logs.id || id === own.id, {
  state: "declined",
  endedBy: { name: "Andris Ozols", isSelf: true, at, reason },
});

/** Somebody else was quicker. */
const declinedByOthers: Approvals = ended(
  ({ state, proposed }) => state === "waiting" && proposed.kind !== "rule" && proposed.kind !== "person",
  {
    state: "declined",
    bar: "noRight",
    endedBy: { name: "Juris Krūmiņš", isSelf: false, at, reason },
  },
);

/** Each payment is within what can still be approved today, but not both. */
const nearlyAll: Approvals = {
  ...exampleApprovals,
  own: { perPayment: null, perDay: money(1_200_000, "EUR"), approvedToday: money(700_000, "EUR") },
};

const few: Proposal[] = [logs, { ...invoices, bar: "own" }, rule, person];

/** What the stepper and the tests know of what waits for approval. */
export const approvalsFlow: FlowDefinition<typeof approvalsMachine> = {
  id: "approvals",
  machine: approvalsMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readApprovals", {
      ok: list(exampleApprovals),
      owner: list(exampleOwnersApprovals),
      nearly: list(nearlyAll),
      few: list({ ...exampleApprovals, proposals: few }),
      none: list({ proposals: [], own: null }),
      approved: list(approvedApprovals),
      declined: list(declinedByThem),
      elsewhere: list(declinedByOthers),
      ...failures,
    }),
    ...answers(snapshot, "approve", {
      ok: list(approvedApprovals),
      wrong: refused("INCORRECT_2FA_CODE", "Wrong code"),
      refused: refused("other", "One of these payments has been withdrawn."),
      ...failures,
    }),
    ...answers(snapshot, "decline", {
      ok: list(declinedByThem),
      refused: refused("other", "This payment has been approved meanwhile."),
      ...failures,
    }),
  ],
  project: ({ approvals, selected, asked }) => [
    approvals && approvals.proposals.filter(({ state }) => state === "waiting").length,
    selected.length,
    asked && [asked.act, ...asked.ids],
  ],
  requirements: {
    loading: ["2.10 approvals page"],
    failed: ["8 network failure"],
    "shown.resting": ["2.10 approvals page"],
    "shown.refreshing": ["2.10 approvals page"],
    "shown.confirming": ["2.10 approvals page"],
    "shown.approving": ["2.10 approvals page"],
    "shown.asking": ["2.10 approvals page"],
    "shown.declining": ["2.10 approvals page"],
    "shown.checking": ["8 network failure"],
    lost: ["8 network failure"],
  },
  texts: [
    ...failureKeys,
    "send.codeWrong",
    "approvals.done.approved",
    "approvals.done.declined",
    "approvals.done.withdrawn",
    "approvals.doubt",
    "approvals.notDone",
    "approvals.changed",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
