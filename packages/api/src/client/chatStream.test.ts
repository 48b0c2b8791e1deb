import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { LiveChatMessage } from "./chatModel";
import type { ChatStreamEnd } from "./chatStream";
import { createClient } from "./createClient";

const now = () => 1_000;
const frame = (id: string, change: object = {}) =>
  `event: message\nid: 2\ndata: ${JSON.stringify({ root_id: "r", message: id, id, number: 2, ...change })}\n\n`;

/** A stream of the provider, controlled by the test. */
function standing(init: ResponseInit = { headers: { "Content-Type": "text/event-stream; charset=utf-8" } }) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: cancelled,
  });
  const requests: Request[] = [];
  const ended = vi.fn();
  const client = createClient({
    baseUrl: "https://bank.example",
    session: { token: () => "t-1", replacement: async () => null, ended },
    fetch: async (input, request) => {
      requests.push(new Request(String(input), request));
      return new Response(body, init);
    },
  });
  const stop = new AbortController();
  const messages: LiveChatMessage[] = [];
  const ends: ChatStreamEnd[] = [];
  const onOpen = vi.fn();
  const over = client.openChatStream({
    ...{ signal: stop.signal, now, onOpen },
    onMessage: (message) => messages.push(message),
    onClosed: (end) => ends.push(end),
  });
  onTestFinished(() => stop.abort());
  const encoder = new TextEncoder();
  return {
    ...{ requests, messages, ends, stop, over, cancelled, onOpen, ended },
    say: (text: string) => controller?.enqueue(encoder.encode(text)),
    bytes: (bytes: Uint8Array) => controller?.enqueue(bytes),
    end: () => controller?.close(),
    drop: () => controller?.error(new TypeError("network error")),
    came: (count: number) => vi.waitFor(() => expect(messages).toHaveLength(count), { interval: 1 }),
  };
}

afterEach(() => void vi.useRealTimers());

describe("the live stream", () => {
  it("sends the token in a header, never in the address [7]", async () => {
    const live = standing();
    await vi.waitFor(() => expect(live.onOpen).toHaveBeenCalledOnce(), { interval: 1 });
    const [request] = live.requests;
    expect(request?.url).toBe("https://bank.example/api/v1/bridge/stream");
    expect(request?.headers.get("token")).toBe("t-1");
  });

  it("emits a message with its thread, wherever the stream was split into chunks", async () => {
    const live = standing();
    const change = { from: "support", user_name: "Kristīne", create_at: "2026-11-20T08:00:00Z" };
    const bytes = new TextEncoder().encode(`:\n\n${frame("Čau ķirsi", change)}`);
    for (const byte of bytes) live.bytes(Uint8Array.of(byte));
    await live.came(1);
    expect(live.messages[0]).toEqual({
      ...{ threadId: "r", id: "Čau ķirsi", number: 2, from: "support", userId: "", userName: "Kristīne" },
      ...{ text: "Čau ķirsi", at: Date.parse("2026-11-20T08:00:00Z"), attachments: [] },
    });
  });

  it("reads a message whose other fields are odd as from support and sent just now [4-27] [7]", async () => {
    const live = standing();
    const attachments = [{ name: "a", base64: "eA==" }];
    const odd = { from: "agent", create_at: { at: 1 }, user_name: {} };
    live.say(`data: ${JSON.stringify({ root_id: "r", message: "Sveiki", attachments, ...odd })}\n\n`);
    await live.came(1);
    expect(live.messages[0]).toMatchObject({
      from: "support",
      at: 1_000,
      attachments: [{ name: "a", base64: "eA==" }],
    });
  });

  it("emits a repeated message once", async () => {
    const live = standing();
    live.say(frame("a") + frame("a") + frame("b") + frame("a"));
    live.end();
    await live.over;
    expect(live.messages.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("ignores unknown events and fields", async () => {
    const live = standing();
    live.say(`event: tip\ndata: x\n\nretry: 5\nwhat: this\n\n${frame("a")}`);
    await live.came(1);
    expect(live.ends).toEqual([]);
  });

  it.each([
    ["that is no JSON", "data: {\n\n"],
    ["that is no message", `data: {"root_id":"r"}\n\n`],
    ["without an end", `data: ${"x".repeat(1_000_001)}`],
  ])("ends at a frame %s, as skipping it would lose a message", async (_, malformed) => {
    const live = standing();
    live.say(frame("before") + malformed);
    await live.over;
    expect(live.ends).toEqual([{ ok: false, problem: "unreadable" }]);
    expect(live.messages.map(({ id }) => id)).toEqual(["before"]);
    expect(live.cancelled).toHaveBeenCalledOnce();
  });

  it("reports once that the provider ended it, or that the connection was lost [4]", async () => {
    const ended = standing();
    ended.say(frame("a"));
    ended.end();
    await ended.over;
    expect(ended.ends).toEqual([{ ok: false, problem: "closed" }]);
    const dropped = standing();
    await vi.waitFor(() => expect(dropped.onOpen).toHaveBeenCalledOnce(), { interval: 1 });
    dropped.drop();
    await dropped.over;
    expect(dropped.ends).toEqual([{ ok: false, problem: "unreachable" }]);
    expect(dropped.requests).toHaveLength(1);
  });

  it("gives up on a silent stream, but not on one with heartbeats", async () => {
    vi.useFakeTimers();
    const live = standing();
    await vi.advanceTimersByTimeAsync(40_000);
    live.say(":\n\n");
    await vi.advanceTimersByTimeAsync(40_000);
    expect(live.ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    await live.over;
    expect(live.ends).toEqual([{ ok: false, problem: "timeout" }]);
    expect(live.cancelled).toHaveBeenCalledOnce();
  });

  it("is silent once aborted, and closes the connection", async () => {
    const live = standing();
    await vi.waitFor(() => expect(live.onOpen).toHaveBeenCalledOnce(), { interval: 1 });
    live.stop.abort();
    await live.over;
    expect([live.messages, live.ends]).toEqual([[], []]);
    expect(live.cancelled).toHaveBeenCalledOnce();
    const early = standing();
    early.stop.abort();
    await early.over;
    expect([early.onOpen.mock.calls, early.ends]).toEqual([[], []]);
  });

  it.each([
    [401, { ok: false, problem: "sessionEnded", status: 401 }],
    [403, { ok: false, problem: "forbidden" }],
    [408, { ok: false, problem: "sessionEnded", status: 408 }],
    [500, { ok: false, problem: "failed", status: 500 }],
  ])("never opens with status %d [8]", async (status, end) => {
    const live = standing({ status });
    live.end();
    await live.over;
    expect(live.ends).toEqual([end]);
    expect(live.onOpen).not.toHaveBeenCalled();
    expect(live.ended).toHaveBeenCalledTimes(status === 401 || status === 408 ? 1 : 0);
  });

  it("never opens on a refusal, a page or another file", async () => {
    const json = { headers: { "Content-Type": "application/json" } };
    const refused = standing(json);
    refused.say(`{"err":"Not now."}`);
    refused.end();
    await refused.over;
    expect(refused.ends).toEqual([{ ok: false, problem: "refused" }]);
    for (const type of ["text/html", "text/plain", "application/json"]) {
      const live = standing({ headers: { "Content-Type": type } });
      live.say("x");
      live.end();
      await live.over;
      expect(live.ends).toMatchObject([{ ok: false, problem: "unreadable" }]);
      expect(live.onOpen).not.toHaveBeenCalled();
    }
  });
});
