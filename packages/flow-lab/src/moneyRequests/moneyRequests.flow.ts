import type { MoneyRequest, Outcome } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import type { MoneyRequestsEvent } from "@amberline/flows/moneyRequests";
import { examplePartlyPaid, exampleRequest, exampleRequests } from "@amberline/flows/moneyRequests/examples";
import { moneyRequestsMachine } from "@amberline/flows/moneyRequests/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const { id, payer, text, amount, until } = exampleRequest;
const { id: partlyId, suggestions, payments } = examplePartlyPaid;
const key = "70d2b497-c183-4f5e-8a7a-d39251b08fc6";

const change = (
  asked: Omit<Extract<MoneyRequestsEvent, { type: "request.change" }>["change"], "id">,
  of = id,
) => ({ type: "request.change", change: { id: of, ...asked } }) as const;

const customer: Record<string, MoneyRequestsEvent> = {
  "list.retry": { type: "list.retry" },
  "form.open": { type: "form.open", key },
  "form.close": { type: "form.close" },
  "form.submit": { type: "form.submit", wanted: { amount, text, payer, until } },
  "request.change:cancel": change({ act: "cancel" }),
  "request.change:settle": change({ act: "settle" }, partlyId),
  "request.change:reopen": change({ act: "reopen" }, partlyId),
  "request.change:match": change({ act: "match", transactionId: suggestions[0]?.id ?? "" }, partlyId),
  "request.change:unmatch": change({ act: "unmatch", transactionId: payments[0]?.id ?? "" }, partlyId),
  "cancel.confirm": { type: "cancel.confirm" },
  "cancel.leave": { type: "cancel.leave" },
};

const surroundings: Record<string, MoneyRequestsEvent> = { "list.refresh": { type: "list.refresh" } };

const made: MoneyRequest = { ...exampleRequest, id: "request-made", key };

const ok = (data: readonly MoneyRequest[]) => ({ ok: true, data }) as const;

const lists: Record<string, Outcome<readonly MoneyRequest[]>> = {
  ok: ok(exampleRequests),
  made: ok([made, ...exampleRequests]),
  none: ok([]),
  ...failures,
};

/** After the question. */
const changed: Record<string, Outcome<readonly MoneyRequest[]>> = {
  ok: ok(exampleRequests.map((each) => (each.id === id ? { ...each, state: "cancelled" } : each))),
  paid: ok(
    exampleRequests.map((each) =>
      each.id === partlyId ? { ...each, state: "paid", paid: money(4_500, "EUR"), suggestions: [] } : each,
    ),
  ),
  refused: refused("other", "This payment belongs to another request."),
  ...failures,
};

const creations: Record<string, Outcome<readonly MoneyRequest[]>> = {
  ok: ok([made, ...exampleRequests]),
  refused: refused("other", "You have too many open requests."),
  ...failures,
};

/** What the stepper and the tests know of what the customer asked others to pay. */
export const moneyRequestsFlow: FlowDefinition<typeof moneyRequestsMachine> = {
  id: "moneyRequests",
  machine: moneyRequestsMachine,
  inputs: {
    opened: { mayPrepare: true, key: null },
    toAsk: { mayPrepare: true, key },
    onlySees: { mayPrepare: false, key: null },
    onlySeesToAsk: { mayPrepare: false, key },
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readRequests", lists),
    ...answers(snapshot, "makeRequest", creations),
    ...answers(snapshot, "changeRequest", changed),
  ],
  project: ({ requests, key: intent, change: asked, mayPrepare }) => [
    requests?.length ?? null,
    intent !== null,
    asked?.act,
    mayPrepare,
  ],
  requirements: {
    loading: ["2.9 asked for money"],
    failed: ["8 network failure"],
    "shown.resting": ["2.9 asked for money"],
    "shown.refreshing": ["2.9 asked for money"],
    "shown.making": ["2.9 asked for money"],
    "shown.creating": ["2.9 asked for money"],
    "shown.checking": ["2.9 asked for money"],
    "shown.asking": ["2.9 asked for money"],
    "shown.changing": ["2.9 asked for money"],
  },
  texts: [
    ...failureKeys,
    ...(["cancel", "settle", "reopen", "match", "unmatch"] as const).map(
      (act) => `moneyRequests.done.${act}`,
    ),
  ],
  takenWhileBusy: [],
  unreachable: {},
};
