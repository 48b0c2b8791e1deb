import { mapOutcome, type Client } from "@amberline/api/client";
import { mergeMessages } from "@amberline/domain/chat";
import { fromCallback, fromPromise } from "xstate";
import { chatMachine } from "./chat.machine";
import type { ChatEvent, ChatInput, HistoryInput, HistoryOutcome } from "./chat.types";

/** All that the chat needs from outside. Leaving one out does not compile. */
export interface ChatCalls extends Pick<Client, "chatHistory" | "sendChatMessage" | "openChatStream"> {
  /** Epoch milliseconds. */
  now(): number;
  /** The thread this browser has kept for that customer. */
  storedThread(userId: string): string | null;
  keepThread(thread: ChatInput): void;
}

/** Messages a page. */
const PAGE = 100;

/** All that came after a message; without one the newest page. Pages come the newest first. */
async function readSince(
  calls: ChatCalls,
  { threadId, userId, after, before }: HistoryInput,
  signal: AbortSignal,
): Promise<HistoryOutcome> {
  const asked = {
    ...{ threadId, userId, limit: PAGE },
    ...(after === null ? {} : { after }),
    ...(before === null ? {} : { before }),
  };
  const page = await calls.chatHistory(asked, { signal });
  if (!page.ok || after === null) return page;
  const { messages, next } = page.data;
  if (next === null || (before !== null && next >= before)) return page;
  const rest = await readSince(calls, { threadId, userId, after, before: next }, signal);
  return mapOutcome(rest, (earlier) => ({ ...earlier, messages: mergeMessages(earlier.messages, messages) }));
}

/** The machine of the chat, ready to start. */
export const wireChat = (calls: ChatCalls) =>
  chatMachine.provide({
    actors: {
      listen: fromCallback<{ type: "never" }, { userId: string }>(({ input: { userId }, sendBack }) => {
        const hanging = new AbortController();
        const tell = (event: ChatEvent) => sendBack(event);
        calls
          .openChatStream({
            signal: hanging.signal,
            now: calls.now,
            onOpen: () => tell({ type: "stream.opened" }),
            onMessage: (message) =>
              tell({ type: "stream.message", message, storedThread: calls.storedThread(userId) }),
            onClosed: (end) => tell({ type: "stream.closed", end }),
          })
          .catch(() => tell({ type: "stream.closed", end: { ok: false, problem: "unreadable" } }));
        return () => hanging.abort();
      }),
      readHistory: fromPromise(({ input, signal }) => readSince(calls, input, signal)),
      // Without its signal: what was sent before the page was left still arrives.
      sendMessage: fromPromise(({ input: { message, threadId, userId, onProgress } }) =>
        calls.sendChatMessage(
          { messageId: message.id, text: message.text, files: message.files, threadId, userId },
          { onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0) },
        ),
      ),
    },
    actions: { keepThread: (_, thread) => calls.keepThread(thread) },
  });
