import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createChunkLoader, LostChunk } from "./loadChunk";

const script = { headers: { "Content-Type": "text/javascript" } };
const served = () => new Response("export {}", script);
const module = { page: "here" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createLoader(answers: (() => Response | Promise<Response>)[], isOnline = true) {
  const pauses: number[] = [];
  const onGone = vi.fn();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => (answers.shift() ?? served)());
  const loadChunk = createChunkLoader({
    fetch,
    isOnline: () => isOnline,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    onGone,
    arrived: ["/assets/first.js"],
  });
  const imported = vi.fn(async () => module);
  const load = () => loadChunk(imported, ["/assets/page.js", "/assets/first.js"]);
  return { load, imported, fetch, pauses, onGone };
}

const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const status = (code: number) => () => new Response("", { status: code });
const html = () =>
  new Response("<!doctype html>", { headers: { "Content-Type": "text/html; charset=UTF-8" } });

describe("loading code", () => {
  it("fetches what the page does not have yet, and imports it", async () => {
    const { load, fetch } = createLoader([]);
    await expect(load()).resolves.toBe(module);
    await load();
    expect(fetch.mock.calls.map(([file]) => file)).toEqual(["/assets/page.js"]);
  });

  it("fetches what the page asked for ahead and never got", async () => {
    const { load, imported, fetch } = createLoader([]);
    imported.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    await expect(load()).resolves.toBe(module);
    expect(fetch.mock.calls.map(([file]) => file)).toContain("/assets/first.js");
  });

  it.each([
    ["a lost line", offline],
    ["an error of the server", status(500)],
    ["an error before the server", status(503)],
  ])("asks again with growing pauses after %s", async (_, failure) => {
    const { load, pauses } = createLoader([failure, failure]);
    await expect(load()).resolves.toBe(module);
    expect(pauses).toEqual([500, 2_000]);
  });

  it("gives up in the end, and never imports what did not arrive", async () => {
    const { load, imported, pauses, onGone } = createLoader([offline, offline, offline, offline]);
    await expect(load()).rejects.toMatchObject({
      isGone: false,
      message: "A part of the app did not arrive.",
    });
    expect(pauses).toEqual([500, 2_000, 5_000]);
    expect(imported).not.toHaveBeenCalled();
    expect(onGone).not.toHaveBeenCalled();
  });

  it("does not wait for pauses while there is no line", async () => {
    const { load, pauses } = createLoader([offline], false);
    await expect(load()).rejects.toBeInstanceOf(LostChunk);
    expect(pauses).toEqual([]);
  });

  it.each([
    ["not found", status(404)],
    ["gone", status(410)],
    ["a page in its place", html],
  ])("knows a file of an old release: %s", async (_, answer) => {
    const { load, onGone, imported } = createLoader([answer, answer]);
    await expect(load()).rejects.toMatchObject({ isGone: true });
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(imported).not.toHaveBeenCalled();
  });

  it("takes a file that only one of several servers lacks", async () => {
    const { load, onGone } = createLoader([status(404)]);
    await expect(load()).resolves.toBe(module);
    expect(onGone).not.toHaveBeenCalled();
  });

  it("gives up a request on which nothing comes, and asks anew", async () => {
    const never = (signal: AbortSignal | null | undefined) =>
      new Promise<Response>((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as Error)),
      );
    const { load, fetch, pauses } = createLoader([]);
    fetch.mockImplementationOnce((_, init) => never(init?.signal));
    const loaded = load();
    await vi.advanceTimersByTimeAsync(6_000);
    await expect(loaded).resolves.toBe(module);
    expect(pauses).toEqual([500]);
  });

  it("lets a slow line take its time as long as something comes", async () => {
    const slow = () => {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 5_000));
          if (++sent > 4) controller.close();
          else controller.enqueue(new Uint8Array(1));
        },
      });
      return new Response(body, script);
    };
    const { load, pauses } = createLoader([slow]);
    const loaded = load();
    await vi.advanceTimersByTimeAsync(25_000);
    await expect(loaded).resolves.toBe(module);
    expect(pauses).toEqual([]);
  });

  it("asks again when the browser could not import what it fetched", async () => {
    const { load, imported } = createLoader([]);
    imported.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
    await expect(load()).resolves.toBe(module);
  });
});
