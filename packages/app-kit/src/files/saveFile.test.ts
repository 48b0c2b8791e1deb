import { afterEach, expect, test, vi } from "vitest";
import { saved } from "./saveFile";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function browser() {
  const link = { href: "", download: "", click: vi.fn() };
  const revokeObjectURL = vi.fn();
  vi.stubGlobal("document", { createElement: () => link });
  vi.stubGlobal("URL", { createObjectURL: () => "blob:1", revokeObjectURL });
  return { link, revokeObjectURL };
}

test("saves a file under the bank's name for it, and revokes its URL afterwards", async () => {
  vi.useFakeTimers();
  const { link, revokeObjectURL } = browser();
  const file = { name: "konta-pārskats.pdf", content: new Blob(["%PDF-1.7"]) };
  const outcome = await saved(Promise.resolve({ ok: true, data: file }));
  expect(outcome).toEqual({ ok: true, data: file });
  expect(link).toMatchObject({ href: "blob:1", download: "konta-pārskats.pdf" });
  expect(link.click).toHaveBeenCalledOnce();
  expect(revokeObjectURL).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(revokeObjectURL).toHaveBeenCalledWith("blob:1");
});

test("saves nothing when the call failed, and returns why", async () => {
  const { link } = browser();
  expect(await saved(Promise.resolve({ ok: false, problem: "unreachable" }))).toEqual({
    ok: false,
    problem: "unreachable",
  });
  expect(link.click).not.toHaveBeenCalled();
});
