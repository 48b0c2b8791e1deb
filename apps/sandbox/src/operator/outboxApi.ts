import { listOutbox } from "@amberline/api/operator";
import { type Hono } from "hono";
import { type Db } from "../ledger";
import { type Parts } from "../parts";
import { onCall } from "./route";
import { anywhere } from "../db/anywhere";

const mail = (db: Db, { search, login }: { search: string; login?: string | undefined }) =>
  db
    .selectFrom("outbox")
    .leftJoin("logins", "logins.id", "outbox.login_id")
    .select(["outbox.id", "channel", "recipient", "subject", "body", "outbox.created_at"])
    .select(["route", "delivered_at", "problem"])
    .$if(login !== undefined, (query) => query.where("logins.email", "=", (login ?? "").toLowerCase()))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("recipient", "ilike", anywhere(search)),
          eb("subject", "ilike", anywhere(search)),
          eb("body", "ilike", anywhere(search)),
        ]),
      ),
    )
    .orderBy("outbox.id", "desc")
    .limit(50)
    .execute();

export function mountOutbox(api: Hono, { db }: Pick<Parts, "db">): void {
  onCall(api, listOutbox, async (wanted) => ({ mail: await mail(db, wanted) }));
}
