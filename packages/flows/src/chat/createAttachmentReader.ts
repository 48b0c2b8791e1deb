import type { ChatAttachment, Client } from "@amberline/api/client";
import type { ReadAttachment } from "./ChatFiles";

/** Number of cached files. */
const KEPT = 30;

/** Caches the most recent chat files; failures are not cached. */
export function createAttachmentReader({ chatAttachment }: Pick<Client, "chatAttachment">): ReadAttachment {
  const kept = new Map<string, ReturnType<ReadAttachment>>();
  const readOne = (id: string, attachment: ChatAttachment) => {
    const asked = chatAttachment(attachment).then((outcome) => {
      if (!outcome.ok) kept.delete(id);
      return outcome;
    });
    kept.set(id, asked);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return asked;
  };
  return (attachment) => {
    const { id } = attachment;
    if (id === null) return chatAttachment(attachment);
    return kept.get(id) ?? readOne(id, attachment);
  };
}
