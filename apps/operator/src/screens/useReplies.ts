import { useState } from "react";
import { replyToChat, type OperatorMessage } from "@amberline/api/operator";
import { base64Of } from "../wiring/base64";
import { useTool } from "../wiring/tool";
import { useTranslation } from "../i18n";

const encodeAll = (files: readonly File[]) =>
  Promise.all(files.map(async (file) => ({ name: file.name, base64: await base64Of(file) }))).catch(
    () => null,
  );

export interface PendingReply {
  id: string;
  text: string;
  files: readonly File[];
  /** Why sending failed; null while it is being sent. */
  problem: string | null;
  day: string;
  time: string;
}

/** Replies being sent, until they appear in the chat. A retry sends the same message id, so a message never appears twice. */
export function useReplies(
  loginId: string,
  messages: readonly OperatorMessage[],
  written: Pick<PendingReply, "day" | "time">,
) {
  const { ask, noteChange } = useTool();
  const { t } = useTranslation();
  const [replies, setReplies] = useState<readonly PendingReply[]>([]);
  const mark = (id: string, problem: string | null) =>
    setReplies((all) => all.map((reply) => (reply.id === id ? { ...reply, problem } : reply)));

  async function deliver({ id, text, files }: PendingReply) {
    const attachments = await encodeAll(files);
    if (!attachments) return mark(id, t("chat.unreadable"));
    const outcome = await ask(replyToChat, { loginId, messageId: id, text, attachments });
    if (!outcome.ok) mark(id, outcome.problem === "refused" ? outcome.text : t("problem.action"));
    noteChange();
  }
  return {
    pending: replies.filter((reply) => !messages.some(({ id }) => id === reply.id)),
    send(text: string, files: readonly File[]) {
      const reply = { id: crypto.randomUUID(), text, files, problem: null, ...written };
      setReplies((all) => [...all, reply]);
      void deliver(reply);
    },
    retry(id: string) {
      const reply = replies.find((each) => each.id === id);
      if (!reply?.problem) return;
      mark(id, null);
      void deliver(reply);
    },
    discard: (id: string) => setReplies((all) => all.filter((reply) => reply.id !== id)),
  };
}
