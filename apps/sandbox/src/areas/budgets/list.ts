import { type calls } from "@amberline/api/contract";
import { budgetCategories, type Category } from "@amberline/domain/categories";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { epochOf, type Cents } from "../../db/schema";
import { hiddenAs, ownAccount, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { oldestTransaction, spentCents, type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { monthAt, monthsBefore } from "./month";

const decimal = (cents: Cents) => moneyToDecimal(money(cents, "EUR"));

/** In whole euros, a part of one as a whole. */
function perMonth(cents: Cents, months: number): Cents {
  const euro = months * 100;
  const rest = cents % euro;
  return ((cents - rest) / euro + Math.sign(rest)) * 100;
}

/** What a month took of each category, of those that are whole; null for an account that is newer. */
async function readAverages(db: Db, account: OwnAccount, texts: Catalogue, now: number) {
  const oldest = await oldestTransaction(db, account.id);
  const months = oldest && monthsBefore(now, epochOf(oldest));
  if (!months) return null;
  const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
  const spent = await spentCents(db, { ...sight, ...months.whole });
  return (category: Category) => perMonth(spent.get(category) ?? 0, months.count);
}

export async function answerBudgets(
  db: Db,
  account: OwnAccount,
  { texts, now }: { texts: Catalogue; now: number },
) {
  const month = monthAt(now);
  const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
  const spent = await spentCents(db, { ...sight, ...month.whole });
  const averageOf = await readAverages(db, account, texts, now);
  const budgets = await db
    .selectFrom("budgets")
    .select(["category", "limit_cents", "version"])
    .where("account_id", "=", account.id)
    .execute();
  const known = new Map(budgets.map((budget) => [budget.category, budget]));
  return {
    data: {
      ...{ first: month.first, last: month.last, days_left: month.daysLeft },
      categories: budgetCategories.map((category) => {
        const limit = known.get(category)?.limit_cents ?? null;
        return {
          category,
          limit: limit === null ? null : decimal(limit),
          spent: decimal(spent.get(category) ?? 0),
          average: averageOf && decimal(averageOf(category)),
          version: known.get(category)?.version ?? 0,
        };
      }),
    },
  };
}

/** /budget */
export const listBudgets =
  ({ db }: Pick<Parts, "db">) =>
  ({ caller, texts, now }: CallerAsk<typeof calls.budgetList>) =>
    answerBudgets(db, ownAccount(caller, "see"), { texts, now });
