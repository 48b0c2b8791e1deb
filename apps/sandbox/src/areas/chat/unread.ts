import { type calls } from "@amberline/api/contract";
import { type CallerAsk } from "../../http/handle";
import { type Count } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { readKind } from "../notifications";
import { ownThread } from "./ownThread";

/** Messages of support that the customer has not read. */
export const unreadMessages = (db: Db, loginId: string) =>
  db
    .selectFrom("chat_threads")
    .innerJoin("chat_messages", "chat_messages.thread_id", "chat_threads.id")
    .where("chat_threads.login_id", "=", loginId)
    .where("chat_messages.sender", "=", "support")
    .whereRef("chat_messages.number", ">", "chat_threads.customer_read_number")
    .select((row) => row.fn.countAll<Count>().as("count"));

/** /bridge/read; never moves back. */
export const read =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, now }: CallerAsk<typeof calls.bridgeRead>) => {
    const thread = await ownThread(db, caller, request);
    if (!thread) return {};
    const number = Math.min(request.number, thread.last_number);
    await db
      .updateTable("chat_threads")
      .set({ customer_read_number: number })
      .where("id", "=", thread.id)
      .where("customer_read_number", "<", number)
      .execute();
    if (number === thread.last_number) await readKind(db, { loginId: caller.id, kind: "chat", now });
    return {};
  };
