import { money } from "@amberline/domain/money";
import { roles, type Access } from "@amberline/domain/rights";
import { describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures, refused as refusedBy } from "../shared/examples";
import { exampleApproval, examplePeople, examplePersons, nobodyElse } from "./examples";
import { wirePeople, type PeopleCalls } from "./people.machine";

async function opened(most: Access | null = null) {
  const people = [...examplePeople.people, examplePersons.expired];
  const ok = { ok: true, data: { ...examplePeople, people } } as const;
  const calls = {
    people: vi.fn<PeopleCalls["people"]>(async () => ok),
    savePerson: vi.fn<PeopleCalls["savePerson"]>(async () => ok),
    removePerson: vi.fn<PeopleCalls["removePerson"]>(async () => ({ ok: true, data: nobodyElse })),
    saveApprovalRule: vi.fn<PeopleCalls["saveApprovalRule"]>(async (_, rule) => ({
      ok: true,
      data: { rule, waiting: 0 },
    })),
    showToast: vi.fn<PeopleCalls["showToast"]>(),
  };
  const input = { companyId: "company-1", most };
  const actor = createActor(wirePeople(calls), { input }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  await settled();
  return { actor, calls, settled };
}

const { payer, invited, refused, expired } = examplePersons;
const { rule } = exampleApproval;
const says = (key: string) => ({ tone: "positive", notice: { key } });

test.each([
  { person: payer, key: "people.saved.changed" },
  { person: invited, key: "people.saved.changed" },
  { person: refused, key: "people.saved.invited" },
  { person: expired, key: "people.saved.invited" },
])(
  "access saved for somebody who is $person.state is told as $key [2.12-8] [2.12-10]",
  async ({ person, key }) => {
    const { id, access } = person;
    const { actor, calls, settled } = await opened();
    actor.send({ type: "person.change", id });
    actor.send({ type: "form.submit", draft: { id, access } });
    await settled();
    expect(calls.savePerson).toHaveBeenCalledExactlyOnceWith("company-1", { id, access }, expect.anything());
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(says(key));
  },
);

test.each([payer, invited, refused, expired])(
  "removing somebody who is $state asks first, and tells what has ended [2.12-8]",
  async ({ id, state }) => {
    const { actor, calls, settled } = await opened();
    actor.send({ type: "person.remove", id });
    expect(calls.removePerson).not.toHaveBeenCalled();
    actor.send({ type: "remove.confirm" });
    const { context } = await settled();
    expect(calls.removePerson).toHaveBeenCalledExactlyOnceWith("company-1", id, expect.anything());
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(says(`people.removed.${state}`));
    expect(context).toMatchObject({ people: nobodyElse, target: null });
  },
);

test("an invitation whose answer was lost is sent again from the same form [2.12-8]", async () => {
  const { actor, calls, settled } = await opened();
  const draft = { firstName: "Elīna", lastName: "Vītola", email: "elina@example.lv", access: payer.access };
  calls.savePerson.mockResolvedValueOnce(failures.net);
  actor.send({ type: "person.add" });
  actor.send({ type: "form.submit", draft });
  expect((await settled()).context.notice).toEqual({ key: "error.access" });
  actor.send({ type: "form.submit", draft });
  expect((await settled()).value).toEqual({ list: "resting" });
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(says("people.saved.invited"));
});

describe("access that others have to approve", () => {
  const waits = { ...examplePeople, approval: { rule, waiting: 1 } };
  const draft = { id: payer.id, access: { ...payer.access, rights: roles.manager } };

  test.each([
    ["somebody's access", draft, waits, "person"],
    [
      "somebody new",
      { firstName: "Elīna", lastName: "Vītola", email: "elina@example.lv", access: draft.access },
      waits,
      "person",
    ],
    ["access that is there while something else waits", { id: payer.id, access: payer.access }, waits, null],
    ["access that nobody approves", draft, examplePeople, null],
  ] as const)("is told as waiting, and not as saved: %s [2.12-9]", async (_, asked, people, proposed) => {
    const { actor, calls, settled } = await opened();
    calls.savePerson.mockResolvedValueOnce({ ok: true, data: people });
    actor.send("id" in asked ? { type: "person.change", id: asked.id } : { type: "person.add" });
    actor.send({ type: "form.submit", draft: asked });
    const { value, context } = await settled();
    expect([value, context.proposed]).toEqual([{ list: "resting" }, proposed]);
    expect(calls.showToast).toHaveBeenCalledTimes(proposed ? 0 : 1);
  });
});

describe("the rule for approvals", () => {
  const more = { above: money(10_000, "EUR"), approvers: 2 };

  test.each([more, null])("is saved and told so [2.12-9]", async (asked) => {
    const { actor, calls, settled } = await opened();
    actor.send({ type: "rule.change" });
    actor.send({ type: "rule.submit", rule: asked });
    const { context } = await settled();
    expect(calls.saveApprovalRule).toHaveBeenCalledExactlyOnceWith("company-1", asked, expect.anything());
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(says("people.rule.saved"));
    expect([context.people?.approval?.rule, context.proposed]).toEqual([asked, null]);
  });

  test("that is looser waits for approval, and the old one holds [2.12-9]", async () => {
    const { actor, calls, settled } = await opened();
    calls.saveApprovalRule.mockResolvedValueOnce({ ok: true, data: { rule, waiting: 1 } });
    actor.send({ type: "rule.change" });
    actor.send({ type: "rule.submit", rule: null });
    const { value, context } = await settled();
    expect([value, context.proposed]).toEqual([{ list: "resting" }, "rule"]);
    expect(context.people?.approval).toEqual({ rule, waiting: 1 });
    expect(calls.showToast).not.toHaveBeenCalled();
  });

  test("that the bank refuses stays in the form [2.12-9]", async () => {
    const { actor, calls, settled } = await opened();
    calls.saveApprovalRule.mockResolvedValueOnce(refusedBy("other", "Too few people may approve"));
    actor.send({ type: "rule.change" });
    actor.send({ type: "rule.submit", rule: more });
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual([
      { rule: "editing" },
      { key: "error.general", text: "Too few people may approve" },
    ]);
  });

  test("is not for others than the owner to change [2.12-9]", async () => {
    const { actor } = await opened({ ...payer.access, rights: roles.manager });
    actor.send({ type: "rule.change" });
    expect(actor.getSnapshot().value).toEqual({ list: "resting" });
  });
});
