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

export const answerOf = (db: Db, { accountId, key }: KeyedRequest) =>
  db
    .selectFrom("idempotency")
    .select(["payload_hash", "response_body"])
    .where("account_id", "=", accountId)
    .where("key", "=", key);

/** The stored answer of a key, verbatim; null for a new key. Refuses a key used for another payment. */
export function readAnswer(
  found: { payload_hash: string; response_body: string } | null | undefined,
  { payloadHash }: KeyedRequest,
  texts: Catalogue,
): Replay | null {
  if (!found) return null;
  return found.payload_hash === payloadHash ? new Replay(found.response_body) : refuse(texts.keyReused);
}

export const storedAnswer = async (db: Db, request: KeyedRequest, texts: Catalogue): Promise<Replay | null> =>
  readAnswer(await answerOf(db, request).executeTakeFirst(), request, texts);
