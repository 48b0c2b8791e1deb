import { createParser } from "eventsource-parser";
import { calls, wireLiveMessage } from "../contract";
import type { LiveChatMessage } from "./chatModel";
import type { Failure } from "./outcome";
import { readLiveMessage } from "./translateChat";
import type { Send } from "./transport";

/** The provider keeps the line alive every 15 s; one that is silent for so long is dead. */
const silenceMs = 45_000;
/** No frame is larger: a message has 4,000 characters, and files go apart. */
const largestFrame = 1_000_000;
/** A frame told twice is told within this many. */
const rememberedFrames = 500;

/** Why nothing comes any longer: `closed` when the provider ended the stream. */
export type ChatStreamEnd = Failure | { ok: false; problem: "closed" } | { ok: false; problem: "refused" };

export interface ChatStreamOptions {
  /** Ends the stream; then nothing is called any more. */
  signal: AbortSignal;
  /** Epoch milliseconds, for a message whose provider does not say when it was written. */
  now: () => number;
  /** The stream stands. History loaded from here on leaves no gap; what is told twice has the same id. */
  onOpen?: () => void;
  /** Each message once, also one's own from another tab or device. Other threads' too: they are to be ignored. */
  onMessage: (message: LiveChatMessage) => void;
  /** Called once. Nothing reconnects by itself (spec section 4): open a new stream, then load the history. */
  onClosed: (end: ChatStreamEnd) => void;
  /** Speaks for another account of the login. */
  token?: string;
}

const unreadable: Failure = { ok: false, problem: "unreadable" };

/** Frames as messages, each id once. Throws for a frame that cannot be read: going on would lose what it said. */
function frameReader({ now, onMessage }: Pick<ChatStreamOptions, "now" | "onMessage">) {
  const told = new Set<string>();
  return createParser({
    maxBufferSize: largestFrame,
    onError: (error) => {
      if (error.type !== "unknown-field") throw error;
    },
    onEvent: ({ event = "message", data }) => {
      if (event !== "message") return;
      const wire = wireLiveMessage.validateSync(JSON.parse(data), { stripUnknown: true });
      const message = readLiveMessage(wire, now());
      if (told.has(message.id)) return;
      told.add(message.id);
      const [oldest] = told;
      if (told.size > rememberedFrames && oldest !== undefined) told.delete(oldest);
      onMessage(message);
    },
  });
}

/** The next piece of the stream; null when none came in time. */
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

/** Listens to the customer's thread over a fetch, the token in its header, until the stream ends or is ended. */
export const openChatStream =
  (send: Send) =>
  async (options: ChatStreamOptions): Promise<void> => {
    const { signal, token, onOpen, onClosed } = options;
    const outcome = await send(calls.bridgeStream, {}, { signal, ...(token === undefined ? {} : { token }) });
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
