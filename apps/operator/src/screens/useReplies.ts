import { useState } from "react";
import { replyToChat, type OperatorMessage } from "@amberline/api/operator";
import { base64Of } from "../wiring/base64";
import { useTool } from "../wiring/tool";

export interface PendingReply {
  id: string;
  text: string;
  files: readonly File[];
  hasFailed: boolean;
  day: string;
  time: string;
}

/** What is being written to a customer, until it stands in the chat. Trying again sends the same message, so it is never there twice. */
export function useReplies(
  loginId: string,
  messages: readonly OperatorMessage[],
  written: Pick<PendingReply, "day" | "time">,
) {
  const { ask, changes } = useTool();
  const [replies, setReplies] = useState<readonly PendingReply[]>([]);
  const mark = (id: string, hasFailed: boolean) =>
    setReplies((all) => all.map((reply) => (reply.id === id ? { ...reply, hasFailed } : reply)));

  async function deliver({ id, text, files }: PendingReply) {
    const attachments = await Promise.all(
      files.map(async (file) => ({ name: file.name, base64: await base64Of(file) })),
    );
    const outcome = await ask(replyToChat, { loginId, messageId: id, text, attachments });
    if (!outcome.ok) mark(id, true);
    changes.happened();
  }

  return {
    pending: replies.filter((reply) => !messages.some(({ id }) => id === reply.id)),
    send(text: string, files: readonly File[]) {
      const reply = { id: crypto.randomUUID(), text, files, hasFailed: false, ...written };
      setReplies((all) => [...all, reply]);
      void deliver(reply);
    },
    retry(id: string) {
      const reply = replies.find((each) => each.id === id);
      if (!reply?.hasFailed) return;
      mark(id, false);
      void deliver(reply);
    },
  };
}
