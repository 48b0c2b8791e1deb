import { type OperatorMessage } from "@amberline/api/operator";
import { mergeMessages } from "@amberline/domain/chat";

/** A contiguous part of a chat, up to its newest message. */
export interface Thread {
  /** Oldest first. */
  messages: readonly OperatorMessage[];
  /** Cursor for older messages; null at the beginning. */
  next: number | null;
}

/** Whether a page contains nothing new. Messages are never edited. */
const isKnown = ({ messages }: Thread, page: Thread) => messages.at(-1)?.id === page.messages.at(-1)?.id;

/** Adds the newest page. If it does not connect to what is held, the thread starts over from that page. */
export function withNewest(thread: Thread, page: Thread): Thread {
  if (isKnown(thread, page)) return thread;
  const last = thread.messages.at(-1)?.number ?? 0;
  const first = page.messages[0]?.number ?? 0;
  if (first > last + 1) return page;
  return { messages: mergeMessages(thread.messages, page.messages), next: thread.next };
}

/** Adds an older page. */
export const withOlder = (thread: Thread, page: Thread): Thread => ({
  messages: mergeMessages(page.messages, thread.messages),
  next: page.next,
});
