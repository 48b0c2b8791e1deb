import type { Outcome, RequestedPayment } from "@amberline/api/client";
import type { RequestedPaymentEvent } from "@amberline/flows/requestedPayment";
import { exampleHeld, exampleRequested } from "@amberline/flows/requestedPayment/examples";
import { requestedPaymentMachine } from "@amberline/flows/requestedPayment/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, RequestedPaymentEvent> = { "page.retry": { type: "page.retry" } };

const closed = (state: RequestedPayment["state"]): Outcome<RequestedPayment> => ({
  ok: true,
  data: { ...exampleRequested, state, pay: null },
});

const readings: Record<string, Outcome<RequestedPayment>> = {
  ok: { ok: true, data: exampleRequested },
  held: { ok: true, data: exampleHeld },
  paid: closed("paid"),
  settled: closed("settled"),
  expired: closed("expired"),
  cancelled: closed("cancelled"),
  noDetails: closed("open"),
  refused: refused("other", "There is no such request."),
  ...failures,
};

/** What the stepper and the tests know of what a link asks to pay. */
export const requestedPaymentFlow: FlowDefinition<typeof requestedPaymentMachine> = {
  id: "requestedPayment",
  machine: requestedPaymentMachine,
  inputs: { opened: { token: "tq2Hn8VbYx0KpLw5Rz7Dma" } },
  catalogue: (snapshot) => [...examples("user", customer), ...answers(snapshot, "readRequested", readings)],
  project: ({ requested }) => requested?.state,
  requirements: {
    loading: ["2.9 asked for money"],
    failed: ["8 network failure"],
    shown: ["2.9 asked for money"],
    gone: ["2.9 asked for money"],
  },
  texts: failureKeys,
  takenWhileBusy: [],
  unreachable: {},
};
