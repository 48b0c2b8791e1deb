import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { failures } from "../shared/examples";
import { foundTransactions } from "./examples";
import { wirePalette, type PaletteCalls } from "./palette.machine";

const template = {
  id: "rent",
  templateName: "Īre",
  payeeName: "Velta Krūmiņa",
  account: "LV97HABA0012345678910",
  bic: "HABALV22",
  reference: "Īre",
  amount: null,
  isFromProvider: false,
} as unknown as Extract<Awaited<ReturnType<PaletteCalls["templates"]>>, { ok: true }>["data"][number];

async function started(change: Partial<PaletteCalls> = {}) {
  const clock = new SimulatedClock();
  const calls = {
    receivers: vi.fn<PaletteCalls["receivers"]>(async () => ({ ok: true, data: [] })),
    templates: vi.fn<PaletteCalls["templates"]>(async () => ({ ok: true, data: [template] })),
    transactions: vi.fn<PaletteCalls["transactions"]>(
      async () =>
        ({ ok: true, data: { transactions: foundTransactions, next: null } }) as unknown as Awaited<
          ReturnType<PaletteCalls["transactions"]>
        >,
    ),
    mayPrepare: true,
    ...change,
  };
  const actor = createActor(wirePalette(calls), { clock, input: { accountId: "account-1" } });
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  const type = (text: string) => actor.send({ type: "text.type", text });
  const pause = async (ms = 250) => {
    clock.increment(ms);
    await settle();
  };
  return { actor, calls, type, pause, settle, context: () => actor.getSnapshot().context };
}

describe("what is looked for [2.2-16]", () => {
  test("is asked of the history once typing pauses, from two letters on", async () => {
    const { actor, calls, type, pause, context } = await started();
    type("m");
    await pause();
    expect(calls.transactions).not.toHaveBeenCalled();
    type("ma");
    await pause(200);
    type("max");
    await pause(200);
    expect(calls.transactions).not.toHaveBeenCalled();
    await pause();
    expect(calls.transactions).toHaveBeenCalledExactlyOnceWith(
      { accountId: "account-1", text: "max", limit: 5 },
      expect.anything(),
    );
    expect(context().transactions).toEqual(foundTransactions);
    expect(actor.getSnapshot().value).toBe("resting");
  });

  test("leaves nothing of the text before", async () => {
    const { calls, type, pause, context } = await started();
    type("max");
    await pause();
    type("maxi");
    expect(context().transactions).toEqual([]);
    type("");
    await pause();
    expect(calls.transactions).toHaveBeenCalledOnce();
    expect(context().transactions).toEqual([]);
  });

  test("is asked for once the payees are there, if somebody types meanwhile", async () => {
    const { actor, type, pause, context, settle } = await started({
      templates: () => new Promise((resolve) => setTimeout(() => resolve({ ok: true, data: [template] }), 5)),
    });
    type("max");
    expect(actor.getSnapshot().value).toBe("opening");
    await new Promise((resolve) => setTimeout(resolve, 20));
    await settle();
    await pause();
    expect(context()).toMatchObject({ payees: [{ id: "rent" }], transactions: foundTransactions });
  });
});

describe("payees [2.2-16]", () => {
  test("are read once", async () => {
    const { calls, type, pause, context } = await started();
    expect(context().payees).toMatchObject([{ kind: "template", title: "Īre" }]);
    type("īre");
    await pause();
    expect(calls.templates).toHaveBeenCalledOnce();
  });

  test("are neither read nor offered without the right to prepare payments", async () => {
    const { calls, context } = await started({ mayPrepare: false });
    expect(calls.receivers).not.toHaveBeenCalled();
    expect(context().payees).toEqual([]);
  });

  test("that could not be read are read again on request [8]", async () => {
    const { actor, calls, settle, context } = await started({ receivers: async () => failures.net });
    expect(context()).toMatchObject({ payees: null, notice: { key: "error.access" } });
    actor.send({ type: "search.retry" });
    expect(context().notice).toBeNull();
    await settle();
    expect(calls.templates).toHaveBeenCalledTimes(2);
  });
});

test("a search that failed is told, and made again on request or for another text [8]", async () => {
  const transactions = vi.fn<PaletteCalls["transactions"]>(async () => failures.timeout);
  const { actor, type, pause, context } = await started({ transactions });
  type("max");
  await pause();
  expect(context().notice).toEqual({ key: "error.access" });
  await pause(5_000);
  expect(transactions).toHaveBeenCalledOnce();
  actor.send({ type: "search.retry" });
  await pause();
  expect(transactions).toHaveBeenCalledTimes(2);
  type("maxi");
  expect(context().notice).toBeNull();
});
