import { createParser } from "eventsource-parser";
import { wireLiveMessage, type WireLiveMessage } from "../contract";
import { bridgeStream } from "../contract/bridgeStream";
import { readLeniently } from "../contract/reading";
import type { LiveChatMessage } from "./chatModel";
import type { Failure } from "./outcome";
import { readLiveMessage } from "./translateChat";
import type { Send } from "./transport";

/** The provider sends a heartbeat every 15 s; a stream silent for this long is dead. */
const silenceMs = 45_000;
/** Characters. Messages have at most 4,000, and files are not part of a frame. */
const largestFrame = 1_000_000;
/** A repeated frame repeats one of this many before it. */
const rememberedFrames = 500;

/** Why the stream ended: `closed` by the provider. */
export type ChatStreamEnd = Failure | { ok: false; problem: "closed" } | { ok: false; problem: "refused" };

export interface ChatStreamOptions {
  /** Ends the stream; no callback is called after that. */
  signal: AbortSignal;
  /** Milliseconds since 1970, for messages without a time. */
  now: () => number;
  /** The stream is open. History loaded from here on leaves no gap; duplicate messages share an id. */
  onOpen?: () => void;
  /**
   * Called once per message, the customer's own from other tabs and devices included. Ignore those of other threads.
   */
  onMessage: (message: LiveChatMessage) => void;
  /** Something else than the chat is not as it was. */
  onNews?: () => void;
  /** Called once. Nothing reconnects automatically (specification 4): open a new stream, then load the history. */
  onClosed: (end: ChatStreamEnd) => void;
  /** Speaks for another account of the login. */
  token?: string;
}

const unreadable: Failure = { ok: false, problem: "unreadable" };

/**
 * Turns frames into messages, without duplicates. Throws for an unreadable frame, as skipping it would lose a message.
 */
function frameReader({ now, onMessage, onNews }: Pick<ChatStreamOptions, "now" | "onMessage" | "onNews">) {
  const told = new Set<string>();
  return createParser({
    maxBufferSize: largestFrame,
    onError: (error) => {
      if (error.type !== "unknown-field") throw error;
    },
    onEvent: ({ event = "message", data }) => {
      if (event === "news") onNews?.();
      if (event !== "message") return;
      const wire = readLeniently<WireLiveMessage>(wireLiveMessage, JSON.parse(data));
      const message = readLiveMessage(wire, now());
      if (told.has(message.id)) return;
      told.add(message.id);
      const [oldest] = told;
      if (told.size > rememberedFrames && oldest !== undefined) told.delete(oldest);
      onMessage(message);
    },
  });
}

/** The next chunk of the stream; null after the timeout. */
function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), silenceMs)));
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
}

async function readAll(
  content: ReadableStream<Uint8Array>,
  options: ChatStreamOptions,
): Promise<ChatStreamEnd> {
  const reader = content.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  options.signal.addEventListener("abort", stop, { once: true });
  const frames = frameReader({
    now: options.now,
    onMessage: (message) => {
      if (!options.signal.aborted) options.onMessage(message);
    },
    onNews: () => {
      if (!options.signal.aborted) options.onNews?.();
    },
  });
  const decoder = new TextDecoder();
  try {
    while (true) {
      const piece = await nextPiece(reader).catch(() => undefined);
      if (piece === undefined) return { ok: false, problem: "unreachable" };
      if (piece === null) return { ok: false, problem: "timeout" };
      if (piece.done) return { ok: false, problem: "closed" };
      try {
        frames.feed(decoder.decode(piece.value, { stream: true }));
      } catch {
        return unreadable;
      }
    }
  } finally {
    options.signal.removeEventListener("abort", stop);
    stop();
  }
}

/**
 * Streams the customer's thread with fetch, which can send the token as a header, until the stream ends or is aborted.
 */
export const openChatStream =
  (send: Send) =>
  async (options: ChatStreamOptions): Promise<void> => {
    const { signal, token, onOpen, onClosed } = options;
    const outcome = await send(bridgeStream, {}, { signal, ...(token === undefined ? {} : { token }) });
    if (signal.aborted) {
      if (outcome.ok && outcome.data.content instanceof ReadableStream) await outcome.data.content.cancel();
      return;
    }
    if (!outcome.ok)
      return onClosed(outcome.problem === "refused" ? { ok: false, problem: "refused" } : outcome);
    const { type, content } = outcome.data;
    if (type !== "text/event-stream" || !(content instanceof ReadableStream)) return onClosed(unreadable);
    onOpen?.();
    const end = await readAll(content, options);
    if (!signal.aborted) onClosed(end);
  };
