import type { Client, StatementRhythm } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import type { ToastCalls } from "../shared";

export type StatementScheduleEvent = RequestEvent<StatementRhythm>;

/** Shows and changes how often the customer is told of a statement. */
export const statementScheduleMachine = createRequest<
  undefined,
  StatementRhythm,
  StatementRhythm,
  StatementRhythm
>({
  id: "statementSchedule",
  screen: "statementSchedule",
  read: { call: "readSchedule" },
  call: "scheduleStatements",
  sending: "schedule.saving",
  done: () => "schedule.saved",
  next: "history",
});

export interface StatementScheduleCalls
  extends Pick<Client, "statementSchedule" | "scheduleStatements">, ToastCalls {}

export const wireStatementSchedule = (calls: StatementScheduleCalls) =>
  statementScheduleMachine.provide({
    actors: {
      read: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.statementSchedule({ signal }), (rhythm) => [rhythm]),
      ),
      send: fromPromise(({ input: { form }, signal }) => calls.scheduleStatements(form, { signal })),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
