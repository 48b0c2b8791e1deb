import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures, refused } from "../shared/examples";
import { exampleOverview } from "./examples";
import { wireOverview, type OverviewCalls } from "./overview.machine";

const answering = (first: Awaited<ReturnType<OverviewCalls["overview"]>>) => {
  const overview = vi.fn<OverviewCalls["overview"]>(async () => first);
  const actor = createActor(wireOverview({ overview }), { input: { accountId: "acc-1" } });
  actor.start();
  return { actor, overview };
};
const read = { ok: true, data: exampleOverview } as const;

test("the overview is read, and again on demand after a failure [4-33]", async () => {
  const { actor, overview } = answering(failures.net);
  await waitFor(actor, (snapshot) => snapshot.matches("failed"));
  overview.mockResolvedValue(read);
  actor.send({ type: "overview.retry" });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches("shown"));
  expect(context).toMatchObject({ overview: exampleOverview, notice: null });
  expect(overview.mock.calls.map(([id]) => id)).toEqual(["acc-1", "acc-1"]);
});

test("the overview is read again when money moves; what is shown stays when that fails [4-33]", async () => {
  const { actor, overview } = answering(read);
  await waitFor(actor, (snapshot) => snapshot.matches("shown"));
  overview.mockResolvedValue(failures["500"]);
  actor.send({ type: "account.changed" });
  expect(actor.getSnapshot().matches("refreshing")).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches("shown"));
  expect(actor.getSnapshot().context.overview).toBe(exampleOverview);
});

test.each([
  ["404", failures["404"]],
  ["403", failures["403"]],
  ["an answer that is none", failures.malformed],
  ["a refusal", refused("other", "Unknown call")],
])("a provider without an overview, which answers %s, is not asked again", async (_, answer) => {
  const { actor, overview } = answering(answer);
  await waitFor(actor, (snapshot) => snapshot.matches("absent"));
  actor.send({ type: "account.changed" });
  expect(actor.getSnapshot().matches("absent")).toBe(true);
  expect(overview).toHaveBeenCalledOnce();
});
