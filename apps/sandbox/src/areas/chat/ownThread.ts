import { SUPPORT_CHAT } from "@amberline/api/contract";
import { NotYours } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Caller } from "../../http/caller";
import { threadOf } from "./thread";

/**
 * The caller's thread; null before its first message. Throws NotYours for a thread of somebody else, another chat and
 * an unknown one.
 */
export async function ownThread(
  db: Db,
  caller: Caller,
  { chat_id: chatId, root_id: rootId }: { chat_id: string; root_id: string },
) {
  if (chatId !== SUPPORT_CHAT) throw new NotYours();
  const thread = await threadOf(db, caller.id);
  if (rootId !== "" && rootId !== thread?.id) throw new NotYours();
  return thread ?? null;
}
