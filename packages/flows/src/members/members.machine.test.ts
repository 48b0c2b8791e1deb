import type { ClientFile } from "@amberline/api/client";
import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { failures, refused, exampleHost } from "../shared/examples";
import { exampleCompany, exampleMembers, withMembers } from "../shared/exampleCompany";
import { wireMembers, type MembersCalls } from ".";
import { exampleDrafts } from "./examples";

const { director, owner, member } = exampleMembers;
const userId = "33333333-3333-4333-8333-333333333333";
const newcomer = { ...owner, userId, firstName: "Anna", lastName: "Liepa", share: 2_500 };
const done = { ok: true, data: true } as const;
const atOnce = { ok: true, data: { isPending: false } } as const;
const pending = { ok: true, data: { isPending: true } } as const;
const contract: ClientFile = { name: "contract.pdf", content: new Blob(["%PDF-1.7"]) };

function started(answers: Partial<MembersCalls> = {}) {
  const calls = {
    createMemberUser: vi.fn<MembersCalls["createMemberUser"]>(
      answers.createMemberUser ?? (async () => ({ ok: true, data: { userId } })),
    ),
    addMember: vi.fn<MembersCalls["addMember"]>(answers.addMember ?? (async () => atOnce)),
    removeMember: vi.fn<MembersCalls["removeMember"]>(answers.removeMember ?? (async () => atOnce)),
    sendVerificationLink: vi.fn<MembersCalls["sendVerificationLink"]>(
      answers.sendVerificationLink ?? (async () => done),
    ),
    memberContractPdf: vi.fn<MembersCalls["memberContractPdf"]>(
      answers.memberContractPdf ?? (async () => ({ ok: true, data: contract })),
    ),
    saveFile: vi.fn<MembersCalls["saveFile"]>(),
    showToast: vi.fn<MembersCalls["showToast"]>(),
    forgetMember: vi.fn<MembersCalls["forgetMember"]>(),
  };
  const { parent, heard } = exampleHost();
  const clock = new SimulatedClock();
  const input = { companyId: exampleCompany.id, company: exampleCompany, parent };
  const actor = createActor(wireMembers(calls), { input, clock }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  const submit = (draft: keyof typeof exampleDrafts) => {
    actor.send({ type: "form.submit", draft: exampleDrafts[draft] });
    return settled();
  };
  const open = () => actor.send({ type: "member.add" });
  return { actor, calls, clock, heard, open, settled, submit };
}

const said = (tone: "positive" | "negative", key: string) => ({ tone, notice: { key } });

describe("adding a member", () => {
  test("creates a user for a new person, then a member [7-15]", async () => {
    const { calls, heard, open, submit } = started();
    open();
    expect((await submit("new")).value).toEqual({ list: "resting" });
    const signal = { signal: expect.any(AbortSignal) };
    expect(calls.createMemberUser).toHaveBeenCalledExactlyOnceWith(exampleDrafts.new.person, signal);
    const added = { userId, position: "owner", share: 2_500 };
    expect(calls.addMember).toHaveBeenCalledExactlyOnceWith("company-1", added, signal);
    expect(heard).toEqual(["company.refresh"]);
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(said("positive", "members.added"));
  });

  test("by user ID creates no user [5]", async () => {
    const { calls, open, submit } = started();
    open();
    await submit("existing");
    expect(calls.createMemberUser).not.toHaveBeenCalled();
    expect(calls.addMember.mock.calls[0]?.[1].userId).toBe(member.userId);
  });

  test("retries with the user created before, and never creates a second one", async () => {
    const addMember = vi
      .fn<MembersCalls["addMember"]>()
      .mockResolvedValueOnce(failures["500.text"] as never)
      .mockResolvedValueOnce(refused("other", "Not now"))
      .mockResolvedValue(atOnce);
    const { actor, calls, open, submit } = started({ addMember });
    open();
    actor.send({ type: "form.submit", draft: exampleDrafts.new });
    await waitFor(actor, (snapshot) => snapshot.matches({ form: "checking" }));
    actor.send({ type: "company.changed", company: exampleCompany });
    expect(actor.getSnapshot().context.notice).toEqual({ key: "members.addUncertain" });
    expect((await submit("new")).context.notice).toEqual({ key: "members.addFailed", text: "Not now" });
    expect((await submit("new")).value).toEqual({ list: "resting" });
    expect(calls.createMemberUser).toHaveBeenCalledOnce();
    expect(addMember.mock.calls.map(([, added]) => added.userId)).toEqual([userId, userId, userId]);
  });

  test("has the provider correct a mistyped name before the second attempt", async () => {
    const addMember = vi
      .fn<MembersCalls["addMember"]>()
      .mockResolvedValueOnce(refused("other", "Not now"))
      .mockResolvedValue(atOnce);
    const { calls, open, submit } = started({ addMember });
    open();
    await submit("new");
    await submit("renamed");
    expect(calls.createMemberUser.mock.calls.map(([{ lastName }]) => lastName)).toEqual(["Liepa", "Liepiņa"]);
  });

  test("keeps the draft until the member is added or the customer cancels [2.12-6]", async () => {
    const refusal = started({ addMember: async () => refused("other", "Not now") });
    refusal.open();
    await refusal.submit("new");
    expect(refusal.calls.forgetMember).not.toHaveBeenCalled();
    refusal.actor.send({ type: "form.cancel" });
    expect(refusal.calls.forgetMember).toHaveBeenCalledOnce();

    const success = started();
    success.open();
    await success.submit("new");
    expect(success.calls.forgetMember).toHaveBeenCalledOnce();
  });

  test("is done when an answer was lost and the company lists the member", async () => {
    const { actor, calls, open } = started({ addMember: async () => failures.net });
    open();
    actor.send({ type: "form.submit", draft: exampleDrafts.new });
    await waitFor(actor, (snapshot) => snapshot.matches({ form: "checking" }));
    actor.send({ type: "company.changed", company: withMembers(director, newcomer) });
    expect(actor.getSnapshot().value).toEqual({ list: "resting" });
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(said("positive", "members.added"));
    expect(calls.forgetMember).toHaveBeenCalledOnce();
  });

  test("returns to the form when the company could not be read after a lost answer", async () => {
    const { actor, clock, open } = started({ addMember: async () => failures.net });
    open();
    actor.send({ type: "form.submit", draft: exampleDrafts.new });
    await waitFor(actor, (snapshot) => snapshot.matches({ form: "checking" }));
    clock.increment(20_000);
    expect(actor.getSnapshot().value).toEqual({ form: "editing" });
  });

  test("allows no second director, from this or another tab [4-16]", async () => {
    const here = started();
    here.open();
    expect((await here.submit("director")).context.notice).toEqual({
      key: "members.directorExists",
      field: "position",
    });
    expect(here.calls.addMember).not.toHaveBeenCalled();

    const elsewhere = started({ addMember: async () => refused("DIRECTOR_EXISTS", "DIRECTOR_EXISTS") });
    elsewhere.actor.send({ type: "company.changed", company: withMembers() });
    elsewhere.open();
    expect((await elsewhere.submit("director")).context.notice?.field).toBe("position");
    expect(elsewhere.heard).toEqual(["company.refresh"]);
  });

  test.each([
    ["an address that is somebody's", refused("NO UINIQ ", "NO UINIQ "), "members.emailTaken"],
    ["no user ID", { ok: true, data: { userId: null } } as const, "members.userIdMissing"],
    ["no answer", failures.timeout, "members.createUncertain"],
    ["an error page", failures.malformed, "members.createUncertain"],
    ["403", failures["403"], "error.forbidden"],
    ["a refusal in words", refused("other", "Too many"), "members.addFailed"],
  ])("reports the result of creating a user: %s [8]", async (_, answer, key) => {
    const { calls, open, submit } = started({ createMemberUser: async () => answer });
    open();
    const { value, context } = await submit("new");
    expect([value, context.notice?.key]).toEqual([{ form: "editing" }, key]);
    expect(calls.addMember).not.toHaveBeenCalled();
  });

  test.each([
    ["MEMBER_EXISTS", "members.memberExists"],
    ["USER_NOT_FOUND", "members.userNotFound"],
  ] as const)("says %s in words [8-22]", async (code, key) => {
    const { open, submit } = started({ addMember: async () => refused(code, code) });
    open();
    expect((await submit("existing")).context.notice?.key).toBe(key);
  });
});

describe("somebody who has to accept", () => {
  const invited = { ...newcomer, change: { kind: "add", state: "invited", reason: "" } } as const;
  const company = withMembers(director, invited);

  test("is invited, and a lost answer says the same", async () => {
    const named = started({ addMember: async () => pending });
    named.open();
    await named.submit("new");
    expect(named.calls.showToast).toHaveBeenCalledExactlyOnceWith(said("positive", "members.invited"));
    const lost = started({ addMember: async () => failures.net });
    lost.open();
    lost.actor.send({ type: "form.submit", draft: exampleDrafts.new });
    await waitFor(lost.actor, (snapshot) => snapshot.matches({ form: "checking" }));
    lost.actor.send({ type: "company.changed", company });
    expect(lost.calls.showToast).toHaveBeenCalledExactlyOnceWith(said("positive", "members.invited"));
  });

  test("has neither link nor contract yet, and can be removed, whatever the position", () => {
    const { actor } = started();
    const change = { kind: "add", state: "invited", reason: "" } as const;
    actor.send({ type: "company.changed", company: withMembers({ ...director, change }) });
    for (const type of ["link.send", "contract.download"] as const)
      actor.send({ type, userId: director.userId });
    expect(actor.getSnapshot().value).toEqual({ list: "resting" });
    actor.send({ type: "member.remove", userId: director.userId });
    expect(actor.getSnapshot().value).toEqual({ list: "asking" });
  });

  test("who declined does not block another director", async () => {
    const { actor, calls, open, submit } = started();
    const change = { kind: "add", state: "refused", reason: "" } as const;
    actor.send({ type: "company.changed", company: withMembers({ ...director, change }) });
    open();
    await submit("director");
    expect(calls.addMember).toHaveBeenCalledOnce();
  });
});

describe("removing a member", () => {
  const asked = (answers: Partial<MembersCalls> = {}) => {
    const begun = started(answers);
    begun.actor.send({ type: "member.remove", userId: owner.userId });
    return begun;
  };

  test("asks first, removes once, and says so [2.12-6, 8]", async () => {
    const { actor, calls, heard, settled } = asked();
    expect(calls.removeMember).not.toHaveBeenCalled();
    for (let press = 0; press < 3; press++) actor.send({ type: "remove.confirm" });
    expect((await settled()).value).toEqual({ list: "resting" });
    expect(calls.removeMember).toHaveBeenCalledExactlyOnceWith("company-1", owner.userId, expect.anything());
    expect(heard).toEqual(["company.refresh"]);
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(said("positive", "members.removed"));
  });

  test("of a confirmed company waits for the bank", async () => {
    const { actor, calls, settled } = asked({ removeMember: async () => pending });
    actor.send({ type: "remove.confirm" });
    await settled();
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(said("positive", "members.removalAsked"));
  });

  test("is never about the director [4-16]", () => {
    const { actor } = started();
    actor.send({ type: "member.remove", userId: director.userId });
    expect(actor.getSnapshot().value).toEqual({ list: "resting" });
  });

  test("counts as done when another tab was quicker: before the answer, and before the question", async () => {
    const late = asked({ removeMember: async () => refused("NOT_FOUND", "NOT_FOUND") });
    late.actor.send({ type: "remove.confirm" });
    expect((await late.settled()).value).toEqual({ list: "resting" });
    const open = asked();
    open.actor.send({ type: "company.changed", company: withMembers(director) });
    expect(open.actor.getSnapshot().value).toEqual({ list: "resting" });
  });

  test.each([
    ["net", failures.net, "error.access"],
    ["403", failures["403"], "error.forbidden"],
    ["500", failures["500"], "members.removeFailed"],
    ["malformed", failures.malformed, "members.removeFailed"],
    ["DIRECTOR_STAYS", refused("DIRECTOR_STAYS", ""), "members.directorStays"],
  ])("%s: the dialog stays and says so, and the company is reread [8-22]", async (_, answer, key) => {
    const { actor, heard, settled } = asked({ removeMember: async () => answer });
    actor.send({ type: "remove.confirm" });
    const { value, context } = await settled();
    expect([value, context.notice?.key]).toEqual([{ list: "asking" }, key]);
    expect(heard).toEqual(["company.refresh"]);
  });
});

describe("an existing member", () => {
  test("is sent a verification link, unless verified already [4-5, 8-22]", async () => {
    const { actor, calls, settled } = started();
    actor.send({ type: "link.send", userId: director.userId });
    expect(calls.sendVerificationLink).not.toHaveBeenCalled();
    actor.send({ type: "link.send", userId: owner.userId });
    expect((await settled()).context.linkedTo).toEqual([owner.userId]);
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(said("positive", "members.linkSent"));
  });

  test("shows the provider's text when a link was sent a moment ago", async () => {
    const { actor, calls, settled } = started({
      sendVerificationLink: async () => refused("other", "Wait a minute"),
    });
    actor.send({ type: "link.send", userId: owner.userId });
    await settled();
    const notice = { key: "members.linkFailed", text: "Wait a minute" };
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({ tone: "negative", notice });
  });

  test("has a contract that is saved only if it is a PDF [8]", async () => {
    const right = started();
    right.actor.send({ type: "contract.download", userId: owner.userId });
    await right.settled();
    expect(right.calls.saveFile).toHaveBeenCalledExactlyOnceWith(contract);
    const page = { name: "contract.pdf", content: new Blob(["<html>"]) };
    const wrong = started({ memberContractPdf: async () => ({ ok: true, data: page }) });
    wrong.actor.send({ type: "contract.download", userId: owner.userId });
    await wrong.settled();
    expect(wrong.calls.saveFile).not.toHaveBeenCalled();
    expect(wrong.calls.showToast).toHaveBeenCalledWith(said("negative", "contract.downloadFailed"));
  });
});
