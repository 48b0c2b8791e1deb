import { useEffect, useRef, useState } from "react";
import { markChatRead, readChat } from "@amberline/api/operator";
import { useTool } from "../wiring/tool";
import { hasRight, useOperator } from "../wiring/useOperator";
import { withNewest, withOlder, type Thread } from "./thread";

/** Merges older pages with the newest one, and marks the chat as read. */
export function useOlder(loginId: string, newest: Thread) {
  const { ask, noteChange } = useTool();
  const mayMark = hasRight(useOperator(), markChatRead);
  const [held, setHeld] = useState(newest);
  const isReading = useRef(false);
  const thread = withNewest(held, newest);
  if (thread !== held) setHeld(thread);
  const last = thread.messages.at(-1)?.number ?? 0;

  useEffect(() => {
    if (last === 0 || !mayMark) return;
    void ask(markChatRead, { loginId, number: last }).then(() => noteChange());
  }, [ask, noteChange, loginId, last, mayMark]);

  return {
    messages: thread.messages,
    async readOlder() {
      const { next: before } = thread;
      if (before === null || isReading.current) return;
      isReading.current = true;
      const outcome = await ask(readChat, { loginId, before });
      isReading.current = false;
      if (outcome.ok) setHeld((now) => (now.next === before ? withOlder(now, outcome.data) : now));
    },
  };
}
