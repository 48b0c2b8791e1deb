import { mapOutcome, type Client, type Outcome } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { sendMachine } from "./send.machine";
import type { Created, PendingAttempt } from "./send.types";

const RECENT = 50;

/** All that a payment needs from outside. Leaving one out does not compile. */
export interface SendCalls extends Pick<Client, "createOrder" | "transactions" | "createTemplate"> {
  /** Opens identity verification and comes back when it was closed. */
  verify(signal: AbortSignal): Promise<void>;
  /** Writes the attempt down where a reload finds it, before anything is sent. */
  rememberAttempt(attempt: PendingAttempt): void;
  /** The end of this attempt is known. Another attempt of the account, from another tab, stays. */
  forgetAttempt(attempt: PendingAttempt): void;
}

/** The payment machine, ready to start. */
export function wireSend(calls: SendCalls) {
  const recent = (accountId: string, signal: AbortSignal) =>
    calls.transactions({ accountId, limit: RECENT }, { signal });

  return sendMachine.provide({
    actors: {
      create: fromPromise(
        async ({ input: { order, attemptId, accountId, forced }, signal }): Promise<Created> => {
          if (forced) {
            const consent = {
              code: forced.code.take(),
              ...(forced.nameCheckId ? { nameCheckId: forced.nameCheckId } : {}),
            };
            const outcome = await calls.createOrder(order, consent, { idempotencyKey: attemptId, signal });
            return { outcome, knownIds: [] };
          }
          // Read before anything is sent: none of these can be the payment.
          const before = await recent(accountId, signal);
          // Nothing was sent, so nothing is in doubt: as after 401, whichever of the two it was.
          if (!before.ok && before.problem === "sessionOver")
            return { outcome: { ...before, status: 401 }, knownIds: [] };
          const outcome = await calls.createOrder(order, null, { idempotencyKey: attemptId, signal });
          return { outcome, knownIds: before.ok ? before.data.transactions.map(({ id }) => id) : [] };
        },
      ),
      reconcile: fromPromise(async ({ input: { accountId }, signal }) =>
        mapOutcome(await recent(accountId, signal), ({ transactions }) => transactions),
      ),
      saveTemplate: fromPromise(async ({ input, signal }): Promise<Outcome<{ id: string }>> =>
        input ? calls.createTemplate(input, { signal }) : { ok: false, problem: "aborted" },
      ),
      verify: fromPromise(({ signal }) => calls.verify(signal)),
    },
    actions: {
      rememberAttempt: (_, attempt) => calls.rememberAttempt(attempt),
      forgetAttempt: (_, attempt) => calls.forgetAttempt(attempt),
    },
  });
}
