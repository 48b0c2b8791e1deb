import { afterEach, expect, test, vi } from "vitest";
import { signPasskey } from "./browser";

const library = "@simplewebauthn/browser";

afterEach(() => vi.doUnmock(library));

test("a passkey whose code did not arrive has not refused: it can be asked again [2.10]", async () => {
  vi.doMock(library, () => Promise.reject(new Error("A part of the app did not arrive.")));
  expect(await signPasskey("{}")).toEqual({ ok: false, problem: "unreachable" });
});

test.each([
  ["signs", async () => ({ id: "key" }), { ok: true, data: '{"id":"key"}' }],
  ["declines", () => Promise.reject(new Error("Dismissed")), { ok: false, code: "PASSKEY_REFUSED" }],
])("a device that %s [2.10]", async (_, startAuthentication, outcome) => {
  vi.doMock(library, () => ({ startAuthentication }));
  expect(await signPasskey("{}")).toMatchObject(outcome);
});
