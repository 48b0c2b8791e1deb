import { type calls, type RequestOf } from "@amberline/api/contract";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { accountOfCaller } from "../../http/caller";
import { readBic, readPayeeAccount, readPayeeName, readReference } from "../orders/fields";
import { distrust, receiverOf } from "./trust";
import { changeSaved, needRoom, readId, refuseUnknown } from "./saved";

const readReceiver = (request: RequestOf<typeof calls.receiverCreate>, texts: Catalogue) => ({
  name: readPayeeName(request.name, texts),
  account: readPayeeAccount(request.account, texts),
  bic: readBic(request.bic, texts),
  bank_name: request.bank_name.trim(),
  beneficiary_type: request.beneficary_type,
  details: request.details === "" ? "" : readReference(request.details, texts),
});

type Fields = ReturnType<typeof readReceiver>;

/** An account is saved once. */
const findTwin = (trx: Db, accountId: string, { account }: Fields) =>
  trx
    .selectFrom("receivers")
    .selectAll()
    .where((row) => row.and({ account_id: accountId, account }))
    .executeTakeFirst();

const isSame = (row: Fields, fields: Fields) =>
  (Object.keys(fields) as (keyof Fields)[]).every((key) => row[key] === fields[key]);

/** /user/receivers/list: of any account of the login, newest first. */
export const listReceivers =
  ({ db, trustLimits }: Parts) =>
  async ({ caller, request }: CallerAsk<typeof calls.receiverList>) => {
    const account = await accountOfCaller(db, caller, request.id, "see");
    const rows = await db
      .selectFrom("receivers")
      .selectAll()
      .select((row) =>
        row
          .exists(
            row
              .selectFrom("trusted_payees")
              .select("receiver_id")
              .whereRef("receiver_id", "=", "receivers.id")
              .whereRef("trusted_payees.name", "=", "receivers.name")
              .whereRef("trusted_payees.account", "=", "receivers.account"),
          )
          .$castTo<boolean>()
          .as("isTrusted"),
      )
      .where("account_id", "=", account.id)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
    return {
      data: rows.map((row) => ({
        id: row.id,
        name: row.name,
        account: row.account,
        bic: row.bic,
        bank_name: row.bank_name,
        beneficary_type: row.beneficiary_type,
        details: row.details,
        is_trusted: row.isTrusted && trustLimits !== null,
      })),
      trust: trustLimits && {
        per_payment: moneyToDecimal(money(trustLimits.perPayment, "EUR")),
        per_day: moneyToDecimal(money(trustLimits.perDay, "EUR")),
      },
    };
  };

/**
 * /user/receivers/create: for the account of the token. A repeated request, as after a lost answer, returns the
 * receiver saved before.
 */
export const createReceiver =
  ({ db, random }: Parts) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.receiverCreate>) => {
    const fields = readReceiver(request, texts);
    return changeSaved(db, caller, async (trx, accountId) => {
      const twin = await findTwin(trx, accountId, fields);
      if (twin) return isSame(twin, fields) ? { id: twin.id } : refuse("RECEIVER_EXISTS");
      await needRoom(trx, "receivers", accountId, texts);
      const id = uuid(random);
      const at = { created_at: instant(now), updated_at: instant(now) };
      await trx
        .insertInto("receivers")
        .values({ id, account_id: accountId, ...fields, ...at })
        .execute();
      return { id };
    });
  };

/** /user/receivers/update: of the token's account only. */
export const updateReceiver =
  ({ db }: Parts) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.receiverUpdate>) => {
    const id = readId(request);
    const fields = readReceiver(request, texts);
    return changeSaved(db, caller, async (trx, accountId) => {
      const own = await trx
        .selectFrom("receivers")
        .select(["id", "name", "account"])
        .where((row) => row.and({ id, account_id: accountId }))
        .executeTakeFirst();
      if (!own) return refuseUnknown();
      const twin = await findTwin(trx, accountId, fields);
      if (twin && twin.id !== own.id) return refuse("RECEIVER_EXISTS");
      await trx
        .updateTable("receivers")
        .set({ ...fields, updated_at: instant(now) })
        .where("id", "=", own.id)
        .execute();
      if (own.name !== fields.name || own.account !== fields.account)
        await distrust(trx, caller, own, accountId, now);
      return { success: true };
    });
  };

/** /user/receivers/delete: of the token's account only. */
export const deleteReceiver =
  ({ db }: Parts) =>
  async ({ caller, request, now }: CallerAsk<typeof calls.receiverDelete>) => {
    const id = readId(request);
    const deleted = await changeSaved(db, caller, async (trx, accountId) => {
      const own = await receiverOf(trx, accountId, id);
      if (!own) return false;
      await distrust(trx, caller, own, accountId, now);
      await trx.deleteFrom("receivers").where("id", "=", own.id).execute();
      return true;
    });
    return deleted ? { success: true } : refuseUnknown();
  };
