import type { ChatStreamEnd, ChatStreamOptions, Client, LiveChatMessage } from "@amberline/api/client";
import { createStore, type Readable } from "@amberline/domain/store";
import { followAttention, isAttended } from "./browser/attention";
import { online } from "./browser/online";

type OpenStream = Client["openChatStream"];

interface LiveParts {
  /** Loads the code of the stream, if no page has; rejects when it is lost. */
  load(): Promise<OpenStream>;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface Live {
  /** Whether the stream is open, so that nothing has to be polled. */
  isOpen: Readable<boolean>;
  /** Called when something is new, also when that may have been missed. Returns a function to unsubscribe. */
  onNews(tell: () => void): () => void;
  /** Keeps the stream of an account open while somebody looks. Returns the way to stop. */
  start(parts: LiveParts): () => void;
  /** The chat's part of the stream, which is opened at once; as the chat's own stream it does not reconnect. */
  openChatStream: OpenStream;
}

/** A page that opens has more urgent things to load, milliseconds. */
const firstDelay = 1_000;
/** Between attempts to reconnect, milliseconds: twice as long each time. */
const firstPause = 2_000;
const longestPause = 60_000;

export function createLive(): Live {
  const isOpen = createStore(false);
  const followers = new Set<() => void>();
  const chats = new Set<ChatStreamOptions>();
  let source: LiveParts | null = null;
  let line: AbortController | null = null;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellNews = () => followers.forEach((tell) => tell());

  function hangUp(end: ChatStreamEnd): void {
    clearTimeout(timer);
    line?.abort();
    line = null;
    isOpen.set(false);
    const listening = [...chats];
    chats.clear();
    listening.forEach(({ onClosed }) => onClosed(end));
  }

  function connectLater(): void {
    if (source) timer = setTimeout(connectIfAttended, pause);
    pause = Math.min(pause * 2, longestPause);
  }

  function connect(): void {
    if (!source || line) return;
    clearTimeout(timer);
    const mine = (line = new AbortController());
    const { load, now } = source;
    const closed = (end: ChatStreamEnd) => {
      if (line !== mine) return;
      hangUp(end);
      connectLater();
    };
    const options = {
      signal: mine.signal,
      now,
      onOpen() {
        pause = firstPause;
        isOpen.set(true);
        chats.forEach(({ onOpen }) => onOpen?.());
        // Since the page read what it shows, or since the line was lost.
        tellNews();
      },
      onMessage: (message: LiveChatMessage) => chats.forEach(({ onMessage }) => onMessage(message)),
      onNews: tellNews,
      onClosed: closed,
    };
    load()
      .then((open) => (mine.signal.aborted ? undefined : open(options)))
      .catch(() => closed({ ok: false, problem: "unreachable" }));
  }

  const connectIfAttended = () => void (isAttended() && connect());

  return {
    isOpen,
    onNews(tell) {
      followers.add(tell);
      return () => void followers.delete(tell);
    },
    start(parts) {
      source = parts;
      const leave = followAttention(() => {
        if (!online.get()) hangUp({ ok: false, problem: "unreachable" });
        connectIfAttended();
      });
      if (chats.size > 0) connect();
      else timer = setTimeout(connectIfAttended, firstDelay);
      return () => {
        leave();
        source = null;
        hangUp({ ok: false, problem: "closed" });
      };
    },
    async openChatStream(options) {
      chats.add(options);
      options.signal.addEventListener("abort", () => chats.delete(options), { once: true });
      if (isOpen.get()) options.onOpen?.();
      else connect();
    },
  };
}

export const live = createLive();
