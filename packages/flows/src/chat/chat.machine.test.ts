import {
  createClient,
  type ChatStreamOptions,
  type LiveChatMessage,
  type SentChatMessage,
} from "@amberline/api/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { failures } from "../shared/examples";
import { exampleMessages } from "./examples";
import type { OutgoingMessage } from "./outbox";
import type { ChatEvent, HistoryOutcome } from "./chat.setup";
import { wireChat, type ChatCalls } from "./chat.machine";

const now = Date.UTC(2026, 10, 21, 10);
const [first] = exampleMessages;
if (!first) throw new Error("There is no example.");

const message = (number: number, text = `Message ${number}`) => ({
  ...first,
  id: `m-${number}`,
  number,
  text,
});
const live = (number: number, over: Partial<LiveChatMessage> = {}): LiveChatMessage => ({
  ...message(number),
  from: "support",
  threadId: "t-1",
  ...over,
});
const page = (numbers: readonly number[], next: number | null = null) =>
  ({
    ok: true,
    data: { threadId: "t-1", messages: numbers.map((number) => message(number)), next },
  }) as const;
const none: HistoryOutcome = { ok: true, data: { threadId: null, messages: [], next: null } };
const write = (id: string, text = "Hello"): ChatEvent => ({
  type: "message.write",
  ...{ id, text, files: [], at: now },
});

function started(
  answers: Partial<ChatCalls> = {},
  outbox: readonly OutgoingMessage[] = [],
  threadId: string | null = "t-1",
) {
  const lines: ChatStreamOptions[] = [];
  const losses: (() => void)[] = [];
  const calls = {
    chatHistory: vi.fn<ChatCalls["chatHistory"]>(answers.chatHistory ?? (async () => page([2, 3]))),
    sendChatMessage: vi.fn<ChatCalls["sendChatMessage"]>(
      answers.sendChatMessage ??
        (async ({ messageId, text }) => ({
          ok: true,
          data: { id: messageId, threadId: "t-1", message: { ...message(4, text), id: messageId } },
        })),
    ),
    openChatThread: vi.fn<ChatCalls["openChatThread"]>(
      answers.openChatThread ?? (async () => ({ ok: true, data: "t-1" })),
    ),
    openChatStream: async (options: ChatStreamOptions) => void lines.push(options),
    now: () => now,
    onOffline: (lost: () => void) => {
      losses.push(lost);
      return () => void losses.splice(losses.indexOf(lost), 1);
    },
    storedThread: answers.storedThread ?? (() => null),
    keepThread: vi.fn<ChatCalls["keepThread"]>(),
    ...(answers.openChatStream ? { openChatStream: answers.openChatStream } : {}),
  };
  const actor = createActor(wireChat(calls), {
    clock: new SimulatedClock(),
    input: { userId: "u-1", email: "ilze@example.com", threadId, outbox },
  });
  actor.start();
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error("No line was opened.");
    return last;
  };
  const texts = () => actor.getSnapshot().context.messages?.map(({ id }) => id) ?? null;
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag("busy")).toBe(false));
  const open = async () => {
    line().onOpen?.();
    await settled();
  };
  return { actor, calls, lines, line, losses, open, settled, texts };
}

describe("the chat", () => {
  test("reads its history once the stream is open, so that no message is missed between the two [4]", async () => {
    const { calls, open, texts } = started();
    expect(calls.chatHistory).not.toHaveBeenCalled();
    await open();
    expect(calls.chatHistory).toHaveBeenCalledOnce();
    expect(texts()).toEqual(["m-2", "m-3"]);
    expect(calls.keepThread).toHaveBeenCalledWith({ userId: "u-1", threadId: "t-1" });
  });

  test.each(["t-1", null])(
    "discards a stored thread that is not the customer's, who has %j [4]",
    async (own) => {
      const mine = { ...page([2]), data: { ...page([2]).data, threadId: own } };
      const chatHistory: ChatCalls["chatHistory"] = async ({ threadId }) =>
        threadId === null ? mine : failures["403"];
      const { actor, calls, open, texts } = started({ chatHistory }, [], "t-9");
      await open();
      expect(texts()).toEqual(["m-2"]);
      expect(calls.keepThread).toHaveBeenLastCalledWith({ userId: "u-1", threadId: own });
      actor.send(write("w-1"));
      await vi.waitFor(() => expect(calls.sendChatMessage).toHaveBeenCalledOnce());
      expect(calls.sendChatMessage.mock.calls[0]?.[0].threadId).toBe("t-1");
    },
  );

  test("says that access is refused when the customer's own thread is refused too [8]", async () => {
    const { actor, open } = started({ chatHistory: async () => failures["403"] });
    await open();
    expect(actor.getSnapshot().context.notice?.key).toBe("error.forbidden");
    expect(actor.getSnapshot().context.threadId).toBe("t-1");
  });

  test("reads its history without a stream too", async () => {
    const { line, settled, texts } = started();
    line().onClosed(failures.net);
    await settled();
    expect(texts()).toEqual(["m-2", "m-3"]);
  });

  test("accepts each message of its thread once, and none of another thread [4-27]", async () => {
    const { actor, line, open, texts } = started();
    await open();
    for (const heard of [live(4), live(4), live(3), live(5, { threadId: "t-9" })]) line().onMessage(heard);
    expect(texts()).toEqual(["m-2", "m-3", "m-4"]);
    expect(actor.getSnapshot().context.newest?.id).toBe("m-3");
  });

  test("does not reconnect by itself; on request it reads everything missed, without duplicates [4-28]", async () => {
    const { actor, calls, lines, line, open, settled, texts } = started();
    await open();
    line().onClosed({ ok: false, problem: "closed" });
    expect(actor.getSnapshot().matches({ active: { line: "off" } })).toBe(true);
    expect(lines).toHaveLength(1);
    actor.send(write("own"));
    await vi.waitFor(() => expect(texts()).toContain("own"));
    actor.send({ type: "stream.retry" });
    expect(lines).toHaveLength(2);
    calls.chatHistory.mockResolvedValueOnce(page([6, 7], 6)).mockResolvedValueOnce(page([5], null));
    line().onOpen?.();
    await settled();
    const asked = calls.chatHistory.mock.calls.slice(1).map(([query]) => [query.after, query.before]);
    expect(asked).toEqual([
      [4, undefined],
      [4, 6],
    ]);
    expect(texts()).toEqual(["m-2", "m-3", "own", "m-5", "m-6", "m-7"]);
  });

  test("rereads its history on a message of an unknown thread, and accepts the thread only if it is its own [4-27]", async () => {
    const { actor, calls, line, open, texts } = started({}, [], null);
    calls.chatHistory.mockResolvedValueOnce(none).mockResolvedValueOnce(none);
    await open();
    line().onMessage(live(3, { threadId: "t-9" }));
    await vi.waitFor(() => expect(calls.chatHistory).toHaveBeenCalledTimes(2));
    expect(texts()).toEqual([]);
    line().onMessage(live(3, { from: "customer" }));
    await vi.waitFor(() => expect(texts()).toEqual(["m-2", "m-3"]));
    line().onMessage(live(4));
    expect(texts()).toEqual(["m-2", "m-3", "m-4"]);
    expect(actor.getSnapshot().context.newest?.id).toBe("m-4");
  });

  test("shows a message once if the provider gives it another id in the history", async () => {
    const unnumbered = { number: Number.MAX_SAFE_INTEGER };
    const { actor, calls, line, open, settled, texts } = started();
    await open();
    line().onMessage(live(4, { id: "heard", from: "customer", ...unnumbered }));
    line().onClosed(failures.net);
    actor.send({ type: "stream.retry" });
    calls.chatHistory.mockResolvedValueOnce(page([2, 3, 4]));
    line().onOpen?.();
    await settled();
    expect(texts()).toEqual(["m-2", "m-3", "m-4"]);
  });

  test("reports the lost stream at once when the device goes offline [4-28]", async () => {
    const { actor, line, losses, open } = started();
    await open();
    losses[0]?.();
    expect(actor.getSnapshot().matches({ active: { line: "off" } })).toBe(true);
    expect(line().signal.aborted).toBe(true);
    expect(losses).toEqual([]);
  });

  test("closes its stream when the page is left", async () => {
    const { actor, line, open } = started();
    await open();
    actor.stop();
    expect(line().signal.aborted).toBe(true);
  });

  test("reads older messages once, and requests none before the first", async () => {
    const { actor, calls, open, texts } = started({
      chatHistory: async ({ before }) => (before ? page([2, 3]) : page([4, 5], 4)),
    });
    await open();
    for (let times = 0; times < 3; times += 1) actor.send({ type: "history.older" });
    await vi.waitFor(() => expect(texts()).toEqual(["m-2", "m-3", "m-4", "m-5"]));
    actor.send({ type: "history.older" });
    expect(calls.chatHistory).toHaveBeenCalledTimes(2);
  });
});

describe("a message", () => {
  test("is sent after the previous one has arrived, however quickly they are written", async () => {
    const arrivals: (() => void)[] = [];
    const { actor, calls, open, texts } = started({
      sendChatMessage: ({ messageId: id, text }) =>
        new Promise((resolve) => {
          const data: SentChatMessage = {
            ...{ id, threadId: "t-1" },
            message: { ...message(4 + arrivals.length, text), id },
          };
          arrivals.push(() => resolve({ ok: true, data }));
        }),
    });
    await open();
    actor.send(write("own-1"));
    actor.send(write("own-2"));
    expect(calls.sendChatMessage).toHaveBeenCalledOnce();
    arrivals[0]?.();
    await vi.waitFor(() => expect(calls.sendChatMessage).toHaveBeenCalledTimes(2));
    arrivals[1]?.();
    await vi.waitFor(() => expect(texts()?.slice(2)).toEqual(["own-1", "own-2"]));
  });

  test("starts the thread, once, before the first arrives [4-25]", async () => {
    const { actor, calls, open, texts } = started({ chatHistory: async () => none }, [], null);
    await open();
    calls.openChatThread.mockResolvedValueOnce(failures.net);
    actor.send(write("own-1"));
    await vi.waitFor(() => expect(actor.getSnapshot().context.outbox[0]?.state).toBe("failed"));
    expect(calls.sendChatMessage).not.toHaveBeenCalled();
    calls.sendChatMessage.mockResolvedValueOnce(failures.net);
    actor.send({ type: "message.retry", id: "own-1" });
    await vi.waitFor(() => expect(calls.sendChatMessage).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(actor.getSnapshot().context.outbox[0]?.state).toBe("failed"));
    actor.send({ type: "message.retry", id: "own-1" });
    await vi.waitFor(() => expect(texts()).toContain("own-1"));
    expect(calls.openChatThread).toHaveBeenCalledTimes(2);
    expect(calls.keepThread).toHaveBeenCalledWith({ userId: "u-1", threadId: "t-1" });
  });

  test("goes to the thread that another tab has started meanwhile", async () => {
    const { actor, calls, texts } = started({ storedThread: () => "t-1" }, [], null);
    actor.send(write("own-1"));
    await vi.waitFor(() => expect(texts()).toContain("own-1"));
    expect(calls.openChatThread).not.toHaveBeenCalled();
    expect(calls.sendChatMessage.mock.calls[0]?.[0].threadId).toBe("t-1");
  });

  test("that failed keeps its text and its id, and is sent again on request [8]", async () => {
    const { actor, calls, open, texts } = started();
    await open();
    calls.sendChatMessage.mockResolvedValueOnce(failures.timeout);
    actor.send(write("own", "Where is my payment?"));
    await vi.waitFor(() => expect(actor.getSnapshot().context.outbox[0]?.state).toBe("failed"));
    expect(actor.getSnapshot().context).toMatchObject({
      outbox: [{ text: "Where is my payment?" }],
      notice: { key: "error.access" },
    });
    actor.send({ type: "message.retry", id: "own" });
    await vi.waitFor(() => expect(texts()).toContain("own"));
    expect(calls.sendChatMessage.mock.calls.map(([draft]) => draft.messageId)).toEqual(["own", "own"]);
    expect(actor.getSnapshot().context).toMatchObject({ outbox: [], notice: null });
  });

  test("that was refused did certainly not arrive, unlike one without an answer", async () => {
    const { actor, calls, open } = started();
    await open();
    const refusal = { ok: false, problem: "refused", code: "other", text: "No", details: {} } as const;
    calls.sendChatMessage.mockResolvedValueOnce(refusal);
    actor.send(write("own"));
    await vi.waitFor(() => expect(actor.getSnapshot().context.outbox[0]?.state).toBe("refused"));
    calls.sendChatMessage.mockResolvedValueOnce(failures.net);
    actor.send({ type: "message.retry", id: "own" });
    await vi.waitFor(() => expect(actor.getSnapshot().context.outbox[0]?.state).toBe("failed"));
  });

  test("that was unsent is restored when the page reopens; one in flight is resent as the same message [4]", async () => {
    const left = { text: "Hello", files: [], writtenAt: now, progress: null } as const;
    const { calls, actor, open, texts } = started({}, [
      { ...left, id: "own-1", state: "failed", problem: { key: "error.access" } },
      { ...left, id: "own-2", state: "waiting", problem: null },
    ]);
    await open();
    await vi.waitFor(() => expect(texts()).toContain("own-2"));
    expect(calls.sendChatMessage.mock.calls.map(([draft]) => draft.messageId)).toEqual(["own-2"]);
    expect(actor.getSnapshot().context.outbox).toMatchObject([{ id: "own-1", text: "Hello" }]);
  });

  test("whose answer was lost counts as sent when the stream delivers it [4]", async () => {
    const { actor, line, open, texts } = started({ sendChatMessage: async () => failures.net });
    await open();
    actor.send(write("own"));
    await vi.waitFor(() => expect(actor.getSnapshot().context.outbox[0]?.state).toBe("failed"));
    line().onMessage(live(4, { id: "own", from: "customer" }));
    expect([texts()?.at(-1), actor.getSnapshot().context.outbox]).toEqual(["own", []]);
    expect(actor.getSnapshot().context.newest).toBeNull();
  });
});

describe("each fault", () => {
  afterEach(() => void vi.useRealTimers());

  const status =
    (code: number, body = "") =>
    async () =>
      new Response(body, { status: code });
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };
  const clientOver = (fetch: typeof globalThis.fetch) => createClient({ baseUrl: "", fetch, session });
  const faults: [string, typeof fetch, number, string | null, string | null][] = [
    ["drop", () => Promise.reject(new TypeError("Failed to fetch")), 0, "error.access", "error.access"],
    ["timeout", never, 180_000, "error.access", "error.access"],
    ["403", status(403), 0, "error.forbidden", "error.forbidden"],
    ["500", status(500), 0, "chat.historyFailed", "chat.sendFailed"],
    ["malformed", status(200, "<html>"), 0, "chat.historyFailed", "chat.sendFailed"],
    ["slow", never, 10_000, null, null],
  ];

  test.each(faults)(
    "of history, %s: the page says so, and does not show the empty state [8-25]",
    async (_, fetch, wait, key) => {
      vi.useFakeTimers();
      const { actor, line } = started({ chatHistory: clientOver(fetch).chatHistory });
      line().onOpen?.();
      await vi.advanceTimersByTimeAsync(wait);
      const { context } = actor.getSnapshot();
      expect([context.notice?.key ?? null, context.messages]).toEqual([key, null]);
      expect(actor.getSnapshot().matches({ active: { history: key ? "failed" : "reading" } })).toBe(true);
    },
  );

  test.each(faults)("of sending, %s: the message keeps its text [8-26]", async (_, fetch, wait, __, key) => {
    vi.useFakeTimers();
    const { actor } = started({ sendChatMessage: clientOver(fetch).sendChatMessage });
    actor.send(write("own"));
    await vi.advanceTimersByTimeAsync(wait);
    const [held] = actor.getSnapshot().context.outbox;
    expect([held?.text, held?.state, held?.problem?.key ?? null]).toEqual([
      "Hello",
      key ? "failed" : "waiting",
      key,
    ]);
  });

  test.each(faults)(
    "of the stream, %s: it is closed, and history is still read [4]",
    async (name, fetch, wait) => {
      vi.useFakeTimers();
      const { actor, texts } = started({ openChatStream: clientOver(fetch).openChatStream });
      await vi.advanceTimersByTimeAsync(wait);
      const isOff = name !== "slow";
      expect(actor.getSnapshot().matches({ active: { line: "off" } })).toBe(isOff);
      if (isOff) expect(texts()).toEqual(["m-2", "m-3"]);
    },
  );
});
