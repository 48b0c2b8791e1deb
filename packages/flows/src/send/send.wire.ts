import { mapOutcome, type Client, type Outcome } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import type { Money } from "@amberline/domain/money";
import { fromPromise } from "xstate";
import { sendMachine } from "./send.machine";
import { DAY, isLikelyRepeat } from "./attempt";
import { LIKELY_REPEAT, NO_PERSONAL_ACCOUNT, type Created, type PendingAttempt } from "./send.types";

/** Most transactions a provider returns in one page. */
const MOST = 500;

export interface SendCalls extends Pick<Client, "createOrder" | "transactions" | "createTemplate"> {
  /** Id of the login's first account that is not a company's, read where it has to be; null when there is none. */
  enteredBy(signal: AbortSignal): Promise<Outcome<string | null>>;
  /** Opens identity verification and comes back when it was closed. */
  verify(signal: AbortSignal): Promise<void>;
  /** Writes the attempt down where a reload finds it, before anything is sent. */
  rememberAttempt(attempt: PendingAttempt): void;
  /** The end of this attempt is known. Another attempt of the account, from another tab, stays. */
  forgetAttempt(attempt: PendingAttempt): void;
}

/** Nothing was sent, so nothing is in doubt: a session that is over is then as after 401, whichever it was. */
const unsent = (outcome: Created["outcome"]): Created => ({
  outcome: !outcome.ok && outcome.problem === "sessionEnded" ? { ...outcome, status: 401 } : outcome,
  knownIds: [],
  isSent: false,
});

const stopped = <Code extends string>(code: Code) =>
  ({ ok: false, problem: "refused", code, text: "", details: {} }) as const;

export function wireSend(calls: SendCalls) {
  /** Payments of the sum since then, and some before: the days are the bank's, whose time zone is not known here. */
  const alike = (
    accountId: string,
    { amount, since }: { amount: Money; since: number },
    signal: AbortSignal,
  ) =>
    calls.transactions(
      {
        accountId,
        kinds: ["send"],
        amountMin: amount,
        amountMax: amount,
        start: civilDate(since - DAY, "UTC"),
        limit: MOST,
      },
      { signal },
    );

  return sendMachine.provide({
    actors: {
      create: fromPromise(async ({ input, signal }): Promise<Created> => {
        const { order, quote, attemptId, accountId, forced } = input;
        const author = await calls.enteredBy(signal);
        if (!author.ok) return unsent(author);
        if (author.data === null) return unsent(stopped(NO_PERSONAL_ACCOUNT));
        const entered = { ...order, enteredBy: author.data, ...(quote ? { quotedFee: quote.fee } : {}) };
        const send = { idempotencyKey: attemptId, signal };
        if (forced) {
          const consent = {
            code: forced.code.take(),
            ...(forced.nameCheckId ? { nameCheckId: forced.nameCheckId } : {}),
          };
          return { outcome: await calls.createOrder(entered, consent, send), knownIds: [], isSent: true };
        }
        // Read before anything is sent: none of these can be the payment.
        const sought = { amount: order.amount, since: input.placedAt - DAY };
        const before = await alike(accountId, sought, signal);
        if (!before.ok && (before.problem === "sessionEnded" || before.problem === "unreachable"))
          return unsent(before);
        const earlier = before.ok ? before.data.transactions : [];
        if (!input.isRepeatWanted && isLikelyRepeat(order, input.placedAt, earlier))
          return unsent(stopped(LIKELY_REPEAT));
        const outcome = await calls.createOrder(entered, null, send);
        return { outcome, knownIds: earlier.map(({ id }) => id), isSent: true };
      }),
      reconcile: fromPromise(async ({ input: { accountId, amount, startedAt }, signal }) =>
        mapOutcome(
          await alike(accountId, { amount, since: startedAt }, signal),
          ({ transactions }) => transactions,
        ),
      ),
      saveTemplate: fromPromise(async ({ input, signal }): Promise<Outcome<true>> =>
        input ? calls.createTemplate(input, { signal }) : { ok: false, problem: "aborted" },
      ),
      verify: fromPromise(({ signal }) => calls.verify(signal)),
    },
    actions: {
      rememberAttempt: (_, attempt) => attempt && calls.rememberAttempt(attempt),
      forgetAttempt: (_, attempt) => calls.forgetAttempt(attempt),
    },
  });
}
