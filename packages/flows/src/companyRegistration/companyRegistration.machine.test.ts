import { createClient } from "@amberline/api/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures, refused } from "../shared/examples";
import { exampleCompany } from "../shared/exampleCompany";
import { wireCompanyRegistration, type CompanyRegistrationCalls, type CompanyRegistrationInput } from ".";
import { exposureAnswersOf } from "./answers";
import { exampleAnswers } from "./examples";

const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };
const clientOver = (fetch: typeof globalThis.fetch) => createClient({ baseUrl: "", fetch, session });
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });

const done = { ok: true, data: true } as const;

function started(
  input: Partial<CompanyRegistrationInput> = {},
  answers: Partial<CompanyRegistrationCalls> = {},
) {
  const calls = {
    ...clientOver(never),
    whenOnline: async () => undefined,
    saveFile: vi.fn(),
    showToast: vi.fn(),
    forgetDraft: vi.fn(),
    forgetMember: vi.fn(),
    company: vi.fn<CompanyRegistrationCalls["company"]>(async () => ({ ok: true, data: exampleCompany })),
    contractSignature: vi.fn<CompanyRegistrationCalls["contractSignature"]>(async () => ({
      ok: true,
      data: null,
    })),
    createCompany: vi.fn<CompanyRegistrationCalls["createCompany"]>(async () => ({
      ok: true,
      data: { id: "company-1" },
    })),
    answerCompany: vi.fn<CompanyRegistrationCalls["answerCompany"]>(async () => done),
    enterCompany: vi.fn<CompanyRegistrationCalls["enterCompany"]>(async () => done),
    ...answers,
  };
  const actor = createActor(wireCompanyRegistration(calls), {
    input: { companyId: "company-1", page: "registration", ...input },
  });
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  const step = (name: string) =>
    actor.getSnapshot().matches({ open: { place: { registration: name } } } as never);
  return { actor, calls, settled, step };
}

const toExposure = (actor: ReturnType<typeof started>["actor"]) =>
  actor.send({ type: "step.open", step: "exposure" });
const submitExposure = {
  type: "answers.submit",
  step: "exposure",
  answers: exposureAnswersOf({ isExposed: "no" }),
} as const;

describe("a company's registration", () => {
  test("opens the account, stores every answer and switches to it, with one request each, however often it is pressed [2.18-2]", async () => {
    const { actor, calls, settled } = started({ companyId: null });
    for (let press = 0; press < 3; press++)
      actor.send({ type: "answers.submit", step: "company", answers: exampleAnswers });
    expect((await settled()).value).toBe("left");
    expect(calls.createCompany).toHaveBeenCalledExactlyOnceWith(
      { name: "SIA Dzintara Krasts", country: "LV", registrationNumber: "40003888002" },
      { signal: expect.any(AbortSignal) },
    );
    expect(vi.mocked(calls.answerCompany).mock.calls.map(([id, { name }]) => [id, name])).toEqual(
      exampleAnswers.map(({ name }) => ["company-1", name]),
    );
    expect(calls.forgetDraft).toHaveBeenCalledExactlyOnceWith({ step: "company" });
    expect(calls.enterCompany).toHaveBeenCalledExactlyOnceWith("company-1", expect.anything());
    expect(calls.company).not.toHaveBeenCalled();
  });

  test("opens no second account when only an answer was refused, and shows the refusal at its field", async () => {
    const answerCompany = vi
      .fn<CompanyRegistrationCalls["answerCompany"]>()
      .mockResolvedValueOnce(done)
      .mockResolvedValueOnce(refused("other", "No such name"))
      .mockResolvedValue(done);
    const { actor, calls, settled } = started({ companyId: null }, { answerCompany });
    const submit = { type: "answers.submit", step: "company", answers: exampleAnswers } as const;
    actor.send(submit);
    const { value, context } = await settled();
    expect(value).toEqual({ founding: "editing" });
    expect(context.notice).toEqual({ key: "error.general", text: "No such name", field: "name" });
    expect(calls.forgetDraft).not.toHaveBeenCalled();
    actor.send(submit);
    expect((await settled()).value).toBe("left");
    expect(calls.createCompany).toHaveBeenCalledOnce();
  });

  test("is reread after every stored step, whichever part wrote it; drafts are discarded only then", async () => {
    const { actor, calls, settled, step } = started();
    await settled();
    toExposure(actor);
    actor.send(submitExposure);
    await settled();
    expect(step("members")).toBe(true);
    expect(calls.forgetDraft).toHaveBeenCalledExactlyOnceWith({ step: "exposure" });
    expect(calls.company).toHaveBeenCalledTimes(2);
    actor.send({ type: "company.refresh" });
    await vi.waitFor(() => expect(calls.company).toHaveBeenCalledTimes(3));
  });

  test("shows stored answers at once, even when rereading fails [2.18]", async () => {
    const company = vi
      .fn<CompanyRegistrationCalls["company"]>()
      .mockResolvedValueOnce({ ok: true, data: exampleCompany })
      .mockResolvedValue(failures.net);
    const { actor, settled, step } = started({}, { company });
    await settled();
    toExposure(actor);
    const answers = exposureAnswersOf({ isExposed: "yes", details: "Her father" });
    actor.send({ type: "answers.submit", step: "exposure", answers });
    await settled();
    expect(step("members")).toBe(true);
    expect(actor.getSnapshot().context.company?.answers).toEqual({
      ...exampleCompany.answers,
      ...Object.fromEntries(answers.map(({ name, value }) => [name, value])),
    });
  });

  test("rereads silently: a failure keeps the data, and simultaneous requests are merged", async () => {
    const company = vi
      .fn<CompanyRegistrationCalls["company"]>()
      .mockResolvedValueOnce({ ok: true, data: exampleCompany })
      .mockResolvedValue(failures["500"]);
    const { actor, settled } = started({}, { company });
    await settled();
    for (let asked = 0; asked < 3; asked++) actor.send({ type: "company.refresh" });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: "fresh" } }));
    expect(actor.getSnapshot().context.company).toEqual(exampleCompany);
    expect(actor.getSnapshot().context.notice).toBeNull();
    const signals = company.mock.calls.slice(1).map(([, plain]) => plain?.signal?.aborted);
    expect(signals).toEqual([true, true, false]);
  });

  test("waits for a connection before rereading", async () => {
    let connect: () => void = () => undefined;
    const whenOnline = () => new Promise<void>((resolve) => (connect = resolve));
    const { actor, calls, settled } = started({}, { whenOnline });
    await settled();
    expect(calls.company).toHaveBeenCalledTimes(1);
    actor.send({ type: "company.refresh" });
    await Promise.resolve();
    expect(calls.company).toHaveBeenCalledTimes(1);
    connect();
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: "fresh" } }));
    expect(calls.company).toHaveBeenCalledTimes(2);
  });

  test("stays in the form that is open when the bank confirms the company meanwhile [4]", async () => {
    const confirmed = { ...exampleCompany, user: { ...exampleCompany.user, isCompanyConfirmed: true } };
    const company = vi
      .fn<CompanyRegistrationCalls["company"]>()
      .mockResolvedValueOnce({ ok: true, data: exampleCompany })
      .mockResolvedValue({ ok: true, data: confirmed });
    const { actor, settled, step } = started({}, { company });
    await settled();
    toExposure(actor);
    actor.send({ type: "company.refresh" });
    await waitFor(actor, ({ context }) => context.company?.user.isCompanyConfirmed === true);
    expect(actor.getSnapshot().matches({ open: { place: { registration: { exposure: "editing" } } } })).toBe(
      true,
    );
    expect(step("review")).toBe(false);
  });

  test("shows the workspace in the profile of a company that needs no registration [4-14]", async () => {
    const members = exampleCompany.members.map((member) => ({ ...member, verification: "verify" as const }));
    const company = async () => ({ ok: true, data: { ...exampleCompany, members } }) as const;
    const { settled } = started({ page: "profile" }, { company });
    expect((await settled()).matches({ open: { place: "workspace" } })).toBe(true);
  });

  test("hosts its three parts, notifies them of every change, and stops them with itself", async () => {
    const { actor, settled } = started();
    const { children } = await settled();
    const parts = [children.documents, children.members, children.contract];
    expect(parts.map((part) => part?.getSnapshot().status)).toEqual(["active", "active", "active"]);
    actor.stop();
    expect(parts.map((part) => part?.getSnapshot().status)).not.toContain("active");
  });
});

describe("each fault", () => {
  afterEach(() => void vi.useRealTimers());

  const status =
    (code: number, body = "") =>
    async () =>
      new Response(body, { status: code });
  const access = { key: "error.access" };
  const general = { key: "error.general" };
  const faults: [name: string, fetch: typeof fetch, notice: unknown][] = [
    ["drop", () => Promise.reject(new TypeError("Failed to fetch")), access],
    ["timeout", never, access],
    ["403", status(403), { key: "error.forbidden" }],
    ["500", status(500), general],
    ["malformed", status(200, "<html>"), general],
    [
      "the server's message",
      status(500, '{"err":"Not today"}'),
      expect.objectContaining({ text: "Not today" }),
    ],
  ];

  test.each(faults)("of loading, %s: says so and does not redirect [4] [8]", async (_, fetch, notice) => {
    vi.useFakeTimers();
    const { company } = clientOver(fetch);
    const { actor } = started({}, { company });
    await vi.advanceTimersByTimeAsync(15_100);
    const { value, context } = actor.getSnapshot();
    expect([value, context.notice]).toEqual(["loadFailed", notice]);
  });

  test.each(faults)(
    "of opening the account, %s: the form stays and says so [8]",
    async (_, fetch, notice) => {
      vi.useFakeTimers();
      const { createCompany } = clientOver(fetch);
      const { actor, calls } = started({ companyId: null }, { createCompany });
      actor.send({ type: "answers.submit", step: "company", answers: exampleAnswers });
      await vi.advanceTimersByTimeAsync(15_100);
      const { value, context } = actor.getSnapshot();
      expect([value, context.notice]).toEqual([{ founding: "editing" }, notice]);
      expect(calls.answerCompany).not.toHaveBeenCalled();
    },
  );

  test.each(faults)("of storing a step, %s: the step stays and says so [8]", async (_, fetch, notice) => {
    vi.useFakeTimers();
    const { answerCompany } = clientOver(fetch);
    const { actor, calls } = started({}, { answerCompany });
    await vi.advanceTimersByTimeAsync(0);
    toExposure(actor);
    actor.send(submitExposure);
    await vi.advanceTimersByTimeAsync(15_100);
    const snapshot = actor.getSnapshot();
    expect(snapshot.matches({ open: { place: { registration: { exposure: "editing" } } } })).toBe(true);
    expect(snapshot.context.notice).toEqual(notice);
    expect(calls.forgetDraft).not.toHaveBeenCalled();
  });

  test.each([401, 408])(
    "HTTP %d: says that the session is over, if the page is still open [8]",
    async (code) => {
      const over = { key: "error.sessionExpired" };
      const { company, createCompany, answerCompany } = clientOver(status(code));
      expect((await started({}, { company }).settled()).context.notice).toEqual(over);
      const founding = started({ companyId: null }, { createCompany });
      founding.actor.send({ type: "answers.submit", step: "company", answers: exampleAnswers });
      expect((await founding.settled()).context.notice).toEqual(over);
      const storing = started({}, { answerCompany });
      await storing.settled();
      toExposure(storing.actor);
      storing.actor.send(submitExposure);
      expect((await storing.settled()).context.notice).toEqual(over);
    },
  );

  test("can be reread after a failure", async () => {
    const company = vi
      .fn<CompanyRegistrationCalls["company"]>()
      .mockResolvedValueOnce(failures.net)
      .mockResolvedValueOnce({ ok: true, data: exampleCompany });
    const { actor, settled, step } = started({}, { company });
    await settled();
    actor.send({ type: "page.retry" });
    await settled();
    expect(step("members")).toBe(true);
  });
});
