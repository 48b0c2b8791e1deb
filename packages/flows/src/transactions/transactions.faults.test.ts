import { createClient, type Outcome, type TransactionPage } from "@amberline/api/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { examplePayment } from "./examples";
import { wireTransactions } from "./transactions.machine";

const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };
const status =
  (code: number, body = "") =>
  async () =>
    new Response(body, { status: code });
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });

const good: Outcome<TransactionPage> = {
  ok: true,
  data: {
    transactions: [examplePayment(0), examplePayment(1)],
    next: "older",
    oldest: "2026-11-01",
    total: 5,
  },
};

/** The list after some good reads, the next of which goes over `fetch`. */
function started(fetch: typeof globalThis.fetch, goodReads: number) {
  vi.useFakeTimers();
  const clock = new SimulatedClock();
  const broken = createClient({ baseUrl: "", fetch, session });
  let reads = 0;
  const transactions = vi.fn<typeof broken.transactions>(async (query, options) =>
    (reads += 1) <= goodReads ? good : broken.transactions(query, options),
  );
  const machine = wireTransactions({
    transactions,
    refreshAccount: async () => null,
    isToldOfNews: () => false,
  });
  const actor = createActor(machine, { input: { accountId: "account-1" }, clock });
  actor.start();
  return { actor, clock, transactions, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

const faults: [string, typeof fetch, number, string][] = [
  ["drop", () => Promise.reject(new TypeError("Failed to fetch")), 0, "error.access"],
  ["timeout", never, 15_000, "error.access"],
  ["500", status(500), 0, "error.general"],
  ["malformed", status(200, "<html>"), 0, "error.general"],
  ["of another shape", status(200, '{"data":[{"id":7}],"total":1}'), 0, "error.general"],
  ["refused", status(200, '{"err":"Not today"}'), 0, "error.general"],
];

describe("each fault", () => {
  afterEach(() => void vi.useRealTimers());

  test.each(faults)(
    "of the first read, %s: the page says so, offers to try again and does not call the account empty [8]",
    async (_, fetch, patience, key) => {
      const { actor, wait } = started(fetch, 0);
      await wait(patience);
      const { value, context } = actor.getSnapshot();
      expect([value, context.notice?.key, context.rows]).toEqual(["failed", key, null]);
    },
  );

  test.each(faults)(
    "of a poll, %s: the list stays and is marked as outdated, and the next poll comes after 30 s [4]",
    async (_, fetch, patience) => {
      const { actor, clock, transactions, wait } = started(fetch, 1);
      await wait(0);
      clock.increment(30_000);
      await wait(patience);
      const { value, context } = actor.getSnapshot();
      expect([value, context.notice?.key]).toEqual([{ shown: "resting" }, "transactions.stale"]);
      expect(context.rows?.transactions).toHaveLength(2);
      clock.increment(29_999);
      expect(transactions).toHaveBeenCalledTimes(2);
      clock.increment(1);
      expect(transactions).toHaveBeenCalledTimes(3);
    },
  );

  test.each(faults)(
    "of the next page, %s: the list stays, and loading more is offered again [8]",
    async (_, fetch, patience, key) => {
      const { actor, wait } = started(fetch, 1);
      await wait(0);
      actor.send({ type: "more.load" });
      await wait(patience);
      const { value, context } = actor.getSnapshot();
      expect([value, context.notice?.key]).toEqual([{ shown: "resting" }, key]);
      expect(context.rows).toMatchObject({ next: "older", total: 5 });
      expect(actor.getSnapshot().can({ type: "more.load" })).toBe(true);
    },
  );

  test.each([0, 1])(
    "403 after %d successful reads: Forbidden is shown once, and nothing more is requested [8]",
    async (n) => {
      const { actor, clock, transactions, wait } = started(status(403), n);
      await wait(0);
      clock.increment(30_000 * n);
      await wait(0);
      const { value, context } = actor.getSnapshot();
      expect([value, context.notice?.key]).toEqual(["forbidden", "error.forbidden"]);
      clock.increment(300_000);
      expect(transactions).toHaveBeenCalledTimes(n + 1);
    },
  );

  test.each([401, 408])(
    "HTTP %d: says that the session is over, if the page is still open [8]",
    async (code) => {
      const first = started(status(code), 0);
      await first.wait(0);
      expect(first.actor.getSnapshot().context.notice).toEqual({ key: "error.sessionExpired" });
      const following = started(status(code), 1);
      await following.wait(0);
      following.actor.send({ type: "more.load" });
      await following.wait(0);
      expect(following.actor.getSnapshot().context.notice).toEqual({ key: "error.sessionExpired" });
    },
  );

  test("slow: no second read starts while one is in progress", async () => {
    const { actor, clock, transactions, wait } = started(never, 1);
    await wait(0);
    clock.increment(30_000);
    await wait(14_000);
    clock.increment(30_000);
    expect(transactions).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().value).toEqual({ shown: "refreshing" });
  });
});
