import { jsonObjectFrom } from "kysely/helpers/postgres";
import { bankOf } from "../../clearing";
import { limitsSet, type Db } from "../../ledger";
import { answerOf, type KeyedRequest } from "./answers";
import { type Order, type OrderAsk } from "./order";
import { enteredBy } from "./parties";
import { checkFor } from "./payeeCheck";
import { banksFor } from "./permission";

export type OrderFacts = Awaited<ReturnType<typeof orderFacts>>;

/** What the bank knows about an order before it decides, read in one statement. */
export const orderFacts = (db: Db, { caller, request, now }: OrderAsk, order: Order, keyed: KeyedRequest) =>
  db
    .selectNoFrom((row) => [
      jsonObjectFrom(answerOf(db, keyed)).as("given"),
      row.exists(banksFor(db, order)).$castTo<boolean>().as("isReachable"),
      jsonObjectFrom(bankOf(db, { iban: order.account, bic: order.bic })).as("bank"),
      jsonObjectFrom(checkFor(db, order, request.vop_id, now)).as("check"),
      enteredBy(db, caller).as("enteredBy"),
      jsonObjectFrom(limitsSet(db, order.accountId, enteredBy(db, caller).$asScalar(), now)).as("limits"),
    ])
    .executeTakeFirstOrThrow();
