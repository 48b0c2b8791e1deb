import { chatOpening } from "@amberline/api/contract";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { uuid, type Random } from "../../secrets/random";
import { type StoredFile } from "./files";

/** Number of the first message of a thread, which identifies the customer and is not shown to them. */
export const OPENING = 1;

export interface ThreadOwner {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

export const nameOf = ({ first_name: first, last_name: last }: ThreadOwner) => `${first} ${last}`.trim();

export const threadOf = (db: Db, loginId: string) =>
  db.selectFrom("chat_threads").selectAll().where("login_id", "=", loginId).executeTakeFirst();

/** Locks the thread of a login until the transaction ends; creates it if there is none. */
async function lockThread(trx: Db, owner: ThreadOwner, { random, now }: { random: Random; now: number }) {
  const id = uuid(random);
  const at = instant(now);
  const begun = await trx
    .insertInto("chat_threads")
    .values({ id, login_id: owner.id, last_number: OPENING, created_at: at, updated_at: at })
    .onConflict((row) => row.column("login_id").doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows === 1n) {
    const opening = {
      thread_id: id,
      number: OPENING,
      id,
      sender: "customer",
      sender_name: nameOf(owner),
    } as const;
    await trx
      .insertInto("chat_messages")
      .values({ ...opening, text: chatOpening({ email: owner.email, userId: owner.id }), created_at: at })
      .execute();
  }
  return trx
    .selectFrom("chat_threads")
    .selectAll()
    .where("login_id", "=", owner.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The id of a login's thread, which it starts if there is none. */
export const openThread = (
  db: Db,
  { owner, random, now }: { owner: ThreadOwner; random: Random; now: number },
): Promise<string> => inTransaction(db, async (trx) => (await lockThread(trx, owner, { random, now })).id);

export interface NewMessage {
  id: string;
  sender: "customer" | "support";
  senderName: string;
  text: string;
  files: readonly StoredFile[];
}

async function keepFiles(
  trx: Db,
  { threadId, number }: { threadId: string; number: number },
  { files, random }: { files: readonly StoredFile[]; random: Random },
): Promise<void> {
  for (const [place, { name, type, bytes }] of files.entries()) {
    await trx
      .insertInto("chat_attachments")
      .values({ id: uuid(random), thread_id: threadId, number, place, name, media_type: type, bytes })
      .execute();
  }
}

/**
 * Adds a message to a login's thread, which it starts if there is none. Returns an existing message with the same id
 * unchanged. `allow` may throw while the thread is locked.
 */
export function addMessage(
  db: Db,
  { owner, message, random, now }: { owner: ThreadOwner; message: NewMessage; random: Random; now: number },
  allow: (trx: Db, threadId: string) => Promise<void> = async () => undefined,
): Promise<{ threadId: string; number: number; isNew: boolean }> {
  return inTransaction(db, async (trx) => {
    const thread = await lockThread(trx, owner, { random, now });
    const there = await trx
      .selectFrom("chat_messages")
      .select("number")
      .where("thread_id", "=", thread.id)
      .where("id", "=", message.id)
      .executeTakeFirst();
    if (there) return { threadId: thread.id, number: there.number, isNew: false };
    await allow(trx, thread.id);
    const number = thread.last_number + 1;
    const { id, sender, senderName, text, files } = message;
    const row = { thread_id: thread.id, number, id, sender, sender_name: senderName, text };
    await trx
      .insertInto("chat_messages")
      .values({ ...row, created_at: instant(now) })
      .execute();
    await keepFiles(trx, { threadId: thread.id, number }, { files, random });
    await trx
      .updateTable("chat_threads")
      .set({ last_number: number, updated_at: instant(now) })
      .where("id", "=", thread.id)
      .execute();
    return { threadId: thread.id, number, isNew: true };
  });
}
