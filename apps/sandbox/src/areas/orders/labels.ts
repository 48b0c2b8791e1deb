import { type calls } from "@amberline/api/contract";
import { accountLabelLimit, labelKey, readLabels } from "@amberline/domain/labels";
import { foldText } from "@amberline/domain/text";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { accountOfCaller, hiddenAs, stillAllowed } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, labelledOf, type Db, type Sight } from "../../ledger";
import { type Parts } from "../../parts";
import { lockCompany } from "../company/company";

type ListAsk = CallerAsk<typeof calls.labelList>;
type UpdateAsk = CallerAsk<typeof calls.labelUpdate>;

async function usesOf(db: Db, sight: Sight) {
  const rows = await labelledOf(db, sight)
    .select((row) => ["label", row.fn.countAll<string>().as("count")])
    .groupBy("label")
    .execute();
  const { compare } = new Intl.Collator("lv");
  return rows
    .map(({ label, count }) => ({ label, count: Number(count) }))
    .toSorted((one, other) => compare(one.label, other.label));
}

const onesWith = (trx: Db, sight: Sight, key: string) => labelledOf(trx, sight).where("key", "=", key);

const ofThese = (trx: Db, sight: Sight, key: string) =>
  onesWith(trx, sight, key).select("transaction_labels.transaction_id");

const takeOff = (trx: Db, sight: Sight, key: string) =>
  trx
    .deleteFrom("transaction_labels")
    .where("account_id", "=", sight.accountId)
    .where("key", "=", key)
    .where("transaction_id", "in", ofThese(trx, sight, key))
    .execute();

/** Of what the customer sees: on salaries it stays for who doesn't see them. One with both keeps the other. */
async function rename(trx: Db, sight: Sight, { from, to }: { from: string; to: string }) {
  const key = labelKey(to);
  const fields = { label: to, search: foldText(to) };
  if (key !== from) {
    await trx
      .updateTable("transaction_labels")
      .set({ key, ...fields })
      .where("account_id", "=", sight.accountId)
      .where("key", "=", from)
      .where("transaction_id", "in", ofThese(trx, sight, from))
      .where("transaction_id", "not in", (others) =>
        others
          .selectFrom("transaction_labels as other")
          .select("other.transaction_id")
          .where("other.account_id", "=", sight.accountId)
          .where("other.key", "=", key),
      )
      .execute();
    await takeOff(trx, sight, from);
  }
  // Written alike in all of the account.
  await trx
    .updateTable("transaction_labels")
    .set(fields)
    .where("account_id", "=", sight.accountId)
    .where("key", "=", key)
    .execute();
}

async function requireRoom(trx: Db, accountId: string, { texts }: UpdateAsk): Promise<void> {
  const { kept } = await trx
    .selectFrom("transaction_labels")
    .select((row) => row.fn.count<string>("key").distinct().as("kept"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (Number(kept) > accountLabelLimit) refuse(texts.labelsTooMany(accountLabelLimit));
}

/** /order/labels */
export const listLabels =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts }: ListAsk) => {
    const account = await accountOfCaller(db, caller, request.id, "see");
    return { data: await usesOf(db, { accountId: account.id, hiddenAs: hiddenAs(account, texts) }) };
  };

/** /order/labels/update */
export const updateLabel =
  ({ db }: Pick<Parts, "db">) =>
  async (ask: UpdateAsk) => {
    const { caller, request, texts, now } = ask;
    const account = await accountOfCaller(db, caller, request.id, "prepare");
    const from = labelKey(request.label);
    const [wanted, ...more] = readLabels(request.to ?? "");
    if (request.to !== null && (wanted === undefined || more.length > 0))
      return refuse(texts.badRequest, { status: 400 });
    const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
    return inTransaction(db, async (trx) => {
      await lockCompany(trx, account.id);
      await stillAllowed(trx, caller, account, "prepare");
      const uses = await usesOf(trx, sight);
      const useOf = (key: string) => uses.find(({ label }) => labelKey(label) === key);
      const count = useOf(from)?.count ?? 0;
      const key = wanted && labelKey(wanted);
      const taken = key === undefined || key === from ? undefined : useOf(key);
      // As after a lost answer.
      if (count === 0 && (wanted === undefined || taken)) return { data: uses };
      if (count !== request.count) return refuse("LABEL_CHANGED");
      if (taken && !request.merges) return refuse("LABEL_TAKEN");
      // Whoever writes on one of them is told, as of a change of its note.
      await trx
        .updateTable("transaction_notes")
        .set((row) => ({ version: row("version", "+", 1), updated_at: instant(now) }))
        .where("transaction_id", "in", ofThese(trx, sight, from))
        .execute();
      if (wanted === undefined) await takeOff(trx, sight, from);
      else await rename(trx, sight, { from, to: taken?.label ?? wanted });
      await requireRoom(trx, account.id, ask);
      await audit(trx, {
        ...{ at: now, loginId: caller.id, accountId: account.id },
        action: wanted === undefined ? "transaction.labelRemoved" : "transaction.labelRenamed",
        detail: { transactions: count },
      });
      return { data: await usesOf(trx, sight) };
    });
  };
