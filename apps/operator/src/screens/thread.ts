import { type OperatorMessage } from "@amberline/api/operator";
import { mergeMessages } from "@amberline/domain/chat";

/** A chat without a gap, from as far back as it was read. */
export interface Thread {
  /** Oldest first. */
  messages: readonly OperatorMessage[];
  /** What to ask for as `before` to go further back; null when there is no more. */
  next: number | null;
}

/** Whether a page has nothing that the chat does not. What was written is never changed. */
const isKnown = ({ messages }: Thread, page: Thread) => messages.at(-1)?.id === page.messages.at(-1)?.id;

/** The chat with its newest page. So much may have come meanwhile that the page begins after a gap: then it begins anew. */
export function withNewest(thread: Thread, page: Thread): Thread {
  if (isKnown(thread, page)) return thread;
  const last = thread.messages.at(-1)?.number ?? 0;
  const first = page.messages[0]?.number ?? 0;
  if (first > last + 1) return page;
  return { messages: mergeMessages(thread.messages, page.messages), next: thread.next };
}

/** The chat with the page before what was read of it. */
export const withOlder = (thread: Thread, page: Thread): Thread => ({
  messages: mergeMessages(page.messages, thread.messages),
  next: page.next,
});
