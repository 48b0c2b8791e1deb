import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";

/** Of one login; with another one, the oldest goes. */
export const mostBrowsers = 20;

/** /notification/push: the browser is of this session from now on. */
export const answerPushKey =
  ({ db, pusher }: Pick<Parts, "db" | "pusher">) =>
  async ({ caller, request: { endpoint = "" } }: CallerAsk<typeof calls.pushKey>) => {
    const known = await db
      .updateTable("push_subscriptions")
      .set({ session_id: caller.sessionId })
      .where("endpoint", "=", endpoint)
      .where("login_id", "=", caller.id)
      .returning("shows_details")
      .executeTakeFirst();
    return {
      public_key: pusher?.publicKey ?? null,
      is_on: known !== undefined,
      shows_details: known?.shows_details ?? false,
    };
  };

const dropOldest = (db: Db, loginId: string) =>
  db
    .deleteFrom("push_subscriptions")
    .where("id", "in", (all) =>
      all
        .selectFrom("push_subscriptions")
        .select("id")
        .where("login_id", "=", loginId)
        .orderBy("subscribed_at", "desc")
        .orderBy("id")
        .offset(mostBrowsers),
    )
    .execute();

/** /notification/push/on */
export const subscribe =
  ({ db, pusher }: Pick<Parts, "db" | "pusher">) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.pushSubscribe>) => {
    const { endpoint, ...given } = request;
    const service = pusher?.serviceOf(endpoint) ?? refuse(texts.pushNowhere);
    const row = {
      ...given,
      ...{ service, login_id: caller.id, session_id: caller.sessionId, subscribed_at: instant(now) },
    };
    return inTransaction(db, async (trx) => {
      await trx
        .insertInto("push_subscriptions")
        .values({ endpoint, ...row })
        .onConflict((known) => known.column("endpoint").doUpdateSet(row))
        .execute();
      await dropOldest(trx, caller.id);
      const detail = { service, shows_details: given.shows_details };
      await audit(trx, { at: now, action: "pushes.switchedOn", loginId: caller.id, detail });
      return { success: true };
    });
  };

/** /notification/push/off */
export const unsubscribe =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request: { endpoint }, now }: CallerAsk<typeof calls.pushUnsubscribe>) =>
    inTransaction(db, async (trx) => {
      const ended = await trx
        .deleteFrom("push_subscriptions")
        .where("endpoint", "=", endpoint)
        .where("login_id", "=", caller.id)
        .returning("service")
        .executeTakeFirst();
      if (ended)
        await audit(trx, { at: now, action: "pushes.switchedOff", loginId: caller.id, detail: { ...ended } });
      return { success: true };
    });
