import { chatOpening, type calls } from "@amberline/api/contract";
import { minuteMs } from "@amberline/domain/dates";
import { type CallerAsk } from "../../http/handle";
import { requireClean } from "../../http/clean";
import { NotYours, refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid, uuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { isWithinLimit } from "../auth/throttle";
import { readFiles, type StoredFile } from "./files";
import { messagesOf, wireMessageOf } from "./messages";
import { ownThread } from "./ownThread";
import { readText } from "./text";
import { addMessage, nameOf, openThread } from "./thread";

const messagesPerMinute = 60;

/** Bytes of all files of a customer together. */
export const attachmentQuota = 100_000_000;

async function requireRoom(
  trx: Db,
  threadId: string,
  files: readonly StoredFile[],
  texts: Catalogue,
): Promise<void> {
  if (files.length === 0) return;
  const { kept } = await trx
    .selectFrom("chat_attachments")
    .innerJoin("chat_messages", (join) =>
      join
        .onRef("chat_messages.thread_id", "=", "chat_attachments.thread_id")
        .onRef("chat_messages.number", "=", "chat_attachments.number"),
    )
    .where("chat_attachments.thread_id", "=", threadId)
    .where("chat_messages.sender", "=", "customer")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("chat_attachments.size"), row.lit(0)).as("kept"))
    .executeTakeFirstOrThrow();
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, Number(kept));
  if (total > attachmentQuota) refuse(texts.chatFull(attachmentQuota / 1_000_000));
}

/** /bridge/message, idempotent by `message_id`. The opening begins the thread, if there is none, and adds nothing else. */
export const post =
  ({
    db,
    clock,
    random,
    pubsub,
    isInfected,
  }: Pick<Parts, "db" | "clock" | "random" | "pubsub" | "isInfected">) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.bridgeMessage>) => {
    const { user_id: userId, message_id: messageId = uuid(random), attachments } = request;
    if (userId !== caller.id) throw new NotYours();
    if (!isUuid(messageId)) return refuse(texts.badRequest, { status: 400 });
    await ownThread(db, caller, request);
    const key = `chatMessages:${caller.id}`;
    if (!(await isWithinLimit(db, { key, now, limit: messagesPerMinute, windowMs: minuteMs })))
      refuse(texts.chatTooFast);
    const opening = chatOpening({ email: caller.email, userId: caller.id });
    if (request.root_id === "" && request.message === opening) {
      const threadId = await openThread(db, { owner: caller, random, now });
      return { message_id: threadId, root_id: threadId, message: null };
    }
    const text = readText(request.message, attachments.length, texts);
    const files = readFiles(attachments, texts);
    await requireClean({ db, clock, isInfected }, files, { texts, loginId: caller.id });
    const id = messageId.toLowerCase();
    const message = { id, sender: "customer", senderName: nameOf(caller), text, files } as const;
    const { threadId, number } = await addMessage(
      db,
      { owner: caller, message, random, now },
      (trx, thread) => requireRoom(trx, thread, files, texts),
    );
    await pubsub.publish(caller.id);
    const [kept] = await messagesOf(db, threadId, { after: number - 1, before: number + 1, limit: 1 });
    return {
      message_id: id,
      root_id: threadId,
      message: kept ? wireMessageOf(kept, caller.id) : null,
    };
  };
