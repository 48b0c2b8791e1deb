import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { ownAccount, stillAllowed, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { lockCompany } from "../company/company";
import { requireFewOpen } from "./create";
import { answerRequests, requestsWithPaid, sightOf, stateOf, unmatched } from "./list";

type UpdateAsk = CallerAsk<typeof calls.moneyRequestUpdate>;

/** Locks a request of the account. What comes in for it meanwhile doesn't wait. */
async function lockedRequest(trx: Db, accountId: string, { request: { id }, texts }: UpdateAsk) {
  const known = trx
    .selectFrom("money_requests")
    .select("id")
    .where("id", "=", isUuid(id) ? id : null)
    .where("account_id", "=", accountId);
  await known.forNoKeyUpdate().execute();
  const row = await requestsWithPaid(trx).selectAll().where("id", "in", known).executeTakeFirst();
  return row ?? refuse(texts.requestUnknown);
}

type Request = Awaited<ReturnType<typeof lockedRequest>>;

async function match(trx: Db, account: OwnAccount, { id }: Request, ask: UpdateAsk): Promise<void> {
  const { request, texts, now } = ask;
  const transactionId = request.transaction_id ?? "";
  const found = await unmatched(trx, sightOf(account, texts))
    .select("transactions.id")
    .where("transactions.id", "=", transactionId)
    .executeTakeFirst();
  if (found)
    await trx
      .insertInto("money_request_payments")
      .values({ transaction_id: found.id, request_id: id, is_chosen: true, created_at: instant(now) })
      .onConflict((row) => row.doNothing())
      .execute();
  const matched = await trx
    .selectFrom("money_request_payments")
    .select("request_id")
    .where("transaction_id", "=", transactionId)
    .where("request_id", "=", id)
    .executeTakeFirst();
  if (!matched) refuse(texts.requestPaymentTaken);
}

/** What was enough without it may not be so any more. */
async function unmatch(trx: Db, { id }: Request, transactionId: string): Promise<void> {
  await trx.updateTable("money_requests").set({ settled_at: null }).where("id", "=", id).execute();
  await trx
    .deleteFrom("money_request_payments")
    .where("transaction_id", "=", transactionId)
    .where("request_id", "=", id)
    .where("is_chosen", "=", true)
    .execute();
}

/** What becomes of its own row, or a refusal. */
function changeOf(row: Request, { request: { act }, texts, now }: UpdateAsk) {
  const state = stateOf(row, now);
  if (act === "cancel") {
    if (state === "paid") return refuse(texts.requestPaid);
    return { cancelled_at: row.cancelled_at ?? instant(now) };
  }
  if (act === "settle") {
    if (state === "cancelled") return refuse(texts.requestCancelled);
    if (!row.paid_cents) return refuse(texts.requestUnpaid);
    return { settled_at: row.settled_at ?? instant(now) };
  }
  if (act === "reopen") return state === "cancelled" ? refuse(texts.requestCancelled) : { settled_at: null };
  return {};
}

/** /request/update */
export const updateRequest =
  ({ db }: Parts) =>
  async (ask: UpdateAsk) => {
    const { caller, request, texts, now } = ask;
    const { act, transaction_id: transaction = null } = request;
    const account = ownAccount(caller, "prepare");
    return db.transaction().execute(async (trx) => {
      await lockCompany(trx, account.id);
      await stillAllowed(trx, caller, account, "prepare");
      const row = await lockedRequest(trx, account.id, ask);
      if (act === "match") await match(trx, account, row, ask);
      if (act === "unmatch") await unmatch(trx, row, transaction ?? "");
      if (act === "reopen") await requireFewOpen(trx, account, ask);
      await trx
        .updateTable("money_requests")
        .set({ ...changeOf(row, ask), updated_at: instant(now) })
        .where("id", "=", row.id)
        .execute();
      const trail = { at: now, loginId: caller.id, accountId: account.id };
      const detail = { request: row.id, act, transaction };
      await audit(trx, { ...trail, action: "moneyRequest.changed", detail });
      return answerRequests(trx, { caller, account, texts, now });
    });
  };
