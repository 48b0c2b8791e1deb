import type { Client } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import type { LimitsToday, PaymentLimits } from "@amberline/domain/limits";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import type { ToastCalls } from "../shared";

export type LimitsEvent = RequestEvent<PaymentLimits>;

/** Shows and changes the limits of payments from an account. */
export const limitsMachine = createRequest<undefined, PaymentLimits, LimitsToday, LimitsToday>({
  id: "limits",
  screen: "limits",
  read: { call: "readLimits" },
  call: "updateLimits",
  sending: "limits.saving",
  isReady: (limits) => Object.values(limits).every((limit) => !limit || limit.minor > 0),
  done: () => "limits.changed",
  next: "home",
});

export interface LimitsCalls extends Pick<Client, "limits" | "updateLimits">, ToastCalls {}

export const wireLimits = (calls: LimitsCalls) =>
  limitsMachine.provide({
    actors: {
      read: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.limits({ signal }), (limits) => [limits]),
      ),
      send: fromPromise(({ input: { form }, signal }) => calls.updateLimits(form, { signal })),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
