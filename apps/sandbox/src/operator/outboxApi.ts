import { listOutbox } from "@amberline/api/operator";
import { type Db } from "../ledger";
import { onCall, type OperatorApi } from "./route";
import { maySeeCodes } from "./asker";
import { anywhere } from "../db/anywhere";

interface Wanted {
  search: string;
  login?: string | undefined;
  /** Whether what was written is shown and searched, codes included. */
  hasText: boolean;
}

const mail = (db: Db, { search, login, hasText }: Wanted) =>
  db
    .selectFrom("outbox")
    .leftJoin("logins", "logins.id", "outbox.login_id")
    .select(["outbox.id", "channel", "recipient", "subject", "outbox.created_at"])
    .select((row) => (hasText ? row.ref("body") : row.val("")).as("body"))
    .select(["route", "delivered_at", "problem", "next_try_at"])
    .$if(login !== undefined, (query) => query.where("logins.email", "=", (login ?? "").toLowerCase()))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("recipient", "ilike", anywhere(search)),
          eb("subject", "ilike", anywhere(search)),
          ...(hasText ? [eb("body", "ilike", anywhere(search))] : []),
        ]),
      ),
    )
    .orderBy("outbox.id", "desc")
    .limit(50)
    .execute();

export function mountOutbox(api: OperatorApi): void {
  onCall(api, listOutbox, async (wanted, { db, by }) => ({
    mail: await mail(db, { ...wanted, hasText: maySeeCodes(by) }),
  }));
}
