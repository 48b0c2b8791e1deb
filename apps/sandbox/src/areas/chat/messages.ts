import { type WireLiveMessage, type WireMessage } from "@amberline/api/contract";
import { type Db } from "../../ledger";

export interface Attachment {
  id: string;
  name: string;
  type: string;
  size: number;
}

/** With the names of its files. */
export interface Message {
  id: string;
  number: number;
  sender: "customer" | "support";
  senderName: string;
  text: string;
  at: string;
  attachments: Attachment[];
}

export interface Span {
  after?: number;
  before?: number;
  limit: number;
  /** Which to begin with. @default "newest" */
  from?: "newest" | "oldest";
}

async function attachmentsOf(
  db: Db,
  threadId: string,
  numbers: number[],
): Promise<Map<number, Attachment[]>> {
  const found = new Map<number, Attachment[]>(numbers.map((number) => [number, []]));
  if (numbers.length === 0) return found;
  const rows = await db
    .selectFrom("chat_attachments")
    .select(["id", "number", "name", "media_type as type", "size"])
    .where("thread_id", "=", threadId)
    .where("number", "in", numbers)
    .orderBy("number")
    .orderBy("place")
    .execute();
  for (const { number, ...attachment } of rows) found.get(number)?.push(attachment);
  return found;
}

/** At most `limit` messages of a thread between two numbers. */
export async function messagesOf(db: Db, threadId: string, span: Span): Promise<Message[]> {
  const { after = 0, before = Number.MAX_SAFE_INTEGER, limit, from = "newest" } = span;
  const rows = await db
    .selectFrom("chat_messages")
    .select(["id", "number", "sender", "sender_name as senderName", "text", "created_at as at"])
    .where("thread_id", "=", threadId)
    .where("number", ">", after)
    .where("number", "<", before)
    .orderBy("number", from === "newest" ? "desc" : "asc")
    .limit(limit)
    .execute();
  const files = await attachmentsOf(
    db,
    threadId,
    rows.map(({ number }) => number),
  );
  return rows.map((row) => ({ ...row, attachments: files.get(row.number) ?? [] }));
}

/** User id of the bank's side. */
const SUPPORT_USER = "support";

const common = ({ id, number, sender, senderName, at, attachments }: Message, loginId: string) => ({
  id,
  number,
  from: sender,
  user_id: sender === "support" ? SUPPORT_USER : loginId,
  user_name: senderName,
  create_at: at,
  attachments: attachments.map((attachment) => ({ ...attachment, base64: null, url: null })),
});

export const wireMessageOf = (message: Message, loginId: string): WireMessage => ({
  ...common(message, loginId),
  text: message.text,
});

export const wireLiveMessageOf = (
  message: Message,
  { loginId, threadId }: { loginId: string; threadId: string },
): WireLiveMessage => ({ root_id: threadId, message: message.text, ...common(message, loginId) });
