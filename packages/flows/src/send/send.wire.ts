import type { Approvals, Client, Outcome, Transaction } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { LIKELY_REPEAT } from "@amberline/api/contract";
import { dayMs } from "@amberline/domain/dates";
import type { Money } from "@amberline/domain/money";
import { fromPromise } from "xstate";
import { sendMachine } from "./send.machine";
import type { PendingAttempts } from "./pendingAttempts";
import { isProposedAlready, likelyRepeated, plannedBy, proposedBy, waitingBesides } from "./attempt";
import {
  NO_PERSONAL_ACCOUNT,
  POSSIBLE_REPEAT,
  type Created,
  type PendingAttempt,
  type ReconcileOutcome,
} from "./send.types";

/** Most transactions a provider returns in one page. */
const MOST = 500;

type PaymentClient = Pick<Client, "createOrder" | "transactions" | "plans" | "approvals" | "createTemplate">;

export interface SendCalls extends PaymentClient {
  /** Id of the login's first private account, fetched only when needed; null if there is none. */
  enteredBy(signal: AbortSignal): Promise<Outcome<string | null>>;
  now(): number;
  /** Opens identity verification; resolves when it is closed. */
  verify(signal: AbortSignal): Promise<void>;
  /** Stores the attempt where a reload finds it, before anything is sent. */
  rememberAttempt(attempt: PendingAttempt): void;
  /**
   * Removes this attempt once its outcome is known. Its payment, if any, is recorded as not made by any other attempt of
   * the account. Attempts from other tabs are kept.
   */
  forgetAttempt(attempt: PendingAttempt, paymentId: string | null): void;
}

/** Nothing was sent, so the outcome is not in doubt; an ended session is then handled like a 401. */
const unsent = (
  outcome: Created["outcome"],
  repeated: Created["repeated"] = [],
  waiting: Created["waiting"] = [],
): Created => ({
  outcome: !outcome.ok && outcome.problem === "sessionEnded" ? { ...outcome, status: 401 } : outcome,
  knownIds: null,
  repeated,
  waiting,
  isSent: false,
});

const stopped = <Code extends string>(code: Code) =>
  ({ ok: false, problem: "refused", code, text: "", details: {} }) as const;

/** The payment the provider reports as repeated. */
const repeatedBy = (outcome: Created["outcome"]): readonly string[] => {
  const isRepeat = !outcome.ok && outcome.problem === "refused" && outcome.code === LIKELY_REPEAT;
  const id = isRepeat ? outcome.details["repeat_of"] : null;
  return typeof id === "string" ? [id] : [];
};

export function wireSend(calls: SendCalls) {
  /**
   * The newest payments of this amount. Not filtered by time, because the customer's clock may be wrong; their times are
   * converted to that clock.
   */
  async function alike(
    accountId: string,
    amount: Money,
    signal: AbortSignal,
  ): Promise<Outcome<readonly Transaction[]>> {
    const listed = await calls.transactions(
      { accountId, kinds: ["send"], amountMin: amount, amountMax: amount, limit: MOST },
      { signal },
    );
    const now = calls.now();
    const ahead = now - (listed.answeredAt ?? now);
    return mapOutcome(listed, ({ transactions }) =>
      transactions.map((each) => ({ ...each, createdAt: each.createdAt + ahead })),
    );
  }

  /** What waits for approval, or did; nothing where no payment may. */
  const proposals = async (mayWait: boolean, signal: AbortSignal): Promise<Outcome<Approvals>> =>
    mayWait ? calls.approvals({ signal }) : { ok: true, data: { proposals: [], own: null } };

  /** The planned payment of an attempt, or after a while the payment it may have become. */
  async function planned(attempt: PendingAttempt, signal: AbortSignal): Promise<ReconcileOutcome> {
    const { accountId, amount, startedAt } = attempt;
    const found = mapOutcome(await calls.plans({ signal }), (plans) => plannedBy(attempt, plans));
    const isPast = calls.now() - startedAt > dayMs / 2;
    return found.ok && found.data.length === 0 && isPast ? alike(accountId, amount, signal) : found;
  }

  return sendMachine.provide({
    actors: {
      create: fromPromise(async ({ input, signal }): Promise<Created> => {
        const { order, quote, attempt, mayPay, mayWait, toldOf, isUnreadNoted, forced } = input;
        const author = await calls.enteredBy(signal);
        if (!author.ok) return unsent(author);
        if (author.data === null) return unsent(stopped(NO_PERSONAL_ACCOUNT));
        const entered = { ...order, enteredBy: author.data, ...(quote ? { quotedFee: quote.fee } : {}) };
        const send = { idempotencyKey: attempt.id, signal };
        // Read before anything is sent, even before the code is requested: none of these is the payment, and another
        // tab or device may make it in the meantime.
        // A planned one is told by its key.
        const [listed, proposed]: [Outcome<readonly Transaction[]>, Outcome<Approvals>] = await Promise.all([
          order.plan ? { ok: true, data: [] } : alike(attempt.accountId, order.amount, signal),
          proposals(mayWait, signal),
        ]);
        const unread = [listed, proposed].find(({ ok }) => !ok);
        if (unread?.ok === false) {
          if (["sessionEnded", "unreachable", "aborted"].includes(unread.problem)) return unsent(unread);
          if (mayPay && !isUnreadNoted) return unsent(stopped(POSSIBLE_REPEAT));
        }
        const earlier = listed.ok ? listed.data : [];
        const besides = proposed.ok ? waitingBesides(attempt, proposed.data) : [];
        const waiting = besides.map(({ id }) => id);
        const repeated = [
          ...likelyRepeated(order, attempt.startedAt, earlier),
          ...besides.filter((each) => isProposedAlready(order, each)),
        ]
          .sort((a, b) => b.createdAt - a.createdAt)
          .map(({ id }) => id);
        if (repeated.some((id) => !toldOf.includes(id)))
          return unsent(stopped(LIKELY_REPEAT), repeated, waiting);
        const knownIds = unread ? null : [...earlier.map(({ id }) => id), ...waiting];
        // Otherwise a reload or another tab could mistake one of these for the payment if the clock is wrong.
        if (mayPay)
          calls.rememberAttempt({ ...attempt, knownIds: attempt.knownIds ?? knownIds, isSent: true });
        // What the bank named last; it may know no other.
        const repeatOf = toldOf.find((id) => repeated.includes(id)) ?? toldOf[0];
        const consent = forced && {
          ...(forced.code ? { code: forced.code.take() } : {}),
          ...(forced.nameCheckId ? { nameCheckId: forced.nameCheckId } : {}),
          ...(repeatOf ? { repeatOf } : {}),
        };
        const outcome = await calls.createOrder(entered, consent, send);
        // The order was not accepted. The page may be gone with the session before its machine hears this.
        if (!outcome.ok && outcome.problem === "sessionEnded" && outcome.status === 401)
          calls.forgetAttempt(attempt, null);
        // Other tabs are told before anything else happens here.
        if (outcome.ok && outcome.data.kind === "accepted" && outcome.data.id)
          calls.forgetAttempt(attempt, outcome.data.id);
        return {
          outcome,
          knownIds,
          repeated: repeatedBy(outcome),
          waiting,
          isSent: true,
        };
      }),
      reconcile: fromPromise(async ({ input: { attempt, mayWait }, signal }): Promise<ReconcileOutcome> => {
        const proposed = await proposals(mayWait, signal);
        // Whether it waits is to be known before it can be missing.
        if (!proposed.ok) return proposed;
        const proposal = proposedBy(attempt, proposed.data);
        if (proposal && proposal.state !== "approved") return { ok: true, data: [], proposal };
        const listed = await (attempt.isPlanned
          ? planned(attempt, signal)
          : alike(attempt.accountId, attempt.amount, signal));
        return { ...listed, proposal };
      }),
      saveTemplate: fromPromise(async ({ input, signal }): Promise<Outcome<true>> =>
        input ? calls.createTemplate(input, { signal }) : { ok: false, problem: "aborted" },
      ),
      verify: fromPromise(({ signal }) => calls.verify(signal)),
    },
    actions: {
      rememberAttempt: (_, attempt) => attempt && calls.rememberAttempt(attempt),
      // If several match, each attempt claims one.
      forgetAttempt: ({ context }, attempt) => calls.forgetAttempt(attempt, context.found.at(-1)?.id ?? null),
    },
  });
}

/** The machine with its payments of unknown end kept. */
export const wirePayment = (
  client: PaymentClient,
  attempts: PendingAttempts,
  asks: Pick<SendCalls, "enteredBy" | "now" | "verify">,
) =>
  wireSend({
    ...client,
    ...asks,
    rememberAttempt: attempts.remember,
    forgetAttempt: ({ id, accountId }, paymentId) => attempts.forget(accountId, id, paymentId),
  });
