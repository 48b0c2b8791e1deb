import type { PaymentRowsPage } from "@amberline/api/client";
import { expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { Secret } from "../shared";
import { failures, refused } from "../shared/examples";
import { exampleFiles, examplePages, exampleRows } from "./examples";
import { wirePaymentFile, type PaymentFileCalls } from "./paymentFile.machine";

const { close, alsoClose, faulty, other } = exampleRows;
const ok = <Data>(data: Data) => ({ ok: true, data }) as const;

async function opened(page: PaymentRowsPage = examplePages.draft, fileId: string | null = page.file.id) {
  const calls = {
    paymentFiles: vi.fn<PaymentFileCalls["paymentFiles"]>(async () => ok([page.file])),
    uploadPaymentFile: vi.fn<PaymentFileCalls["uploadPaymentFile"]>(async () =>
      ok({ file: page.file, faults: [] }),
    ),
    paymentRows: vi.fn<PaymentFileCalls["paymentRows"]>(async () => ok(page)),
    changePaymentRows: vi.fn<PaymentFileCalls["changePaymentRows"]>(async () =>
      ok({ file: page.file, rows: [] }),
    ),
    updatePaymentFile: vi.fn<PaymentFileCalls["updatePaymentFile"]>(async () => ok(page.file)),
    approvePaymentFile: vi.fn<PaymentFileCalls["approvePaymentFile"]>(async () => ok(exampleFiles.running)),
    preparePaymentsAgain: vi.fn<PaymentFileCalls["preparePaymentsAgain"]>(async () =>
      ok(exampleFiles.warned),
    ),
    removePaymentFile: vi.fn<PaymentFileCalls["removePaymentFile"]>(async () => ok(null)),
    withdrawPaymentFile: vi.fn<PaymentFileCalls["withdrawPaymentFile"]>(async () => ok(null)),
    goToFile: vi.fn<PaymentFileCalls["goToFile"]>(),
    goToList: vi.fn<PaymentFileCalls["goToList"]>(),
    tellChanged: vi.fn<PaymentFileCalls["tellChanged"]>(),
  };
  const clock = new SimulatedClock();
  const actor = createActor(wirePaymentFile(calls), { input: { fileId, mayPrepare: true }, clock }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  await settled();
  const polled = () => waitFor(actor, (snapshot) => snapshot.matches({ file: { resting: "still" } }));
  return { actor, calls, clock, settled, polled };
}

const nthsOf = ({ rows }: PaymentRowsPage) => rows.map(({ nth }) => nth);
const bytes = () => new File(["name;iban"], "rekini.csv");

test("what was uploaded is opened, and put into the address [2.10-9]", async () => {
  const { actor, calls, settled } = await opened(examplePages.draft, null);
  const file = bytes();
  actor.send({ type: "file.choose", file });
  await settled();
  expect(calls.uploadPaymentFile).toHaveBeenCalledExactlyOnceWith(
    { file, checksNames: true },
    expect.anything(),
  );
  expect(calls.goToFile).toHaveBeenCalledExactlyOnceWith(exampleFiles.draft.id);
  expect(actor.getSnapshot().value).toEqual({ file: { resting: "still" } });
  // The address follows.
  actor.send({ type: "file.open", id: exampleFiles.draft.id });
  expect(calls.paymentRows).toHaveBeenCalledOnce();
});

test("of a file that is not read nothing stays but why [2.10-9]", async () => {
  const { actor, calls, settled } = await opened(examplePages.draft, null);
  const faults = [{ line: 3, text: "There is no amount." }];
  calls.uploadPaymentFile.mockResolvedValueOnce(ok({ file: null, faults }));
  actor.send({ type: "file.choose", file: bytes() });
  const { value, context } = await settled();
  expect(value).toEqual({ list: "resting" });
  expect(context).toMatchObject({ unread: { name: "rekini.csv", faults }, fileId: null, page: null });
});

test("what was mended keeps its place while the bank is asked again and again [2.10-9]", async () => {
  const { actor, calls, clock, settled, polled } = await opened();
  const named = [close, alsoClose].map((row) => ({ ...row, name: "Kārlis", state: "ready" as const }));
  calls.changePaymentRows.mockResolvedValueOnce(ok({ file: exampleFiles.checking, rows: named }));
  const nths = named.map(({ nth }) => nth);
  actor.send({ type: "rows.change", act: "useName", nths });
  await settled();
  const order = nthsOf(examplePages.draft);
  // In the bank's order they come after those to fix.
  const [first, ...rest] = examplePages.draft.rows.filter(({ nth }) => !nths.includes(nth));
  const rows = [...(first ? [first] : []), ...rest, ...named];
  calls.paymentRows.mockResolvedValueOnce(ok({ ...examplePages.draft, rows }));
  clock.increment(1_000);
  const { context } = await polled();
  expect(context.page && nthsOf(context.page)).toEqual(order);
  expect(context.page?.rows[1]).toMatchObject({ name: "Kārlis", state: "ready" });
  actor.send({ type: "rows.more" });
  await settled();
  expect(calls.paymentRows).toHaveBeenLastCalledWith(
    expect.objectContaining({ offset: order.length - 2 }),
    expect.anything(),
  );
});

test("the bank is asked less and less often while nothing happens, and not while nobody looks [2.10-10]", async () => {
  const { actor, calls, clock, polled } = await opened(examplePages.running);
  const reads = () => calls.paymentRows.mock.calls.length;
  clock.increment(1_000);
  await polled();
  expect(reads()).toBe(2);
  clock.increment(1_000);
  expect(reads()).toBe(2);
  clock.increment(500);
  await polled();
  expect(reads()).toBe(3);
  actor.send({ type: "page.hidden" });
  clock.increment(60_000);
  expect(reads()).toBe(3);
  actor.send({ type: "page.shown" });
  await polled();
  expect(reads()).toBe(4);
});

test("when all is paid the account is read again, and the bank is asked no more [2.10-10]", async () => {
  const { calls, clock, polled } = await opened(examplePages.running);
  calls.paymentRows.mockResolvedValue(ok(examplePages.done));
  clock.increment(1_000);
  const { context } = await polled();
  expect(context.page?.file.state).toBe("done");
  expect(calls.tellChanged).toHaveBeenCalledOnce();
  const reads = calls.paymentRows.mock.calls.length;
  clock.increment(60_000);
  expect(calls.paymentRows).toHaveBeenCalledTimes(reads);
});

const edit = {
  name: faulty.name,
  account: "LV97HABA0012345678910",
  reference: faulty.reference,
  amount: "961.00",
};

test("a correction that the bank refuses, or takes with a fault, stays open as it was typed [2.10-9]", async () => {
  const { actor, calls, settled } = await opened();
  actor.send({ type: "row.edit", nth: faulty.nth });
  expect(actor.getSnapshot().context.notice).toMatchObject({
    field: "account",
    text: faulty.faults[0]?.text,
  });
  calls.changePaymentRows.mockResolvedValueOnce(refused("other", "The file has changed meanwhile."));
  actor.send({ type: "edit.submit", edit });
  const { value, context } = await settled();
  expect(value).toEqual({ file: "editing" });
  expect(context).toMatchObject({
    asked: { edit },
    notice: { text: "The file has changed meanwhile." },
  });
  calls.changePaymentRows.mockResolvedValueOnce(ok({ file: exampleFiles.draft, rows: [faulty] }));
  actor.send({ type: "edit.submit", edit });
  expect((await settled()).value).toEqual({ file: "editing" });
  calls.changePaymentRows.mockResolvedValueOnce(ok({ file: exampleFiles.draft, rows: [other] }));
  actor.send({ type: "edit.submit", edit });
  expect((await settled()).value).toEqual({ file: { resting: "still" } });
  expect(calls.changePaymentRows).toHaveBeenLastCalledWith(
    { id: exampleFiles.draft.id, version: exampleFiles.draft.version, act: "edit", nth: faulty.nth, edit },
    expect.anything(),
  );
});

test("a correction whose answer was lost is done if the file says so [2.10-9]", async () => {
  const { actor, calls, settled } = await opened();
  actor.send({ type: "row.edit", nth: faulty.nth });
  calls.changePaymentRows.mockResolvedValueOnce(failures.net);
  const mended = { ...faulty, ...edit, faults: [], state: "ready" as const };
  calls.paymentRows.mockResolvedValueOnce(ok({ ...examplePages.draft, rows: [mended] }));
  actor.send({ type: "edit.submit", edit });
  const { value, context } = await settled();
  expect(value).toEqual({ file: { resting: "still" } });
  expect(context.notice).toBeNull();
});

async function confirming() {
  const flow = await opened();
  flow.actor.send({ type: "approval.ask" });
  const approve = () => {
    flow.actor.send({ type: "code.submit", code: new Secret("482193") });
    return flow.settled();
  };
  return { ...flow, approve };
}

test("what is ready is approved with one code, as it is shown [2.10-9]", async () => {
  const { calls, approve } = await confirming();
  calls.paymentRows.mockResolvedValueOnce(ok(examplePages.running));
  const { context } = await approve();
  const given = { file: exampleFiles.draft, code: "482193" };
  expect(calls.approvePaymentFile).toHaveBeenCalledExactlyOnceWith(given, expect.anything());
  expect(context).toMatchObject({ asked: null, page: { file: { state: "running" } } });
  expect(calls.tellChanged).toHaveBeenCalledOnce();
});

test("whether it was approved, although the answer was lost, is read from the file [2.10-9]", async () => {
  const { actor, calls, approve } = await confirming();
  calls.approvePaymentFile.mockResolvedValueOnce(failures.timeout);
  expect((await approve()).context.notice).toEqual({ key: "paymentFile.notDone" });
  expect(actor.getSnapshot().value).toEqual({ file: "confirming" });
  calls.approvePaymentFile.mockResolvedValueOnce(failures["500"]);
  calls.paymentRows.mockResolvedValueOnce(failures.net);
  expect((await approve()).value).toEqual({ file: "lost" });
  calls.paymentRows.mockResolvedValue(ok(examplePages.running));
  actor.send({ type: "page.retry" });
  await waitFor(actor, (snapshot) => snapshot.matches({ file: { resting: "still" } }));
  expect(actor.getSnapshot().context).toMatchObject({ asked: null, notice: null });
});

test("a draft is removed, and what waits is withdrawn and stays open [2.10-9]", async () => {
  const draft = await opened();
  draft.actor.send({ type: "remove.ask" });
  draft.actor.send({ type: "dialog.confirm" });
  await waitFor(draft.actor, (snapshot) => snapshot.matches({ list: "resting" }));
  expect(draft.calls.removePaymentFile).toHaveBeenCalledOnce();
  expect(draft.calls.goToList).toHaveBeenCalledOnce();

  const waiting = await opened(examplePages.waiting);
  waiting.actor.send({ type: "remove.ask" });
  waiting.calls.paymentRows.mockResolvedValueOnce(ok(examplePages.draft));
  waiting.actor.send({ type: "dialog.confirm" });
  const { context } = await waiting.settled();
  expect(waiting.calls.withdrawPaymentFile).toHaveBeenCalledOnce();
  expect(context.page?.file.state).toBe("draft");
  expect(waiting.calls.goToList).not.toHaveBeenCalled();
});

test("what was refused is prepared again in a draft, which is opened and put into the address [2.10-10]", async () => {
  const { actor, calls, settled } = await opened(examplePages.done);
  calls.preparePaymentsAgain.mockResolvedValueOnce(failures.timeout);
  calls.paymentRows.mockResolvedValueOnce(ok(examplePages.done));
  actor.send({ type: "again.prepare" });
  const { value, context } = await settled();
  expect(value).toEqual({ file: { resting: "still" } });
  expect(context.notice).not.toBeNull();
  calls.paymentRows.mockResolvedValueOnce(ok(examplePages.warned));
  actor.send({ type: "again.prepare" });
  await settled();
  expect(calls.preparePaymentsAgain).toHaveBeenLastCalledWith(exampleFiles.done.id, expect.anything());
  expect(calls.goToFile).toHaveBeenCalledExactlyOnceWith(exampleFiles.warned.id);
  expect(actor.getSnapshot().context).toMatchObject({ fileId: exampleFiles.warned.id, notice: null });
  actor.send({ type: "again.prepare" });
  expect(calls.preparePaymentsAgain).toHaveBeenCalledTimes(2);
});

test("more payments of a file that somebody has changed are not added to those of the old one", async () => {
  const page = { ...examplePages.draft, total: examplePages.draft.total + 1 };
  const { actor, calls, settled } = await opened(page);
  // A colleague gives a payment another account; the total stays.
  const newer = { ...page, file: { ...page.file, version: page.file.version + 1 } };
  calls.paymentRows.mockResolvedValueOnce(ok({ ...newer, rows: [] })).mockResolvedValueOnce(ok(newer));
  actor.send({ type: "rows.more" });
  await settled();
  expect(calls.paymentRows.mock.lastCall?.[0].offset).toBe(0);
  expect(actor.getSnapshot().context.page).toEqual(newer);
});

test("a file that was refused as it had changed is looked at again before it is approved", async () => {
  const { actor, calls, approve } = await confirming();
  const { draft } = examplePages;
  const newer = { ...draft, file: { ...draft.file, version: draft.file.version + 1 } };
  calls.approvePaymentFile.mockResolvedValueOnce({
    ...{ ok: false, problem: "refused", code: "other", text: "The file has changed meanwhile.", details: {} },
  });
  calls.paymentRows.mockResolvedValueOnce(ok(newer));
  await approve();
  expect(actor.getSnapshot().value).toMatchObject({ file: { resting: "still" } });
  expect(actor.getSnapshot().context.notice).not.toBeNull();
});
