import { describe, expect, it, vi } from "vitest";
import { BACKGROUND_HEADER } from "./call";
import { createFileReader, createOperatorClient } from "./client";
import { companyDocumentAddress } from "./companies";
import { decidePayment, listPayments } from "./payments";
import { clearFaults } from "./testing";
import { trailFile } from "./trail";

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(
    async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
  );

const sentBy = (fetch: ReturnType<typeof answering>) => {
  const [address, init] = fetch.mock.calls[0] ?? [];
  return {
    address,
    method: init?.method,
    body: init?.body,
    query: new Headers(init?.headers).get("X-Query"),
  };
};

describe("the operator's client", () => {
  it("fills in the path and sends the rest as a query, in no address, without empty fields [ASVS 14.2.1]", async () => {
    const fetch = answering({ payments: [], isPaused: false });
    const ask = createOperatorClient({ fetch });
    expect(await ask(listPayments, { search: "Rēķins & 7", waiting: true })).toEqual({
      ok: true,
      data: { payments: [], isPaused: false },
    });
    await ask(listPayments, { search: "" });
    expect(sentBy(fetch)).toEqual({
      address: "/sandbox/api/payments",
      method: "GET",
      body: undefined,
      query: "search=R%C4%93%C4%B7ins+%26+7&waiting=true",
    });
    expect(fetch.mock.calls[1]?.[0]).toBe("/sandbox/api/payments");
  });

  it("never lets a field change the structure of the path", async () => {
    const fetch = answering({ id: "x", status: "done" });
    await createOperatorClient({ fetch })(decidePayment, { id: "../faults?a=#", action: "settle" });
    expect(sentBy(fetch)).toEqual({
      address: "/sandbox/api/payments/..%2Ffaults%3Fa%3D%23/settle",
      method: "POST",
      body: "{}",
      query: null,
    });
    expect(companyDocumentAddress("a/b", "passport")).toBe("/sandbox/api/companies/a%2Fb/documents/passport");
  });

  it("reads a file by what is sought, in no address, and nothing where that fails [ASVS 14.2.1]", async () => {
    const fetch = answering("time,action");
    const file = await createFileReader({ fetch })(trailFile, { search: "Ilze", kind: "all" });
    expect(await file?.text()).toBe("time,action");
    expect(sentBy(fetch)).toMatchObject({
      address: "/sandbox/api/trail.csv",
      query: "search=Ilze&kind=all",
    });
    expect(await createFileReader({ fetch: answering("", 403) })(trailFile, {})).toBeNull();
    const broken = () => Promise.reject(new TypeError("no line"));
    expect(await createFileReader({ fetch: broken })(trailFile, {})).toBeNull();
  });

  it("passes on a refusal unchanged", async () => {
    const ask = createOperatorClient({ fetch: answering({ err: "already_returned", missing: [] }, 409) });
    expect(await ask(decidePayment, { id: "x", action: "return" })).toEqual({
      ...{ ok: false, problem: "refused", code: "other", text: "already_returned" },
      details: { err: "already_returned", missing: [] },
    });
  });

  it.each([
    ["<html>", 200, { ok: false, problem: "unreadable" }],
    [{ faults: "none" }, 200, { ok: false, problem: "unreadable" }],
    [{ err: "no" }, 500, { ok: false, problem: "failed", status: 500 }],
    ["gone", 404, { ok: false, problem: "failed", status: 404 }],
    ["Forbidden", 403, { ok: false, problem: "forbidden" }],
    [{ err: "Sign in first." }, 401, { ok: false, problem: "sessionEnded", status: 401 }],
  ])("reads %j with status %d as a failure", async (body, status, outcome) => {
    expect(await createOperatorClient({ fetch: answering(body, status) })(clearFaults, {})).toEqual(outcome);
  });

  it("says of a request that nobody asks for it", async () => {
    const fetch = answering({ faults: [] });
    let isBackground = true;
    const ask = createOperatorClient({ fetch, isBackground: () => isBackground });
    await ask(clearFaults, {});
    isBackground = false;
    await ask(clearFaults, {});
    const said = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get(BACKGROUND_HEADER));
    expect(said).toEqual(["1", null]);
  });

  it("distinguishes a lost connection, a timeout and being aborted", async () => {
    const lost = createOperatorClient({ fetch: vi.fn().mockRejectedValue(new TypeError("Failed to fetch")) });
    expect(await lost(clearFaults, {})).toEqual({ ok: false, problem: "unreachable" });
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)),
      );
    const patient = createOperatorClient({ fetch: silent, timeoutMs: 1 });
    expect(await patient(clearFaults, {})).toEqual({ ok: false, problem: "timeout" });
    const stop = new AbortController();
    const asked = createOperatorClient({ fetch: silent })(clearFaults, {}, stop.signal);
    stop.abort();
    expect(await asked).toEqual({ ok: false, problem: "aborted" });
  });
});
