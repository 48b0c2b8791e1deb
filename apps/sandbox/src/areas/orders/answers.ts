import { instant } from "../../db/schema";
import { Replay } from "../../http/answer";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";

/** A payment request, identified by its idempotency key. */
export interface KeyedRequest {
  accountId: string;
  key: string;
  payloadHash: string;
}

/** The stored answer of a key, verbatim; null for a new key. Refuses a key used for another payment. */
export async function storedAnswer(db: Db, request: KeyedRequest, texts: Catalogue): Promise<Replay | null> {
  const found = await db
    .selectFrom("idempotency")
    .select(["payload_hash", "response_body"])
    .where("account_id", "=", request.accountId)
    .where("key", "=", request.key)
    .executeTakeFirst();
  if (!found) return null;
  return found.payload_hash === request.payloadHash
    ? new Replay(found.response_body)
    : refuse(texts.keyReused);
}

/**
 * Claims a key for the transaction, or returns the answer it already has. A concurrent duplicate waits here for the
 * first one, and claims the key itself if that failed.
 */
export async function claimKey(
  trx: Db,
  request: KeyedRequest,
  { now, texts }: { now: number; texts: Catalogue },
): Promise<{ isOurs: true } | { isOurs: false; given: Replay }> {
  const claimed = await trx
    .insertInto("idempotency")
    .values({
      account_id: request.accountId,
      key: request.key,
      payload_hash: request.payloadHash,
      response_body: "",
      created_at: instant(now),
    })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return { isOurs: true };
  const given = await storedAnswer(trx, request, texts);
  if (!given) throw new Error("A key is taken, yet has no answer.");
  return { isOurs: false, given };
}

export async function storeAnswer(trx: Db, request: KeyedRequest, body: string): Promise<void> {
  await trx
    .updateTable("idempotency")
    .set({ response_body: body })
    .where("account_id", "=", request.accountId)
    .where("key", "=", request.key)
    .execute();
}
