import { attachmentType } from "../attachments";

/** Specification 5. */
export const chatFileLimit = 10;

/** Bytes of all files of a message together. */
export const largestChatFiles = 10_000_000;

export const longestChatText = 4_000;

export type ChatFilesProblem = "tooMany" | "kind" | "empty" | "tooLarge";

/** What is wrong with the files of a message before they are read, and with which file; null if nothing is. */
export function chatFilesProblem(
  files: readonly { name: string; size: number }[],
): { problem: ChatFilesProblem; name: string | null } | null {
  if (files.length > chatFileLimit) return { problem: "tooMany", name: null };
  const foreign = files.find(({ name }) => attachmentType(name) === null);
  if (foreign) return { problem: "kind", name: foreign.name };
  const empty = files.find(({ size }) => size === 0);
  if (empty) return { problem: "empty", name: empty.name };
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > largestChatFiles ? { problem: "tooLarge", name: null } : null;
}
