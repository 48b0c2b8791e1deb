import { addDays, civilDate, dayMs } from "@amberline/domain/dates";
import { bankTimeZone } from "../days";
import { instant } from "../db/schema";
import { newRequestReference, type Db } from "../ledger";
import { base64url, uuid, type Random } from "../secrets/random";
import { tenant } from "./counterparties";

/** One that is open, and the tenant's, which is paid. */
export async function addDemoRequests(
  trx: Db,
  { random, now, accountId }: { random: Random; now: number; accountId: string },
): Promise<void> {
  const { login_id: madeBy } = await trx
    .selectFrom("accounts")
    .select("login_id")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const rent = await trx
    .selectFrom("transactions")
    .select(["id", "amount_cents"])
    .where("account_id", "=", accountId)
    .where("type", "=", "RECEIVE")
    .where("from_name", "=", tenant.name)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const requestOf = (what: {
    payer: string;
    what_for: string;
    amount_cents: number;
    days: number;
    at: number;
  }) => {
    const { days, at, ...wanted } = what;
    return {
      ...wanted,
      id: uuid(random),
      account_id: accountId,
      made_by: madeBy,
      key: uuid(random),
      token: base64url(random(16)),
      reference: newRequestReference(random),
      until: addDays(civilDate(at, bankTimeZone), days),
      cancelled_at: null,
      settled_at: null,
      created_at: instant(at),
      updated_at: instant(at),
    };
  };
  const tickets = { payer: "Jānis Kalniņš", what_for: "Koncerta biļetes", amount_cents: 4_500 };
  const paid = { payer: tenant.name, what_for: "Īre", amount_cents: rent.amount_cents };
  const asked = [
    requestOf({ ...tickets, days: 14, at: now - 2 * dayMs }),
    requestOf({ ...paid, days: 10, at: now - 5 * dayMs }),
  ] as const;
  await trx.insertInto("money_requests").values(asked).execute();
  await trx
    .insertInto("money_request_payments")
    .values({
      transaction_id: rent.id,
      request_id: asked[1].id,
      is_chosen: true,
      created_at: instant(now),
    })
    .execute();
}
