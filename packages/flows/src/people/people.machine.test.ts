import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures } from "../shared/examples";
import { examplePeople, examplePersons, nobodyElse } from "./examples";
import { wirePeople, type PeopleCalls } from "./people.machine";

async function opened() {
  const ok = { ok: true, data: examplePeople } as const;
  const calls = {
    people: vi.fn<PeopleCalls["people"]>(async () => ok),
    savePerson: vi.fn<PeopleCalls["savePerson"]>(async () => ok),
    removePerson: vi.fn<PeopleCalls["removePerson"]>(async () => ({ ok: true, data: nobodyElse })),
    showToast: vi.fn<PeopleCalls["showToast"]>(),
  };
  const input = { companyId: "company-1", most: null };
  const actor = createActor(wirePeople(calls), { input }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  await settled();
  return { actor, calls, settled };
}

const { payer, invited, refused } = examplePersons;
const says = (key: string) => ({ tone: "positive", notice: { key } });

test.each([
  { person: payer, key: "people.saved.changed" },
  { person: invited, key: "people.saved.changed" },
  { person: refused, key: "people.saved.invited" },
])("access saved for somebody who is $person.state is told as $key [2.12-8]", async ({ person, key }) => {
  const { id, access } = person;
  const { actor, calls, settled } = await opened();
  actor.send({ type: "person.change", id });
  actor.send({ type: "form.submit", draft: { id, access } });
  await settled();
  expect(calls.savePerson).toHaveBeenCalledExactlyOnceWith("company-1", { id, access }, expect.anything());
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(says(key));
});

test.each([payer, invited, refused])(
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
