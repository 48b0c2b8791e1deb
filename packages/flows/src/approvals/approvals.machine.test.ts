import { money } from "@amberline/domain/money";
import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { Secret } from "../shared";
import { failures, refused } from "../shared/examples";
import { wireApprovals, type ApprovalsCalls } from "./approvals.machine";
import { approvedApprovals, exampleApprovals, exampleProposals } from "./examples";

const { logs, factory, invoices, rule, own } = exampleProposals;
const both = [logs.id, factory.id];

async function opened() {
  const read = { ok: true, data: exampleApprovals } as const;
  const calls = {
    approvals: vi.fn<ApprovalsCalls["approvals"]>(async () => read),
    approve: vi.fn<ApprovalsCalls["approve"]>(async () => ({ ok: true, data: approvedApprovals })),
    decline: vi.fn<ApprovalsCalls["decline"]>(async () => read),
    showToast: vi.fn<ApprovalsCalls["showToast"]>(),
    tellChanged: vi.fn<ApprovalsCalls["tellChanged"]>(),
  };
  const actor = createActor(wireApprovals(calls)).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  await settled();
  const approve = (code = "482193") => {
    actor.send({ type: "code.submit", code: new Secret(code) });
    return settled();
  };
  actor.send({ type: "selection.change", ids: both });
  return { actor, calls, settled, approve };
}

const says = (key: string) => ({ tone: "positive", notice: { key } });

test("several payments are approved with one code, for their total without fees [2.10-8]", async () => {
  const { actor, calls, approve } = await opened();
  actor.send({ type: "approval.ask", ids: both });
  const { context } = await approve();
  const given = { ids: both, total: money(640_330, "EUR"), code: "482193" };
  expect(calls.approve).toHaveBeenCalledExactlyOnceWith(given, expect.anything());
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(says("approvals.done.approved"));
  expect(calls.tellChanged).toHaveBeenCalledOnce();
  expect(context).toMatchObject({ selected: [], asked: null, notice: null });
});

test("a file is approved together with payments, and counts with its total [2.10-8]", async () => {
  const { actor, calls, approve } = await opened();
  const ids = [logs.id, invoices.id];
  actor.send({ type: "selection.change", ids: [...ids, rule.id] });
  expect(actor.getSnapshot().context.selected).toEqual(both);
  actor.send({ type: "selection.change", ids });
  actor.send({ type: "approval.ask", ids });
  await approve();
  const given = { ids, total: money(528_815, "EUR"), code: "482193" };
  expect(calls.approve).toHaveBeenCalledExactlyOnceWith(given, expect.anything());
});

test("a wrong code loses nothing [2.10-8]", async () => {
  const { actor, calls, approve } = await opened();
  calls.approve.mockResolvedValueOnce(refused("INCORRECT_2FA_CODE", "Wrong"));
  actor.send({ type: "approval.ask", ids: both });
  const { value, context } = await approve();
  expect(value).toEqual({ shown: "confirming" });
  expect(context).toMatchObject({ selected: both, codesRefused: 1, notice: { field: "code" } });
  expect((await approve()).value).toEqual({ shown: "resting" });
});

test("a lost answer is looked up, and said once however often it takes [2.10-8]", async () => {
  const { actor, calls, settled, approve } = await opened();
  calls.approve.mockResolvedValueOnce(failures.net);
  calls.approvals.mockResolvedValueOnce(failures.net);
  actor.send({ type: "approval.ask", ids: both });
  expect((await approve()).value).toBe("lost");
  expect(calls.showToast).not.toHaveBeenCalled();
  calls.approvals.mockResolvedValueOnce({ ok: true, data: approvedApprovals });
  actor.send({ type: "list.retry" });
  expect((await settled()).value).toEqual({ shown: "resting" });
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(says("approvals.done.approved"));
  expect(calls.approve).toHaveBeenCalledOnce();
});

test("what others have declined meanwhile is no longer selected, and the bank's words stay [2.10-8]", async () => {
  const { actor, calls, approve } = await opened();
  calls.approve.mockResolvedValueOnce(refused("other", "One of them was declined."));
  const proposals = exampleApprovals.proposals.map((each) =>
    each === logs ? { ...each, state: "declined" as const } : each,
  );
  calls.approvals.mockResolvedValueOnce({ ok: true, data: { ...exampleApprovals, proposals } });
  actor.send({ type: "approval.ask", ids: both });
  const { context } = await approve();
  expect(context.selected).toEqual([factory.id]);
  expect(context.notice).toMatchObject({ text: "One of them was declined." });
  expect(calls.tellChanged).toHaveBeenCalledOnce();
});

test.each([
  { id: logs.id, reason: "Paid already", done: "declined" },
  { id: own.id, reason: "", done: "withdrawn" },
])("what is $done is told so [2.10-8]", async ({ id, reason, done }) => {
  const { actor, calls, settled } = await opened();
  actor.send({ type: "decline.ask", id });
  actor.send({ type: "decline.confirm", reason });
  await settled();
  expect(calls.decline).toHaveBeenCalledExactlyOnceWith({ id, reason }, expect.anything());
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(says(`approvals.done.${done}`));
});

test("no more is approved in a day than the company allows, however it is selected [2.10-8]", async () => {
  const { actor, calls } = await opened();
  const tight = { perPayment: null, perDay: money(600_000, "EUR"), approvedToday: money(0, "EUR") };
  calls.approvals.mockResolvedValueOnce({ ok: true, data: { ...exampleApprovals, own: tight } });
  const limited = createActor(wireApprovals(calls)).start();
  await waitFor(limited, (snapshot) => snapshot.matches("shown"));
  const ask = (ids: readonly string[]) => ({ type: "approval.ask", ids }) as const;
  expect(limited.getSnapshot().can(ask(both))).toBe(false);
  expect(limited.getSnapshot().can(ask([logs.id]))).toBe(true);
  expect(actor.getSnapshot().can(ask(both))).toBe(true);
});
