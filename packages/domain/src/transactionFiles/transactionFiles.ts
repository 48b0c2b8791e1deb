import { attachmentType, provenAttachmentType } from "../attachments";
import { pdfProblem } from "../company";

/** Files of a transaction. */
export const transactionFileLimit = 5;

/** Bytes of a file. */
export const largestTransactionFile = 5_000_000;

/** Bytes of all files of an account together. */
export const transactionFileQuota = 500_000_000;

/** `content` is of another kind than its name, `closed` a PDF that is damaged or opens only with a password. */
export type TransactionFileProblem = "kind" | "empty" | "tooLarge" | "content" | "closed";

/** What is wrong with a file before it is read; null if nothing is. */
export function pickProblem({ name, size }: { name: string; size: number }): TransactionFileProblem | null {
  if (attachmentType(name) === null) return "kind";
  if (size === 0) return "empty";
  return size > largestTransactionFile ? "tooLarge" : null;
}

/** What is wrong with its content; null if nothing is. */
export async function contentProblem(
  name: string,
  bytes: Uint8Array,
): Promise<TransactionFileProblem | null> {
  const type = provenAttachmentType(name, bytes);
  if (type === null) return "content";
  return type === "application/pdf" && (await pdfProblem(bytes)) !== null ? "closed" : null;
}
