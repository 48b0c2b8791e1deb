import { type calls, type NotificationKind } from "@amberline/api/contract";
import { foldText } from "@amberline/domain/text";
import { sql } from "kysely";
import { anywhere } from "../../db/anywhere";
import { instant, type Count } from "../../db/schema";
import { accountIdsOf } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";

const cursorPattern = /^[1-9]\d{0,15}$/;

/** What is about an account that the person may not see any more is left out. */
export const ofLogin = (db: Db, loginId: string) =>
  db
    .selectFrom("notifications")
    .where("login_id", "=", loginId)
    .where((row) =>
      row.or([row("account_id", "is", null), row("account_id", "in", accountIdsOf(db, loginId))]),
    );

export const unreadNotifications = (db: Db, loginId: string) =>
  ofLogin(db, loginId)
    .where("read_at", "is", null)
    .select((row) => row.fn.countAll<Count>().as("count"));

export async function countUnread(db: Db, loginId: string): Promise<number> {
  const { count } = await unreadNotifications(db, loginId).executeTakeFirstOrThrow();
  return Number(count);
}

/** /notification */
export const listNotifications =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts, language }: CallerAsk<typeof calls.notificationList>) => {
    const { limit = 50, before, query = "", kind, is_unread: isUnread } = request;
    if (before !== undefined && !cursorPattern.test(before)) refuse(texts.badRequest, { status: 400 });
    const wanted = foldText(query);
    const rows = await ofLogin(db, caller.id)
      .selectAll()
      .$if(before !== undefined, (rest) => rest.where("seq", "<", Number(before)))
      .$if(wanted !== "", (some) => some.where("search", "like", anywhere(wanted)))
      .$if(kind !== undefined, (some) => some.where("kind", "=", kind ?? "security"))
      .$if(isUnread === true, (some) => some.where("read_at", "is", null))
      .orderBy("seq", "desc")
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    return {
      data: page.map((row) => ({
        id: row.id,
        kind: row.kind,
        createdAt: row.created_at,
        is_read: row.read_at !== null,
        ...(row.words[language] ?? row.words.en),
        account_id: row.account_id,
        about: row.target && { target: row.target, id: row.target_id },
      })),
      next: rows.length > limit ? String(page.at(-1)?.seq) : null,
      unread: await countUnread(db, caller.id),
    };
  };

/** /notification/read */
export const readNotifications =
  ({ db, pubsub }: Pick<Parts, "db" | "pubsub">) =>
  async ({ caller, request: { ids = [], all = false }, now }: CallerAsk<typeof calls.notificationRead>) => {
    const { numUpdatedRows } = await db
      .updateTable("notifications")
      .set({ read_at: instant(now) })
      .where("login_id", "=", caller.id)
      .where("read_at", "is", null)
      .$if(!all, (some) => some.where("id", "=", sql<string>`any(${ids.filter(isUuid)}::uuid[])`))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await pubsub.publish(caller.id);
    return { unread: await countUnread(db, caller.id) };
  };

/** What was read elsewhere. */
export const readKind = (
  db: Db,
  { loginId, kind, now }: { loginId: string; kind: NotificationKind; now: number },
) =>
  db
    .updateTable("notifications")
    .set({ read_at: instant(now) })
    .where("login_id", "=", loginId)
    .where("kind", "=", kind)
    .where("read_at", "is", null)
    .execute();
