import type { Outcome } from "@amberline/api/client";
import type { LimitsToday } from "@amberline/domain/limits";
import { money } from "@amberline/domain/money";
import type { LimitsEvent } from "@amberline/flows/limits";
import { limitsMachine } from "@amberline/flows/limits/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const euro = (minor: number) => money(minor, "EUR");

export const exampleLimits: LimitsToday = {
  limits: { perPayment: null, perDay: euro(150_000), instantPerPayment: euro(50_000), instantPerDay: null },
  sentToday: euro(34_560),
  instantToday: euro(2_500),
};

const { limits } = exampleLimits;

const customer: Record<string, LimitsEvent> = {
  "form.submit": { type: "form.submit", form: limits },
  "form.submit:zero": { type: "form.submit", form: { ...limits, perDay: euro(0) } },
  "page.retry": { type: "page.retry" },
};

const read: Record<string, Outcome<readonly LimitsToday[]>> = {
  ok: { ok: true, data: [exampleLimits] },
  ...failures,
};

const saved: Record<string, Outcome<LimitsToday>> = { ok: { ok: true, data: exampleLimits }, ...failures };

export const limitsFlow: FlowDefinition<typeof limitsMachine> = {
  id: "limits",
  machine: limitsMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readLimits", read),
    ...answers(snapshot, "updateLimits", saved),
  ],
  project: ({ data }) => data !== null,
  requirements: {
    reading: ["2.2 profile menu"],
    failed: ["8 network failure"],
    editing: ["2.2 profile menu"],
    sending: ["2.2 profile menu"],
    done: ["8 success toast"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
