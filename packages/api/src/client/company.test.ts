import { money } from "@amberline/domain/money";
import { describe, expect, it, vi } from "vitest";
import { companyCalls } from "./company";
import { createClient } from "./createClient";
import { fetchWithProgress } from "./fetchWithProgress";
import { createTransport } from "./transport";

const answering = (body: unknown) => async () => new Response(JSON.stringify(body));

function clientAnswering(body: unknown) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: "https://bank.example",
    session: { token: () => "t", replacement: async () => null, ended: () => undefined },
    fetch: async (input, init) => {
      requests.push(new Request(String(input), init));
      return new Response(JSON.stringify(body));
    },
  });
  const sent = async () =>
    Promise.all(requests.map(async (request) => [new URL(request.url).pathname, await request.json()]));
  return { client, sent };
}

const user = { id: "u-1", is_corporate: true, corporate_confirm: false };
const wireCompany = {
  corporation: { user, account: { id: "c-1", name: "SIA Jūras Vējš" } },
  members: [
    { position: "director", account: { first_name: "Ilze" }, user: { id: "u-1", sumsub_status: "verify" } },
    { position: "owner", percent: 33.33, account: {}, user: { id: "u-2" } },
  ],
  balance: "10.00",
  info: [
    { name: "city", is_file: false, section: "Company", value: "Rīga" },
    { name: "country", is_file: false, section: "Company" },
    { name: "Shareholder Register", is_file: true },
    {
      ...{ name: "Power of Attorney", is_file: true, file_name: "a.pdf", size: 7, review: "rejected" },
      ...{ review_comment: "Unreadable", updatedAt: "2026-11-20T08:00:00.000Z" },
    },
  ],
  review: { decision: "returned", reason: "Too old.", at: "2026-11-20T08:00:00.000Z" },
};
const at = Date.parse("2026-11-20T08:00:00.000Z");

describe("a company", () => {
  it("is translated, whatever a provider leaves out [3-8]", async () => {
    const { client, sent } = clientAnswering(wireCompany);
    const outcome = await client.company("c-1");
    expect(outcome).toMatchObject({
      ok: true,
      data: {
        id: "c-1",
        name: "SIA Jūras Vējš",
        user: { isCompany: true, isCompanyConfirmed: false },
        members: [
          {
            userId: "u-1",
            firstName: "Ilze",
            lastName: "",
            position: "director",
            share: null,
            verification: "verify",
          },
          { userId: "u-2", email: "", position: "owner", share: 3_333, verification: "none" },
        ],
        balance: money(1_000, "EUR"),
        balanceGbp: null,
        answers: { city: "Rīga", country: null },
        documents: [
          { key: "shareholder_register", fileName: "", size: null, review: null, uploadedAt: null },
          {
            key: "power_of_attorney",
            fileName: "a.pdf",
            review: "rejected",
            comment: "Unreadable",
            uploadedAt: at,
          },
        ],
        review: { decision: "returned", reason: "Too old.", at },
      },
    });
    expect(await sent()).toEqual([["/api/v1/corporate/info", { corporate_id: "c-1", full: true }]]);
  });

  it("tells what waits for somebody's consent, and is read without that too", async () => {
    const [director, owner] = wireCompany.members;
    const change = { kind: "add", state: "declined", reason: "Not in the register." };
    const file = { state: "waiting", file_name: "b.pdf", size: 8, asked_at: "2026-11-20T08:00:00.000Z" };
    const { client } = clientAnswering({
      ...wireCompany,
      members: [director, { ...owner, change }],
      info: [{ name: "Power of Attorney", is_file: true, change: file }],
    });
    expect(await client.company("c-1")).toMatchObject({
      data: {
        members: [{ change: null }, { change }],
        documents: [{ change: { state: "waiting", fileName: "b.pdf", size: 8, reason: "", askedAt: at } }],
      },
    });
    const { client: asked } = clientAnswering({ success: true, pending: true });
    expect(await asked.removeMember("c-1", "u-2")).toEqual({ ok: true, data: { isPending: true } });
  });

  it("with an impossible share is unreadable", async () => {
    const [, owner] = wireCompany.members;
    const { client } = clientAnswering({ ...wireCompany, members: [{ ...owner, percent: 120 }] });
    expect(await client.company("c-1")).toEqual({ ok: false, problem: "unreadable" });
  });

  it("is created, answered for and given members with the field names of the specification [7-17]", async () => {
    const { client, sent } = clientAnswering({ success: true, corporate_id: "c-1", user_id: "u-3" });
    const draft = { name: "SIA Vējš", country: "LV", registrationNumber: "40003999001" };
    expect(await client.createCompany(draft)).toEqual({ ok: true, data: { id: "c-1" } });
    const answer = { name: "city", section: "Company", value: "Rīga" };
    expect(await client.answerCompany("c-1", answer)).toEqual({ ok: true, data: true });
    const anna = { firstName: "Anna", lastName: "Liepa", email: "anna@example.com" };
    const made = await client.createMemberUser({ ...anna, isInvited: true });
    expect(made).toEqual({ ok: true, data: { userId: "u-3" } });
    await client.createMemberUser({ ...anna, isInvited: false });
    await client.addMember("c-1", { userId: "u-3", position: "owner", share: 5_000 });
    await client.addMember("c-1", { userId: "u-3", position: "member", share: 5_000 });
    await client.removeMember("c-1", "u-3");
    await client.answerInvitation("i-1", true);
    await client.signContract("c-1", { code: "123456" });
    const of = { corporate_id: "c-1" };
    const wireAnna = { first_name: "Anna", last_name: "Liepa", email: "anna@example.com" };
    expect(await sent()).toEqual([
      ["/api/v1/corporate/create", { name: "SIA Vējš", country: "LV", registration_number: "40003999001" }],
      ["/api/v1/corporate/info_add", { ...of, is_file: false, ...answer }],
      ["/api/v1/reg_ws", { ...wireAnna, generatePassword: true, password: "generate" }],
      ["/api/v1/reg_ws", { ...wireAnna, generatePassword: false }],
      ["/api/v1/corporate/member_add", { ...of, member_id: "u-3", position: "owner", percent: "50" }],
      ["/api/v1/corporate/member_add", { ...of, member_id: "u-3", position: "member" }],
      ["/api/v1/corporate/member_delete", { ...of, member_id: "u-3" }],
      ["/api/v1/user/invitation", { id: "i-1", accept: true }],
      ["/api/v1/corporate/pdf_sign", { ...of, code: "123456" }],
    ]);
  });

  it("takes an answer without success for a refusal, and a user without an id for none", async () => {
    const { client } = clientAnswering({ success: false, error: "Not today" });
    const refused = { ok: false, problem: "refused", code: "other", text: "Not today" };
    expect(await client.addMember("c-1", { userId: "u", position: "member", share: null })).toMatchObject(
      refused,
    );
    const { client: silent } = clientAnswering({ success: true });
    const nobody = { firstName: "A", lastName: "B", email: "c@d.ee", isInvited: false };
    expect(await silent.createMemberUser(nobody)).toEqual({ ok: true, data: { userId: null } });
  });

  it.each([
    [{ exists: false }, null],
    [{ exists: true }, { signer: "", at: null, sha256: "" }],
    [
      { exists: true, signer: "Ilze Bērziņa", signed_at: "2026-11-20T08:00:00.000Z", sha256: "ab" },
      { signer: "Ilze Bērziņa", at, sha256: "ab" },
    ],
  ])("has the signature of %j [7-19]", async (wire, signature) => {
    const { client } = clientAnswering(wire);
    expect(await client.contractSignature("c-1")).toEqual({ ok: true, data: signature });
  });

  it("sends documents with another fetch only to report progress", async () => {
    const onProgress = vi.fn();
    const session = { token: () => "t", replacement: async () => null, ended: () => undefined };
    const plainFetch = vi.fn(answering({ success: true }));
    const toldFetch = vi.fn(answering({ success: true }));
    const send = createTransport({ baseUrl: "", fetch: plainFetch, session });
    const calls = companyCalls(
      send,
      async () => false,
      () => toldFetch,
    );
    const draft = {
      name: "Power of Attorney",
      fileName: "a.pdf",
      fileType: "application/pdf",
      base64: "JVBE",
    };
    const sent = { ok: true, data: { isPending: false } };
    expect(await calls.uploadDocument("c-1", draft)).toEqual(sent);
    expect(await calls.uploadDocument("c-1", draft, { onProgress })).toEqual(sent);
    expect([plainFetch.mock.calls.length, toldFetch.mock.calls.length]).toEqual([1, 1]);
  });
});

describe("a fetch with upload progress", () => {
  function fake(status = 200) {
    const sent: unknown[] = [];
    const request = {
      upload: {} as { onprogress?: (event: { loaded: number; total: number }) => void },
      open: (...words: unknown[]) => sent.push(words),
      setRequestHeader: (...words: unknown[]) => sent.push(words),
      getAllResponseHeaders: () => "Content-Type: application/json\r\nX-One: 1\r\n",
      send: (body: unknown) => sent.push(body),
      abort: () => request.onabort?.(),
      status,
      response: new Blob(["{}"]),
      onload: undefined as (() => void) | undefined,
      onerror: undefined as (() => void) | undefined,
      onabort: undefined as (() => void) | undefined,
    };
    return { request, sent, make: () => request as unknown as XMLHttpRequest };
  }
  const body = { method: "POST", headers: { token: "t" }, body: "text" };

  it("sends and receives the same as fetch", async () => {
    const { request, sent, make } = fake();
    const onProgress = vi.fn();
    const answer = fetchWithProgress(onProgress, make)("/x", body);
    request.upload.onprogress?.({ loaded: 2, total: 4 });
    request.onload?.();
    const response = await answer;
    expect(sent).toEqual([["POST", "/x"], ["token", "t"], "text"]);
    expect(onProgress).toHaveBeenCalledWith(2, 4);
    expect([response.status, response.headers.get("X-One"), await response.text()]).toEqual([200, "1", "{}"]);
  });

  it("sends a form unchanged, and no other kind of body", async () => {
    for (const [given, expected] of [
      [new FormData(), expect.any(FormData)],
      [new Blob(["x"]), null],
    ] as const) {
      const { request, sent, make } = fake();
      const answer = fetchWithProgress(vi.fn(), make)("/x", { method: "POST", body: given });
      request.onload?.();
      await answer;
      expect(sent).toEqual([["POST", "/x"], expected]);
    }
  });

  it("returns no body where none is allowed", async () => {
    const { request, make } = fake(304);
    const answer = fetchWithProgress(vi.fn(), make)("/x", body);
    request.onload?.();
    expect((await answer).status).toBe(304);
  });

  it("fails like fetch, and can be aborted", async () => {
    const lost = fake();
    const failing = fetchWithProgress(vi.fn(), lost.make)("/x", body);
    lost.request.onerror?.();
    await expect(failing).rejects.toThrow(TypeError);
    const stopped = fake();
    const patience = new AbortController();
    const stopping = fetchWithProgress(vi.fn(), stopped.make)("/x", { ...body, signal: patience.signal });
    patience.abort();
    await expect(stopping).rejects.toThrow("Aborted");
    const never = fake();
    const late = fetchWithProgress(vi.fn(), never.make)("/x", { ...body, signal: patience.signal });
    await expect(late).rejects.toThrow("Aborted");
    expect(never.sent).not.toContain("text");
  });
});
