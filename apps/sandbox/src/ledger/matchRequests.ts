import { composeCreditorReference, isCreditorReference } from "@amberline/domain/reference";
import { sql, type Insertable } from "kysely";
import { instant } from "../db/schema";
import { type TransactionsTable } from "../db/tables/ledger";
import { type Db } from "../db/inTransaction";
import { randomLetters, type Random } from "../secrets/random";

const bodyLength = 12;

/** Overlapping ones as well, as what follows RF may begin with it. */
const references = new RegExp(`(?=(RF\\d\\d[A-Z\\d]{${bodyLength}}))`, "g");

/** Of a request for money: 60 random bits. */
export const newRequestReference = (random: Random): string =>
  composeCreditorReference(randomLetters(random, bodyLength));

/** What may be references of requests, in groups or behind other words as well. */
const referencesIn = (text: string): string[] =>
  [
    ...text
      .toUpperCase()
      .replaceAll(/[^A-Z\d]/g, "")
      .matchAll(references),
  ]
    .map(([, reference = ""]) => reference)
    .filter(isCreditorReference);

/** Says of payments from others, as they are stored, for which requests of their accounts they come. */
export async function matchRequests(
  trx: Db,
  received: readonly Insertable<TransactionsTable>[],
  now: number,
): Promise<void> {
  for (const { id, account_id: accountId, currency, to_reference: text } of received) {
    const found = currency === "EUR" ? referencesIn(text) : [];
    if (found.length === 0) continue;
    await trx
      .insertInto("money_request_payments")
      .columns(["transaction_id", "request_id", "is_chosen", "created_at"])
      .expression((eb) =>
        eb
          .selectFrom("money_requests")
          .select(({ cast, val, ref, lit }) => [
            cast<string>(val(id), "text").as("transaction_id"),
            ref("money_requests.id").as("request_id"),
            lit(false).as("is_chosen"),
            cast<string>(val(instant(now)), "timestamptz").as("created_at"),
          ])
          .where("account_id", "=", accountId)
          .where("reference", "in", found)
          // The first that is written, unless it was cancelled.
          .orderBy((row) => row("cancelled_at", "is", null), "desc")
          .orderBy(sql`array_position(${found}::text[], reference)`)
          .limit(1),
      )
      .onConflict((row) => row.doNothing())
      .execute();
  }
}
