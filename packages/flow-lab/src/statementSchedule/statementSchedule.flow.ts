import type { Outcome, StatementRhythm } from "@amberline/api/client";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import type { StatementScheduleEvent } from "@amberline/flows/statementSchedule";
import { statementScheduleMachine } from "@amberline/flows/statementSchedule/machine";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, StatementScheduleEvent> = {
  "form.submit": { type: "form.submit", form: "monthly" },
  "page.retry": { type: "page.retry" },
};

const read: Record<string, Outcome<readonly StatementRhythm[]>> = {
  ok: { ok: true, data: ["weekly"] },
  ...failures,
};

const saved: Record<string, Outcome<StatementRhythm>> = { ok: { ok: true, data: "monthly" }, ...failures };

export const statementScheduleFlow: FlowDefinition<typeof statementScheduleMachine> = {
  id: "statementSchedule",
  machine: statementScheduleMachine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readSchedule", read),
    ...answers(snapshot, "scheduleStatements", saved),
  ],
  project: ({ data }) => data !== null,
  requirements: {
    reading: ["2.8 statements can be scheduled"],
    failed: ["8 network failure"],
    editing: ["2.8 statements can be scheduled"],
    sending: ["2.8 statements can be scheduled"],
    done: ["8 success toast"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
