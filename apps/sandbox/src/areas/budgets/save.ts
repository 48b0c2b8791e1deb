import { type calls } from "@amberline/api/contract";
import { budgetCategories } from "@amberline/domain/categories";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { ownAccount, stillAllowed, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, spentCents, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { lockCompany } from "../company/company";
import { readAmount } from "../orders/fields";
import { answerBudgets } from "./list";
import { monthAt } from "./month";
import { everybodysSight } from "./run";
import { markOf, toldIn, type Told } from "./told";

type SaveAsk = CallerAsk<typeof calls.budgetSave>;

/** Nobody is told of what is spent already: whoever sets the limit sees it. A limit that was raised is told of anew. */
async function alreadyTold(
  trx: Db,
  { id }: OwnAccount,
  { request: { category }, now }: SaveAsk,
  { kept, limit }: { kept: (Told & { limit_cents: number | null }) | undefined; limit: number },
): Promise<Told> {
  const { name, whole } = monthAt(now);
  const spent = await spentCents(trx, { ...everybodysSight(id), ...whole });
  const reached = markOf(spent.get(category) ?? 0, limit);
  const isRaised = limit > (kept?.limit_cents ?? limit);
  return { told_month: name, told_percent: isRaised ? reached : Math.max(reached, toldIn(name, kept)) };
}

/** /budget/save */
export const saveBudget =
  ({ db, pubsub }: Pick<Parts, "db" | "pubsub">) =>
  async (ask: SaveAsk) => {
    const { caller, request, texts, now } = ask;
    const { category, version } = request;
    const account = ownAccount(caller, "prepare");
    if (!budgetCategories.includes(category)) refuse(texts.badRequest, { status: 400 });
    const limit = request.limit === null ? null : readAmount(request.limit, texts);
    const answer = await inTransaction(db, async (trx) => {
      await lockCompany(trx, account.id);
      await stillAllowed(trx, caller, account, "prepare");
      const kept = await trx
        .selectFrom("budgets")
        .select(["limit_cents", "version", "told_month", "told_percent"])
        .where("account_id", "=", account.id)
        .where("category", "=", category)
        .forUpdate()
        .executeTakeFirst();
      // As after a lost answer.
      if ((kept?.limit_cents ?? null) === limit) return answerBudgets(trx, account, ask);
      if ((kept?.version ?? 0) !== version) return refuse("BUDGET_CHANGED");
      const fields = {
        ...{ limit_cents: limit, version: version + 1, updated_at: instant(now) },
        ...(limit === null ? {} : await alreadyTold(trx, account, ask, { kept, limit })),
      };
      await trx
        .insertInto("budgets")
        .values({ account_id: account.id, category, told_month: null, told_percent: null, ...fields })
        .onConflict((row) => row.columns(["account_id", "category"]).doUpdateSet(fields))
        .execute();
      const trail = { at: now, loginId: caller.id, accountId: account.id };
      const action = limit === null ? "budget.removed" : "budget.set";
      await audit(trx, { ...trail, action, detail: { category, cents: limit } });
      return answerBudgets(trx, account, ask);
    });
    await pubsub.publish(caller.id);
    return answer;
  };
