import type { BrowserStorage } from "../browser/storage";

interface Kept {
  userId: string;
  threadId: string;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Partial<Kept>).userId === "string" &&
  typeof (value as Partial<Kept>).threadId === "string";

/** The last customer's chat thread (specification 3): two ids and nothing else. */
export function createChatThread(storage: Pick<BrowserStorage, "read" | "write">) {
  return {
    /** Null when the stored thread belongs to another customer. */
    read(userId: string): string | null {
      const kept = storage.read("chat");
      return isKept(kept) && kept.userId === userId ? kept.threadId : null;
    },
    keep({ userId, threadId }: { userId: string; threadId: string | null }): void {
      storage.write("chat", threadId === null ? null : { userId, threadId });
    },
  };
}
