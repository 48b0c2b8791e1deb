import type { DirectDebits, Mandate, Outcome } from "@amberline/api/client";
import { noMandateLimit } from "@amberline/domain/directDebits";
import { money } from "@amberline/domain/money";
import type { DirectDebitsEvent } from "@amberline/flows/directDebits";
import { exampleCollections, exampleDebits, exampleMandates } from "@amberline/flows/directDebits/examples";
import { directDebitsMachine } from "@amberline/flows/directDebits/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const { power, gym, magazine } = exampleMandates;
const { next, paid, first } = exampleCollections;
const most = money(4_000, "EUR");

const customer: Record<string, DirectDebitsEvent> = {
  "list.retry": { type: "list.retry" },
  "rule.change": { type: "rule.change", rule: "none" },
  "rule.change:all": { type: "rule.change", rule: "all" },
  "rule.change:same": { type: "rule.change", rule: exampleDebits.rule },
  "mandate.change:block": { type: "mandate.change", id: power.id, act: "block" },
  "mandate.change:revoke": { type: "mandate.change", id: power.id, act: "revoke" },
  "limit.ask": { type: "limit.ask", id: power.id, act: "limit" },
  "limit.ask:allow": { type: "limit.ask", id: gym.id, act: "allow" },
  "limit.ask:blocked": { type: "limit.ask", id: magazine.id, act: "limit" },
  "collection.change:refuse": { type: "collection.change", id: next.id, act: "refuse" },
  "collection.change:refund": { type: "collection.change", id: paid.id, act: "refund" },
  "form.submit": { type: "form.submit", limit: { amount: most, every: "month" } },
  "form.submit:none": { type: "form.submit", limit: noMandateLimit },
  "form.submit:zero": { type: "form.submit", limit: { amount: money(0, "EUR"), every: "any" } },
  "change.confirm": { type: "change.confirm" },
  "dialog.cancel": { type: "dialog.cancel" },
};

const surroundings: Record<string, DirectDebitsEvent> = { "list.refresh": { type: "list.refresh" } };

const list = (debits: DirectDebits): Outcome<DirectDebits> => ({ ok: true, data: debits });

const withMandate = (id: string, change: Partial<Mandate>): DirectDebits => ({
  ...exampleDebits,
  mandates: exampleDebits.mandates.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

/** The collection to come is above the limit by now. */
const limited: DirectDebits = {
  ...withMandate(power.id, { limit: { amount: most, every: "month" } }),
  coming: [{ ...next, problem: "It is above your limit." }, first],
};

const noneToCome = { ...exampleDebits, coming: [] };

/** Nobody collects any more, and what could be paid back was. */
const over: DirectDebits = {
  rule: "none",
  mandates: exampleDebits.mandates.map((each) => ({ ...each, state: "revoked" })),
  coming: [],
  past: exampleDebits.past.map((each) => ({ ...each, refundableUntil: null })),
};

const lists: Record<string, Outcome<DirectDebits>> = {
  ok: list(exampleDebits),
  none: list({ rule: "all", mandates: [], coming: [], past: [] }),
  over: list(over),
  ...failures,
};

/** What the stepper and the tests know of direct debits. */
export const directDebitsFlow: FlowDefinition<typeof directDebitsMachine> = {
  id: "directDebits",
  machine: directDebitsMachine,
  inputs: { opened: { mayChange: true }, onlooker: { mayChange: false } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readDebits", lists),
    ...answers(snapshot, "saveRule", {
      ok: list({ ...exampleDebits, rule: "none" }),
      ...failures,
    }),
    ...answers(snapshot, "changeMandate", {
      ok: list(limited),
      refused: refused("other", "This mandate has ended. The creditor needs another one."),
      ...failures,
    }),
    ...answers(snapshot, "changeCollection", {
      ok: list({ ...noneToCome, past: exampleDebits.past.slice(1) }),
      refused: refused("other", "It is too late to refuse this direct debit."),
      ...failures,
    }),
  ],
  project: ({ mayChange, debits, change }) => [
    mayChange,
    debits && [debits.rule, debits.coming.length, debits.mandates.map(({ state }) => state)],
    change && (change.of === "rule" ? change.rule : [change.act, change.id]),
  ],
  requirements: {
    loading: ["2.10 direct debits"],
    failed: ["8 network failure"],
    "shown.resting": ["2.10 direct debits"],
    "shown.rereading": ["2.10 direct debits"],
    "shown.asking": ["2.10 direct debits"],
    "shown.limiting": ["2.10 direct debits"],
    "shown.savingRule": ["2.10 direct debits"],
    "shown.changingMandate": ["2.10 direct debits"],
    "shown.changingCollection": ["2.10 direct debits"],
    "shown.refreshing": ["2.10 direct debits"],
  },
  texts: [
    ...failureKeys,
    "directDebits.done.rule",
    "directDebits.done.allow",
    "directDebits.done.limit",
    "directDebits.done.block",
    "directDebits.done.revoke",
    "directDebits.done.refuse",
    "directDebits.done.refund",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
