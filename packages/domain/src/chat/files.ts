import { attachmentType } from "../attachments";

/** Spec section 5: how many files a message may carry. */
export const chatFileLimit = 10;

/** The bytes all files of a message may have together. */
export const largestChatFiles = 10_000_000;

/** The characters a message may have. */
export const longestChatText = 4_000;

export type ChatFilesProblem = "tooMany" | "kind" | "empty" | "tooLarge";

/** What can be said against the files of a message before they are read, and of which file; null when nothing can. */
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
