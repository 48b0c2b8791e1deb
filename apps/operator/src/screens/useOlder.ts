import { useEffect, useState } from "react";
import { markChatRead, readChat, type OperatorMessage } from "@amberline/api/operator";
import { useTool } from "../wiring/tool";

/** A chat from as far back as was looked for up to now, each message once; says to the bank what has been read. */
export function useOlder(loginId: string, newest: readonly OperatorMessage[], before: number | null) {
  const { ask, changes } = useTool();
  const [older, setOlder] = useState<readonly OperatorMessage[]>([]);
  const [next, setNext] = useState<number | "reading" | null | undefined>(undefined);
  const last = newest.at(-1)?.number ?? 0;

  useEffect(() => {
    if (last === 0) return;
    void ask(markChatRead, { loginId, number: last }).then(() => changes.happened());
  }, [ask, changes, loginId, last]);

  const known = new Set(newest.map(({ id }) => id));
  const from = next === undefined ? before : next;
  return {
    messages: [...older.filter(({ id }) => !known.has(id)), ...newest],
    async readOlder() {
      if (from === null || from === "reading") return;
      setNext("reading");
      const outcome = await ask(readChat, { loginId, before: from });
      if (!outcome.ok) return setNext(from);
      setOlder((read) => [...outcome.data.messages, ...read]);
      setNext(outcome.data.next);
    },
  };
}
