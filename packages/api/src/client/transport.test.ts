import { number, object, string } from "yup";
import { describe, expect, it, vi } from "vitest";
import { calls, defineCall, wireFile } from "../contract";
import { createTransport } from "./transport";

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" }, ...init });

const greet = defineCall({
  name: "greet",
  summary: "Greets.",
  method: "POST",
  path: "/greet",
  timeoutMs: 50,
  request: object({ name: string().required() }),
  response: object({ words: string().required(), times: number() }),
  refusals: ["TOO_SHY"],
});

function provider(answer: (request: Request) => Promise<Response> | Response) {
  const session = {
    token: (): string | null => "t-1",
    replacement: vi.fn(async (): Promise<string | null | undefined> => null),
    ended: vi.fn(),
  };
  const requests: Request[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), "https://bank.example"), init);
    requests.push(request);
    return Promise.race([
      Promise.resolve(answer(request)),
      new Promise<never>((_, reject) =>
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
      ),
    ]);
  };
  const send = createTransport({ baseUrl: "https://bank.example", fetch, session, language: () => "lv" });
  return { send, session, requests };
}

describe("one call over HTTP", () => {
  it("sends the token in the header named token, never in the address [7-2]", async () => {
    const { send, requests } = provider(() => json({ words: "hi" }));
    await send(greet, { name: "Ilze" });
    expect(requests[0]!.headers.get("token")).toBe("t-1");
    expect(requests[0]!.headers.get("Accept-Language")).toBe("lv");
    expect(requests[0]!.url).toBe("https://bank.example/api/v1/greet");
    expect(await requests[0]!.json()).toEqual({ name: "Ilze" });
  });

  it("sends no token with a call for people who are not signed in [7]", async () => {
    const { send, requests } = provider(() => json({ accessToken: "a" }));
    await send(calls.login, { login: "ilze@example.lv", password: "Demo1234" });
    expect(requests[0]!.headers.has("token")).toBe(false);
  });

  it("lets the provider's cookie of the device come along only where there is no session, or none after", async () => {
    const { send, requests } = provider(() => json({ accessToken: "a", words: "hi" }));
    await send(calls.login, { login: "ilze@example.lv", password: "Demo1234" });
    await send(greet, { name: "Ilze" });
    await send(calls.logout, {});
    expect(requests.map(({ credentials }) => credentials)).toEqual(["same-origin", "omit", "same-origin"]);
  });

  it("treats an unexpected 304 as a failure, as nothing is cached", async () => {
    const { send } = provider(() => new Response(null, { status: 304 }));
    expect(await send(greet, { name: "Ilze" })).toMatchObject({ problem: "failed", status: 304 });
  });

  it("returns the data without fields unknown to the contract", async () => {
    const { send } = provider(() => json({ words: "hi", secret: 1 }));
    expect(await send(greet, { name: "Ilze" })).toEqual({ ok: true, data: { words: "hi" } });
  });

  it("distinguishes a code of the contract from a message to be shown [8]", async () => {
    const named = provider(() => json({ err: "TOO_SHY", hint: "later" }));
    expect(await named.send(greet, { name: "Ilze" })).toMatchObject({
      problem: "refused",
      code: "TOO_SHY",
      details: { hint: "later" },
    });
    const other = provider(() => json({ err: "Come back tomorrow" }, { status: 400 }));
    expect(await other.send(greet, { name: "Ilze" })).toMatchObject({
      code: "other",
      text: "Come back tomorrow",
    });
  });

  it.each([401, 408] as const)(
    "ends the session once on %i and names the token of the request [8-1]",
    async (status) => {
      const { send, session } = provider(() => json({}, { status }));
      expect(await send(greet, { name: "Ilze" })).toEqual({ ok: false, problem: "sessionEnded", status });
      expect(session.ended).toHaveBeenCalledExactlyOnceWith({ status, token: "t-1" });
    },
  );

  describe("with a token that was replaced meanwhile", () => {
    const read = defineCall({
      name: "look",
      summary: "Looks.",
      method: "GET",
      path: "/look",
      timeoutMs: 50,
      request: object({}),
      response: object({ words: string().required() }),
    });
    const refusing = (status: number) =>
      provider((request) =>
        request.headers.get("token") === "t-2" ? json({ words: "hi" }) : json({}, { status }),
      );

    it.each([401, 408])("repeats a read with the newer one and ends no session on %i [8]", async (status) => {
      const { send, session, requests } = refusing(status);
      session.replacement.mockResolvedValue("t-2");
      expect(await send(read, {})).toEqual({ ok: true, data: { words: "hi" } });
      expect(session.replacement).toHaveBeenCalledExactlyOnceWith("t-1");
      expect(requests.map(({ headers }) => headers.get("token"))).toEqual(["t-1", "t-2"]);
      expect(session.ended).not.toHaveBeenCalled();
    });

    it("compares the token of the request, not the session's own", async () => {
      const { send, session } = refusing(401);
      session.replacement.mockResolvedValue("t-2");
      await send(read, {}, { token: "t-0" });
      expect(session.replacement).toHaveBeenCalledExactlyOnceWith("t-0");
    });

    it("ends the session if the newer token is refused too, without a third request", async () => {
      const { send, session, requests } = provider(() => json({}, { status: 401 }));
      session.replacement.mockResolvedValue("t-2");
      expect(await send(read, {})).toEqual({ ok: false, problem: "sessionEnded", status: 401 });
      expect(requests).toHaveLength(2);
      expect(session.ended).toHaveBeenCalledExactlyOnceWith({ status: 401, token: "t-2" });
    });

    it("ends no session while nobody knows whether there is a newer one", async () => {
      const { send, session, requests } = refusing(401);
      session.replacement.mockResolvedValue(undefined);
      expect(await send(read, {})).toEqual({ ok: false, problem: "failed", status: 401 });
      expect(requests).toHaveLength(1);
      expect(session.ended).not.toHaveBeenCalled();
    });

    it.each([
      [401, { ok: false, problem: "failed", status: 401 }],
      [408, { ok: false, problem: "timeout" }],
    ])("never repeats a write: %i tells what is known of the first", async (status, outcome) => {
      const { send, session, requests } = refusing(status);
      session.replacement.mockResolvedValue("t-2");
      expect(await send(greet, { name: "Ilze" })).toEqual(outcome);
      expect(requests).toHaveLength(1);
      expect(session.ended).not.toHaveBeenCalled();
    });
  });

  it("lets a request outlive the page if requested", async () => {
    const { send, requests } = provider(() => json({ words: "hi" }));
    await send(greet, { name: "Ilze" });
    await send(greet, { name: "Ilze" }, { keepalive: true });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  it("does not end a session because of a failed sign-in", async () => {
    const { send, session } = provider(() => json({}, { status: 401 }));
    expect(await send(calls.login, { login: "a@b.lv", password: "Demo1234" })).toMatchObject({
      problem: "sessionEnded",
    });
    expect(session.ended).not.toHaveBeenCalled();
  });

  it("reads 403 as forbidden [8-2]", async () => {
    const { send } = provider(() => json({}, { status: 403 }));
    expect(await send(greet, { name: "Ilze" })).toEqual({ ok: false, problem: "forbidden" });
  });

  it("reads a failed network as unreachable and silence as a timeout [8-3]", async () => {
    const broken = provider(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await broken.send(greet, { name: "Ilze" })).toEqual({ ok: false, problem: "unreachable" });
    const silent = provider(() => new Promise<Response>(() => undefined));
    expect(await silent.send(greet, { name: "Ilze" })).toEqual({ ok: false, problem: "timeout" });
  });

  it("aborts with the caller's signal, before and after sending", async () => {
    const early = new AbortController();
    early.abort();
    const { send, requests } = provider(() => json({ words: "hi" }));
    expect(await send(greet, { name: "Ilze" }, { signal: early.signal })).toEqual({
      ok: false,
      problem: "aborted",
    });
    expect(requests).toHaveLength(0);

    const late = new AbortController();
    const silent = provider(() => new Promise<Response>(() => undefined));
    const outcome = silent.send(greet, { name: "Ilze" }, { signal: late.signal });
    late.abort();
    expect(await outcome).toEqual({ ok: false, problem: "aborted" });
  });

  it.each([
    ["a body cut short", '{"words":', { problem: "unreadable" }],
    ["a page of markup", "<!doctype html><p>502</p>", { problem: "unreadable" }],
    ["the wrong shape", '{"words":["hi"]}', { problem: "unreadable" }],
    ["nothing", "", { problem: "unreadable" }],
    ["a bare string", '"Code expired"', { problem: "unreadable", text: "Code expired" }],
    ["plain text", "Code expired\n", { problem: "unreadable", text: "Code expired" }],
  ])("reads %s as unreadable, never as data", async (_, body, expected) => {
    const { send } = provider(() => new Response(body));
    expect(await send(greet, { name: "Ilze" })).toEqual({ ok: false, ...expected });
  });

  it("distinguishes a server error from a refusal, and keeps its text if there is one", async () => {
    const silent = provider(() => new Response("<h1>oops</h1>", { status: 500 }));
    expect(await silent.send(greet, { name: "Ilze" })).toEqual({ ok: false, problem: "failed", status: 500 });
    const speaking = provider(() => json({ err: "Closed for the night" }, { status: 503 }));
    expect(await speaking.send(greet, { name: "Ilze" })).toEqual({
      ok: false,
      problem: "failed",
      status: 503,
      text: "Closed for the night",
    });
  });

  it.each([
    ['{"err":"Closed for the night"}', 400],
    ['{"error":"Closed for the night"}', 400],
    ['{"statusCode":500,"message":"Closed for the night"}', 500],
    ['"Closed for the night"', 400],
    ["Closed for the night", 500],
    ['{"success":false,"message":"Closed for the night"}', 200],
    ['{"error":"Closed for the night"}', 200],
  ] as const)("keeps what the provider says in %s with HTTP %i [8-10]", async (body, status) => {
    const { send } = provider(() => new Response(body, { status }));
    const problem = status < 500 ? { problem: "refused", code: "other" } : { problem: "failed", status };
    const outcome = await send(calls.resetConfirm, { email: "a@b.lv", code: "K7M2QX", password: "Demo1234" });
    expect(outcome).toMatchObject({ ok: false, ...problem, text: "Closed for the night" });
  });

  it.each([
    ['{"err":"CODE DOES NOT MATCH"}', 200],
    ['"CODE DOES NOT MATCH"', 200],
    ["CODE DOES NOT MATCH", 400],
    ['{"message":"CODE DOES NOT MATCH"}', 400],
  ] as const)("knows a code of the contract in %s with HTTP %i [8-10]", async (body, status) => {
    const { send } = provider(() => new Response(body, { status }));
    const outcome = await send(calls.resetConfirm, { email: "a@b.lv", code: "K7M2QX", password: "Demo1234" });
    expect(outcome).toMatchObject({ problem: "refused", code: "CODE DOES NOT MATCH" });
  });

  const done = ["", "{}", "null", "true", "OK", '"OK"', '{"message":"Thank you"}', '{"error":null}'];
  it.each(done)("takes %j for done where the success itself is the answer [7]", async (body) => {
    const { send } = provider(() => new Response(body));
    expect(await send(calls.logout, {})).toEqual({ ok: true, data: { success: true } });
  });

  it.each(["<p>Sign in to the network</p>", '{"success":', "false", '{"success":0}'])(
    "never takes %j for done",
    async (body) => {
      const { send } = provider(() => new Response(body));
      expect(await send(calls.logout, {})).toMatchObject({ ok: false });
    },
  );

  it("refuses to move money without an idempotency key", async () => {
    const { send } = provider(() => json({}));
    await expect(send(calls.orderCreate, {} as never)).rejects.toThrow(/needs an idempotencyKey/);
  });
});

const paper = defineCall({
  name: "paper",
  summary: "Answers a document.",
  method: "POST",
  path: "/paper",
  answer: "file",
  request: object({}),
  response: wireFile("application/pdf"),
});

describe("a file", () => {
  const pdf = (disposition?: string, body: BodyInit = "%PDF-1.7") =>
    new Response(body, {
      headers: {
        "Content-Type": "application/pdf; version=1.7",
        ...(disposition === undefined ? {} : { "Content-Disposition": disposition }),
      },
    });
  const named = async (disposition?: string) => {
    const outcome = await provider(() => pdf(disposition)).send(paper, {});
    return outcome.ok ? outcome.data.name : outcome;
  };

  it("is complete, with its name and type [7]", async () => {
    const { send } = provider(() => pdf(`attachment; filename="x.pdf"; filename*=UTF-8''p%C4%81rskats.pdf`));
    const outcome = await send(paper, {});
    expect(outcome).toMatchObject({ ok: true, data: { name: "pārskats.pdf", type: "application/pdf" } });
    expect(outcome.ok && outcome.data.content instanceof Blob && (await outcome.data.content.text())).toBe(
      "%PDF-1.7",
    );
  });

  it.each([
    [undefined, ""],
    [`attachment; filename="doc_to_sign.pdf"`, "doc_to_sign.pdf"],
    [`attachment; filename="../../etc/passwd"`, "passwd"],
    [`attachment; filename*=UTF-8''..%2F..%2Fa.pdf`, "a.pdf"],
    [`attachment; filename*=UTF-8''%ff.pdf`, ""],
    ["attachment", ""],
  ])("called %s is named %s", async (disposition, name) => {
    expect(await named(disposition)).toBe(name);
  });

  it.each([
    ["a refusal", () => json({ err: "Not found" }), { problem: "refused", text: "Not found" }],
    ["JSON that is none", () => json({ pages: 3 }), { problem: "unreadable" }],
    [
      "a page of markup",
      () => new Response("<p>Sorry</p>", { headers: { "Content-Type": "text/html" } }),
      { problem: "unreadable" },
    ],
    ["a server's failure", () => new Response("%PDF", { status: 502 }), { problem: "failed", status: 502 }],
  ])("is not created from %s [8]", async (_, answer, expected) => {
    expect(await provider(answer).send(paper, {})).toMatchObject({ ok: false, ...expected });
  });
});
