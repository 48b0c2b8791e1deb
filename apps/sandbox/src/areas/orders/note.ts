import { type calls } from "@amberline/api/contract";
import { accountLabelLimit, labelKey, labelLimit, readLabels } from "@amberline/domain/labels";
import { foldText } from "@amberline/domain/text";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { accountOfCaller, hiddenAs, stillAllowed } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, notedTransactions, type Db, type NotedTransaction, type Sight } from "../../ledger";
import { type Parts } from "../../parts";
import { lockCompany } from "../company/company";
import { wireTransactionOf } from "./list";

type NoteAsk = CallerAsk<typeof calls.transactionNote>;
type Said = NoteAsk["request"];

export const findNoted = (trx: Db, sight: Sight, id: string) =>
  notedTransactions(trx, sight).selectAll().where("id", "=", id).executeTakeFirst();

/** By which all of a payee are told; a fee has none. */
function payeeOf({ type, from_account: from, to_account: to }: NotedTransaction) {
  if (type === "RECEIVE") return from;
  return type === "SEND" ? to : "";
}

/** As after a lost answer. */
const saysThat = (row: NotedTransaction, { note, category, for_payee: forPayee, labels }: Said) =>
  row.note === note &&
  (labels === undefined || labels.join() === row.labels.join()) &&
  (category === undefined ||
    (category === null
      ? row.category_from === "guess"
      : row.category === category && row.category_from === (forPayee ? "payee" : "own")));

async function learn(trx: Db, accountId: string, payee: string, { request: { category }, now }: NoteAsk) {
  const of = { account_id: accountId, payee };
  if (!category) {
    await trx
      .deleteFrom("payee_categories")
      .where((row) => row.and(of))
      .execute();
    return;
  }
  const learnt = { category, updated_at: instant(now) };
  await trx
    .insertInto("payee_categories")
    .values({ ...of, ...learnt })
    .onConflict((row) => row.columns(["account_id", "payee"]).doUpdateSet(learnt))
    .execute();
}

/** Written as the account's others are. */
async function spelled(
  trx: Db,
  { id, account_id: accountId }: NotedTransaction,
  { request, texts }: NoteAsk,
) {
  const others = await trx
    .selectFrom("transaction_labels")
    .select(["key", "label"])
    .distinct()
    .where("account_id", "=", accountId)
    .where("transaction_id", "!=", id)
    .execute();
  const known = new Map(others.map(({ key, label }) => [key, label]));
  const labels = readLabels(request.labels?.join() ?? "");
  if (labels.length > labelLimit) refuse(texts.badRequest, { status: 400 });
  if (new Set([...known.keys(), ...labels.map(labelKey)]).size > accountLabelLimit)
    refuse(texts.labelsTooMany(accountLabelLimit));
  return labels.map((label) => known.get(labelKey(label)) ?? label);
}

async function label(trx: Db, { id, account_id: accountId }: NotedTransaction, labels: readonly string[]) {
  await trx.deleteFrom("transaction_labels").where("transaction_id", "=", id).execute();
  if (labels.length === 0) return;
  const of = { transaction_id: id, account_id: accountId };
  await trx
    .insertInto("transaction_labels")
    .values(
      labels.map((each, place) => ({
        ...of,
        ...{ key: labelKey(each), label: each, search: foldText(each), place },
      })),
    )
    .execute();
}

async function write(trx: Db, row: NotedTransaction, { request, now }: NoteAsk) {
  const { note, category, for_payee: forPayee } = request;
  const own = row.category_from === "own" ? row.category : null;
  const chosen = category === undefined ? own : forPayee ? null : category;
  const fields = {
    ...{ note, search: foldText(note), category: chosen },
    ...{ version: row.note_version + 1, updated_at: instant(now) },
  };
  await trx
    .insertInto("transaction_notes")
    .values({ transaction_id: row.id, account_id: row.account_id, ...fields })
    .onConflict((known) => known.column("transaction_id").doUpdateSet(fields))
    .execute();
}

/** /order/note */
export const noteOrder =
  ({ db }: Pick<Parts, "db">) =>
  async (ask: NoteAsk) => {
    const { caller, texts, now } = ask;
    const { transaction_id: id, category, for_payee: forPayee } = ask.request;
    const account = await accountOfCaller(db, caller, ask.request.id, "prepare");
    const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
    return inTransaction(db, async (trx) => {
      await lockCompany(trx, account.id);
      await stillAllowed(trx, caller, account, "prepare");
      const row = await findNoted(trx, sight, id);
      if (!row || row.is_hidden) return refuse("NOT_FOUND");
      const labels = ask.request.labels && (await spelled(trx, row, ask));
      const request = { ...ask.request, note: ask.request.note.trim(), labels };
      if (saysThat(row, request)) return { data: wireTransactionOf(row, texts) };
      if (row.note_version !== request.version) return refuse("NOTE_CHANGED");
      const payee = payeeOf(row);
      const isLearnt = forPayee && category !== undefined;
      if (isLearnt && payee === "") return refuse(texts.badRequest, { status: 400 });
      // The transaction before the balance, as whoever settles it locks them.
      await write(trx, row, { ...ask, request });
      if (labels) await label(trx, row, labels);
      if (isLearnt) await learn(trx, account.id, payee, ask);
      const detail = {
        ...{ transaction: id, noteChanged: row.note !== request.note },
        ...(labels && { labels: labels.length }),
        ...(category === undefined ? {} : { category: category ?? "guess", forPayee: forPayee }),
      };
      await audit(trx, {
        ...{ at: now, action: "transaction.noted", loginId: caller.id, accountId: account.id },
        detail,
      });
      const written = await findNoted(trx, sight, id);
      return { data: wireTransactionOf(written ?? row, texts) };
    });
  };
