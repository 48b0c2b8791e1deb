import { type calls } from "@amberline/api/contract";
import { NotYours } from "../../http/refusal";
import { type CallerAsk } from "../../http/handle";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";

/** With `loginId`, only a file of that login's chat. */
export async function findAttachment(db: Db, id: string, loginId?: string) {
  if (!isUuid(id)) return null;
  const found = await db
    .selectFrom("chat_attachments")
    .innerJoin("chat_threads", "chat_threads.id", "chat_attachments.thread_id")
    .where("chat_attachments.id", "=", id)
    .$if(loginId !== undefined, (query) => query.where("chat_threads.login_id", "=", loginId ?? ""))
    .select(["name", "media_type", "bytes"])
    .executeTakeFirst();
  if (!found) return null;
  const { name, media_type: type, bytes } = found;
  return { name, type, content: new Blob([bytes.slice()], { type }) };
}

export const attachment =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request }: CallerAsk<typeof calls.bridgeAttachment>) => {
    const found = await findAttachment(db, request.attachment_id, caller.id);
    if (!found) throw new NotYours();
    return found;
  };
