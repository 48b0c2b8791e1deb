import type { Outcome, TransactionPage } from "@amberline/api/client";
import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { examplePayment } from "./examples";
import { wireTransactions, type TransactionsCalls } from "./transactions.machine";

const page = (...ages: number[]): TransactionPage => ({
  transactions: ages.map((age) => examplePayment(age)),
  next: null,
  oldest: "2026-11-01",
  total: ages.length,
});

function started(...answers: Outcome<TransactionPage>[]) {
  const clock = new SimulatedClock();
  const calls = {
    transactions: vi.fn<TransactionsCalls["transactions"]>(
      async () => answers.shift() ?? { ok: false, problem: "unreachable" },
    ),
    refreshAccount: vi.fn<TransactionsCalls["refreshAccount"]>(async () => null),
    isToldOfNews: vi.fn(() => false),
  };
  const actor = createActor(wireTransactions(calls), { input: { accountId: "account-1" }, clock });
  actor.start();
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().children).toEqual({}));
  const shown = () => actor.getSnapshot().context.rows?.transactions.map(({ id }) => id);
  return { actor, calls, clock, settled, shown };
}

const good = (data: TransactionPage): Outcome<TransactionPage> => ({ ok: true, data });

describe("the transaction list", () => {
  test("reads list and account together every 30 s, never two reads at once [4-31, 9-1]", async () => {
    const { clock, calls, settled } = started(good(page(1)), good(page(0, 1)));
    clock.increment(90_000);
    expect(calls.transactions).toHaveBeenCalledTimes(1);
    await settled();
    clock.increment(29_999);
    expect(calls.transactions).toHaveBeenCalledTimes(1);
    clock.increment(1);
    await settled();
    expect(calls.transactions).toHaveBeenCalledTimes(2);
    expect(calls.refreshAccount).toHaveBeenCalledTimes(2);
  });

  test.each(["new", "pending", "approved"] as const)(
    "polls after 10 s while a payment is %s, and after 30 s once it has arrived [4-31]",
    async (status) => {
      const sent = page(1);
      const onItsWay = { ...sent, transactions: sent.transactions.map((each) => ({ ...each, status })) };
      const { clock, calls, settled } = started(good(onItsWay), good(sent), good(sent));
      await settled();
      clock.increment(9_999);
      expect(calls.transactions).toHaveBeenCalledTimes(1);
      clock.increment(1);
      await settled();
      expect(calls.transactions).toHaveBeenCalledTimes(2);
      clock.increment(29_999);
      expect(calls.transactions).toHaveBeenCalledTimes(2);
    },
  );

  test("rests while the bank says when something is new, but not while a payment is on its way [4-34]", async () => {
    const sent = page(1);
    const onItsWay = {
      ...sent,
      transactions: sent.transactions.map((each) => ({ ...each, status: "pending" as const })),
    };
    const { actor, clock, calls, settled } = started(good(onItsWay), good(sent), good(sent));
    calls.isToldOfNews.mockReturnValue(true);
    await settled();
    clock.increment(10_000);
    await settled();
    clock.increment(300_000);
    expect(calls.transactions).toHaveBeenCalledTimes(2);
    actor.send({ type: "account.changed" });
    await settled();
    expect(calls.transactions).toHaveBeenCalledTimes(3);
  });

  test("asks again by itself after a read failed, though the bank says when something is new [8]", async () => {
    const { actor, clock, calls, settled } = started(
      good(page(1)),
      { ok: false, problem: "unreachable" },
      good(page(1)),
    );
    calls.isToldOfNews.mockReturnValue(true);
    await settled();
    actor.send({ type: "account.changed" });
    await settled();
    expect(actor.getSnapshot().context.notice).toMatchObject({ key: "transactions.stale" });
    clock.increment(30_000);
    await settled();
    expect(calls.transactions).toHaveBeenCalledTimes(3);
    expect(actor.getSnapshot().context.notice).toBeNull();
  });

  test("keeps the very same rows when the provider answers the same page", async () => {
    const same = page(0, 1);
    const { actor, clock, settled } = started(good(same), good(same));
    await settled();
    const before = actor.getSnapshot().context;
    clock.increment(30_000);
    await settled();
    expect(actor.getSnapshot().context).toBe(before);
  });

  test("stays idle too when the page was hidden during a read", async () => {
    const { actor, clock, calls, settled } = started(good(page(1)), good(page(0, 1)), good(page(0, 1)));
    actor.send({ type: "page.hidden" });
    await settled();
    clock.increment(600_000);
    expect(calls.transactions).toHaveBeenCalledTimes(1);
    actor.send({ type: "page.shown" });
    actor.send({ type: "page.hidden" });
    await settled();
    clock.increment(600_000);
    expect(calls.transactions).toHaveBeenCalledTimes(2);
  });

  test("stays idle while the page is hidden and reads at once when it is shown", async () => {
    const { actor, clock, calls, settled } = started(good(page(1)), good(page(0, 1)));
    await settled();
    actor.send({ type: "page.hidden" });
    clock.increment(600_000);
    expect(calls.transactions).toHaveBeenCalledTimes(1);
    actor.send({ type: "page.shown" });
    await settled();
    expect(calls.transactions).toHaveBeenCalledTimes(2);
  });

  test("reads again by itself after a failed first read, when the connection or the customer is back", async () => {
    const { actor, calls, settled, shown } = started({ ok: false, problem: "unreachable" }, good(page(1)));
    await settled();
    expect(actor.getSnapshot().matches("failed")).toBe(true);
    actor.send({ type: "page.hidden" });
    expect(calls.transactions).toHaveBeenCalledTimes(1);
    actor.send({ type: "page.shown" });
    await settled();
    expect(shown()).toEqual(["payment-1"]);
  });

  test("keeps its rows when a later read fails, and says that they may be outdated", async () => {
    const { actor, clock, settled, shown } = started(good(page(1)), { ok: false, problem: "timeout" });
    await settled();
    clock.increment(30_000);
    await settled();
    expect(shown()).toEqual(["payment-1"]);
    expect(actor.getSnapshot().context.notice).toEqual({ key: "transactions.stale" });
  });

  test("does not show the empty state after a failed first read [8]", async () => {
    const { actor, settled } = started({ ok: false, problem: "unreachable" });
    await settled();
    expect(actor.getSnapshot().value).toBe("failed");
    expect(actor.getSnapshot().context).toMatchObject({ rows: null, notice: { key: "error.access" } });
  });

  test("stops polling when forbidden [8]", async () => {
    const { actor, clock, calls, settled } = started({ ok: false, problem: "forbidden" });
    await settled();
    clock.increment(300_000);
    expect(calls.transactions).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().value).toBe("forbidden");
    expect(actor.getSnapshot().context.notice).toEqual({ key: "error.forbidden" });
  });

  test("stops polling, and keeps its rows, when a later read is forbidden [8]", async () => {
    const { actor, clock, calls, settled, shown } = started(good(page(1)), {
      ok: false,
      problem: "forbidden",
    });
    await settled();
    clock.increment(30_000);
    await settled();
    clock.increment(300_000);
    expect(calls.transactions).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().value).toBe("forbidden");
    expect(shown()).toEqual(["payment-1"]);
  });

  test("keeps the pages loaded later when the first one changes", async () => {
    const first = { ...page(1, 2), next: "c-1", total: 3 };
    const { actor, clock, settled, shown } = started(
      good(first),
      good(page(3)),
      good({ ...page(0, 1, 2), next: "c-0", total: 4 }),
    );
    await settled();
    actor.send({ type: "more.load" });
    await settled();
    expect(shown()).toEqual(["payment-1", "payment-2", "payment-3"]);
    clock.increment(30_000);
    await settled();
    expect(shown()).toEqual(["payment-0", "payment-1", "payment-2", "payment-3"]);
    expect(actor.getSnapshot().context.rows?.next).toBeNull();
  });

  test("restarts the list when so much is new that the pages no longer overlap", async () => {
    const { clock, actor, settled, shown } = started(
      good({ ...page(8, 9), next: "c-9", total: 9 }),
      good({ ...page(0, 1), next: "c-1", total: 20 }),
    );
    await settled();
    clock.increment(30_000);
    await settled();
    expect(shown()).toEqual(["payment-0", "payment-1"]);
    expect(actor.getSnapshot().context.rows?.next).toBe("c-1");
  });

  test("rereads at once after a change in another tab, visible or not, and even during a read [4]", async () => {
    const { actor, calls, settled, shown } = started(
      good(page(1)),
      good(page(0, 1)),
      good(page(0, 1)),
      good(page(0, 1, 2)),
    );
    await settled();
    actor.send({ type: "account.changed" });
    await settled();
    expect(shown()).toEqual(["payment-0", "payment-1"]);
    actor.send({ type: "page.hidden" });
    actor.send({ type: "account.changed" });
    actor.send({ type: "account.changed" });
    await settled();
    expect(calls.transactions).toHaveBeenCalledTimes(4);
    expect(shown()).toEqual(["payment-0", "payment-1", "payment-2"]);
  });

  test("knows whether a failed read was requested or automatic", async () => {
    const { actor, settled } = started();
    await settled();
    expect(actor.getSnapshot().context.isAskedFor).toBe(false);
    actor.send({ type: "transactions.retry" });
    await settled();
    expect(actor.getSnapshot().context.isAskedFor).toBe(true);
  });

  test("reads the whole list before it is printed, in the largest pages, and goes on afterwards", async () => {
    const { actor, calls, settled, shown } = started(
      good({ ...page(1), next: "c-1", total: 3 }),
      good({ ...page(2), next: "c-2", total: 3 }),
      good({ ...page(3), total: 3 }),
    );
    await settled();
    actor.send({ type: "list.print" });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ shown: "printing" });
    expect(shown()).toEqual(["payment-1", "payment-2", "payment-3"]);
    expect(calls.transactions.mock.calls.slice(1).map(([{ before, limit }]) => [before, limit])).toEqual([
      ["c-1", 500],
      ["c-2", 500],
    ]);
    actor.send({ type: "print.done" });
    expect(actor.getSnapshot().value).toEqual({ shown: "resting" });
  });

  test("prints also while the next page is loading, and reads it itself", async () => {
    const { actor, settled, shown } = started(
      good({ ...page(1), next: "c-1", total: 3 }),
      good({ ...page(2), next: "c-2", total: 3 }),
      good({ ...page(2, 3), total: 3 }),
    );
    await settled();
    actor.send({ type: "more.load" });
    actor.send({ type: "list.print" });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ shown: "printing" });
    expect(shown()).toEqual(["payment-1", "payment-2", "payment-3"]);
  });

  test("prints five thousand at most, and none when reading is cancelled or fails", async () => {
    const ages = Array.from({ length: 5_000 }, (_, age) => age);
    const { actor, calls, settled } = started(good({ ...page(...ages), next: "c-1", total: 9_000 }));
    await settled();
    actor.send({ type: "list.print" });
    expect(actor.getSnapshot().value).toEqual({ shown: "printing" });
    expect(calls.transactions).toHaveBeenCalledTimes(1);

    const short = started(good({ ...page(1), next: "c-1", total: 2 }));
    await short.settled();
    short.actor.send({ type: "list.print" });
    short.actor.send({ type: "print.cancel" });
    expect(short.actor.getSnapshot().value).toEqual({ shown: "resting" });
    short.actor.send({ type: "list.print" });
    await short.settled();
    expect(short.actor.getSnapshot().value).toEqual({ shown: "resting" });
    expect(short.actor.getSnapshot().context.notice).toEqual({ key: "error.access" });
  });

  test("requests the chosen range and drops the rows of the previous one", async () => {
    const { actor, calls, settled } = started(good(page(1)), good(page()));
    await settled();
    actor.send({
      type: "filter.choose",
      filter: { preset: "today", range: { start: "2026-11-21", end: "2026-11-21" } },
    });
    expect(actor.getSnapshot().context.rows).toBeNull();
    await settled();
    expect(calls.transactions.mock.lastCall?.[0]).toMatchObject({ start: "2026-11-21", end: "2026-11-21" });
  });
});
