import type { DebitCollection, Outcome, PlannedPayment } from "@amberline/api/client";
import type { PlansEvent } from "@amberline/flows/plans";
import { exampleCollection, examplePlan, examplePlans } from "@amberline/flows/plans/examples";
import { plansMachine } from "@amberline/flows/plans/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const { id, days } = examplePlan;
const [day] = days;

const customer: Record<string, PlansEvent> = {
  "list.retry": { type: "list.retry" },
  "plan.change:skip": { type: "plan.change", change: { id, act: "skip", day } },
  "plan.change:pause": { type: "plan.change", change: { id, act: "pause", day } },
  "plan.change:resume": { type: "plan.change", change: { id, act: "resume", day } },
  "plan.change:stop": { type: "plan.change", change: { id, act: "stop", day } },
  "stop.confirm": { type: "stop.confirm" },
  "stop.cancel": { type: "stop.cancel" },
};

const surroundings: Record<string, PlansEvent> = { "list.refresh": { type: "list.refresh" } };

/** One of each thing that can come between. */
const troubledPlans: readonly PlannedPayment[] = [
  {
    ...examplePlan,
    days: ["2026-11-20", "2026-12-21"],
    changeableUntil: Date.parse("2026-11-19T22:00:00Z"),
    triedAgain: Date.parse("2026-11-21T10:00:00Z"),
    problem: "The balance was too low.",
  },
  {
    ...examplePlan,
    id: "plan-held",
    payee: { ...examplePlan.payee, name: "Anna Liepiņa", type: "private" },
    days: ["2026-11-20"],
    changeableUntil: Date.parse("2026-11-19T22:00:00Z"),
    state: "held",
    problem: "The payee's account has another name now.",
  },
  { ...examplePlan, id: "plan-missed", problem: "The balance was too low." },
];

interface Upcoming {
  plans: readonly PlannedPayment[];
  collections: readonly DebitCollection[];
}

const lists: Record<string, Outcome<Upcoming>> = {
  ok: { ok: true, data: { plans: examplePlans, collections: [exampleCollection] } },
  troubled: { ok: true, data: { plans: troubledPlans, collections: [] } },
  none: { ok: true, data: { plans: [], collections: [] } },
  ...failures,
};

const changed: Record<string, Outcome<readonly PlannedPayment[]>> = {
  ok: { ok: true, data: examplePlans.filter((each) => each.id !== id) },
  none: { ok: true, data: [] },
  refused: refused("other", "This payment was made or skipped meanwhile."),
  ...failures,
};

/** What the stepper and the tests know of the payments planned for later. */
export const plansFlow: FlowDefinition<typeof plansMachine> = {
  id: "plans",
  machine: plansMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readPlans", lists),
    ...answers(snapshot, "changePlan", changed),
  ],
  project: ({ plans, change }) => [plans?.length ?? null, change?.act],
  requirements: {
    loading: ["2.10 planned payments"],
    failed: ["8 network failure"],
    "shown.resting": ["2.10 planned payments"],
    "shown.asking": ["2.10 planned payments"],
    "shown.changing": ["2.10 planned payments"],
    "shown.refreshing": ["2.10 planned payments"],
  },
  texts: [...failureKeys, ...["plans.done.skip", "plans.done.pause", "plans.done.resume", "plans.done.stop"]],
  takenWhileBusy: [],
  unreachable: {},
};
