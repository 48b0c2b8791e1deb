import { sql } from "kysely";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { ownBank } from "../../bank";
import { anywhere } from "../../db/anywhere";
import { isUuid, uuid } from "../../secrets/random";
import { catalogueIn } from "../../locales";
import { tell, type Letter } from "../notifications";
import { readFiles } from "./files";
import { messagesOf, type Message } from "./messages";
import { readText } from "./text";
import { addMessage, threadOf } from "./thread";

/** Sender shown to customers if the operator gives no name. */
const supportName = ownBank.name;

const summaries = (db: Db) =>
  db
    .selectFrom("chat_threads")
    .innerJoin("logins", "logins.id", "chat_threads.login_id")
    .innerJoin("chat_messages as last", (join) =>
      join
        .onRef("last.thread_id", "=", "chat_threads.id")
        .onRef("last.number", "=", "chat_threads.last_number"),
    )
    .select(["logins.id as loginId", "logins.email", "logins.first_name", "logins.last_name"])
    .select(["chat_threads.id as threadId", "chat_threads.updated_at as at"])
    .select(["last.text as lastText", "last.sender as lastFrom"])
    .select((row) => [
      row
        .selectFrom("chat_messages")
        .whereRef("chat_messages.thread_id", "=", "chat_threads.id")
        .whereRef("chat_messages.number", ">", "chat_threads.read_number")
        .where("chat_messages.number", ">", 1)
        .where("chat_messages.sender", "=", "customer")
        .select((counted) => counted.fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("unread"),
    ]);

export interface ChatSummary {
  loginId: string;
  email: string;
  first_name: string;
  last_name: string;
  threadId: string;
  at: string;
  lastText: string;
  lastFrom: "customer" | "support";
  unread: number;
}

/** Searches name, e-mail and messages. Unread chats first, then the newest. */
export function chats(
  db: Db,
  { search = "", limit }: { search?: string; limit: number },
): Promise<ChatSummary[]> {
  const pattern = anywhere(search);
  return summaries(db)
    .$if(search !== "", (query) =>
      query.where((row) =>
        row.or([
          row(sql`logins.first_name || ' ' || logins.last_name`, "ilike", pattern),
          row("logins.email", "ilike", pattern),
          row.exists(
            row
              .selectFrom("chat_messages as any_message")
              .whereRef("any_message.thread_id", "=", "chat_threads.id")
              .where("any_message.text", "ilike", pattern)
              .select("any_message.number"),
          ),
        ]),
      ),
    )
    .orderBy(
      sql`case when last.sender = 'customer' and last.number > chat_threads.read_number then 0 else 1 end`,
    )
    .orderBy("chat_threads.updated_at", "desc")
    .orderBy("chat_threads.id")
    .limit(limit)
    .execute();
}

/** A page of a customer's chat, oldest first, with the opening message; null if they have none. */
export async function threadMessages(
  db: Db,
  { loginId, before, after, limit }: { loginId: string; before?: number; after?: number; limit: number },
): Promise<{ chat: ChatSummary; messages: Message[]; next: number | null } | null> {
  if (!isUuid(loginId)) return null;
  const chat = await summaries(db).where("chat_threads.login_id", "=", loginId).executeTakeFirst();
  if (!chat) return null;
  const found = await messagesOf(db, chat.threadId, { before, after, limit: limit + 1 });
  const page = found.slice(0, limit).reverse();
  return { chat, messages: page, next: found.length > limit ? (page[0]?.number ?? null) : null };
}

/** Marks messages up to a number as read; never moves back. False if the customer has no chat. */
export async function markRead(
  db: Db,
  { loginId, number }: { loginId: string; number: number },
): Promise<boolean> {
  if (!isUuid(loginId)) return false;
  const thread = await threadOf(db, loginId);
  if (!thread) return false;
  const read = Math.min(number, thread.last_number);
  await db
    .updateTable("chat_threads")
    .set({ read_number: read })
    .where("id", "=", thread.id)
    .where("read_number", "<", read)
    .execute();
  return true;
}

const excerptLength = 200;

const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trim()}…` : text;

export interface Reply {
  loginId: string;
  /** A UUID chosen by the operator application; idempotent by it. */
  messageId?: string;
  text: string;
  attachments: readonly { name: string; base64: string }[];
  /** Sender shown to the customer. */
  name?: string;
}

/**
 * Writes to a customer, who need not have written before; null if there is no such customer. The limits of customers'
 * messages apply.
 */
export async function replyTo(
  { db, mailer, clock, random, pubsub }: Pick<Parts, "db" | "mailer" | "clock" | "random" | "pubsub">,
  { loginId, messageId, text, attachments, name = supportName }: Reply,
): Promise<Message | null> {
  const login = isUuid(loginId)
    ? await db
        .selectFrom("logins")
        .select(["id", "email", "first_name", "last_name"])
        .where("id", "=", loginId)
        .executeTakeFirst()
    : undefined;
  if (!login) return null;
  const texts = catalogueIn("en");
  const id = messageId?.toLowerCase() ?? uuid(random);
  const message = {
    id,
    sender: "support",
    senderName: name.trim() || supportName,
    text: readText(text, attachments.length, texts),
    files: readFiles(attachments, texts),
  } as const;
  const now = clock.now();
  const { threadId, number } = await inTransaction(db, async (trx) => {
    const added = await addMessage(trx, { owner: login, message, random, now });
    const letter: Letter = (each) => [each.chatReplySubject(message.senderName), excerpt(message.text)];
    if (added.isNew)
      await tell({ db: trx, mailer }, { loginId, kind: "chat", letter, about: { target: "chat" } }, now);
    return added;
  });
  await pubsub.publish(loginId);
  const [kept] = await messagesOf(db, threadId, { after: number - 1, before: number + 1, limit: 1 });
  return kept ?? null;
}
