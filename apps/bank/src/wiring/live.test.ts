import type { ChatStreamOptions } from "@amberline/api/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLive } from "./live";

const closed = { ok: false, problem: "closed" } as const;
const message = {} as Parameters<ChatStreamOptions["onMessage"]>[0];

/** A live stream, and the lines that it has opened to the bank. */
function listening() {
  const lines: ChatStreamOptions[] = [];
  const openChatStream = vi.fn(async (options: ChatStreamOptions) => void lines.push(options));
  const live = createLive();
  const news = vi.fn();
  live.onNews(news);
  const start = () => live.start({ load: async () => openChatStream, now: Date.now });
  const chat = () => {
    const hanging = new AbortController();
    const told = { onOpen: vi.fn(), onMessage: vi.fn(), onClosed: vi.fn() };
    void live.openChatStream({ ...told, signal: hanging.signal, now: Date.now });
    return { ...told, leave: () => hanging.abort() };
  };
  return { live, lines, news, start, chat, line: () => lines.at(-1)! };
}

beforeEach(() => {
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("the stream of a tab [4-34]", () => {
  it("is opened once the page has loaded, tells of what may have been missed until then, and of news", async () => {
    const { live, lines, news, start, line } = listening();
    const stop = start();
    expect(lines).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    line().onOpen?.();
    expect(live.isOpen.get()).toBe(true);
    expect(news).toHaveBeenCalledOnce();
    line().onNews?.();
    expect(news).toHaveBeenCalledTimes(2);
    stop();
    expect(line().signal.aborted).toBe(true);
    expect(live.isOpen.get()).toBe(false);
  });

  it("reconnects after longer and longer pauses, and then tells of what may have been missed", async () => {
    const { live, lines, news, start, line } = listening();
    start();
    await vi.advanceTimersByTimeAsync(1_000);
    line().onOpen?.();
    line().onClosed(closed);
    expect(live.isOpen.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(lines).toHaveLength(2);
    line().onClosed(closed);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(lines).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(lines).toHaveLength(3);
    expect(news).toHaveBeenCalledOnce();
    line().onOpen?.();
    expect(news).toHaveBeenCalledTimes(2);
  });

  it("waits for somebody to look before it reconnects", async () => {
    const { lines, start, line } = listening();
    start();
    await vi.advanceTimersByTimeAsync(1_000);
    Object.assign(document, { hidden: true });
    line().onClosed(closed);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(lines).toHaveLength(1);
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(lines).toHaveLength(2);
  });

  it("is the chat's as well, which opens it at once and hears of its end once", async () => {
    const { lines, start, chat, line } = listening();
    const page = chat();
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines).toHaveLength(1);
    line().onOpen?.();
    const later = chat();
    line().onMessage(message);
    line().onClosed(closed);
    for (const each of [page, later]) {
      expect(each.onOpen).toHaveBeenCalledOnce();
      expect(each.onMessage).toHaveBeenCalledOnce();
      expect(each.onClosed).toHaveBeenCalledExactlyOnceWith(closed);
    }
    const again = chat();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines).toHaveLength(2);
    again.leave();
    line().onMessage(message);
    expect(again.onMessage).not.toHaveBeenCalled();
  });
});
