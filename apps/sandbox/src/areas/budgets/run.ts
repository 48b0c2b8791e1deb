import { type Category } from "@amberline/domain/categories";
import { formatDate } from "@amberline/domain/dates";
import { formatMoney, money } from "@amberline/domain/money";
import { type Cents } from "../../db/schema";
import { inTransaction, spentCents, type Db, type Sight } from "../../ledger";
import { type Parts } from "../../parts";
import { tell } from "../notifications";
import { eachDue } from "../orders/eachDue";
import { exportTextsIn } from "../orders/exportTexts";
import { monthAt } from "./month";
import { markOf, toldIn } from "./told";

type Bank = Pick<Parts, "db" | "mailer">;
type Month = ReturnType<typeof monthAt>;

/** What everybody who sees the account may know: nothing that is written on salaries. */
export const everybodysSight = (accountId: string): Sight => ({ accountId, hiddenAs: "" });

/** An account whose list has changed since its budgets were last judged, or one of whose budgets has. */
const dueAccount = (db: Db, without: readonly string[]) =>
  db
    .selectFrom("budget_changes")
    .select("account_id")
    .$if(without.length > 0, (rest) => rest.where("account_id", "not in", without))
    .limit(1);

interface Found {
  category: Category;
  spent: Cents;
  limit: Cents;
}

async function tellAll(bank: Bank, accountId: string, found: Found, month: Month, now: number) {
  const { db } = bank;
  const { category, spent, limit } = found;
  const account = await db
    .selectFrom("accounts")
    .select(["login_id", "kind", "name"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom("account_people")
    .select("login_id")
    .where("account_id", "=", accountId)
    .where("state", "=", "active")
    .execute();
  const write = spent > limit ? "over" : "near";
  for (const loginId of [account.login_id, ...people.map((person) => person.login_id)])
    await tell(
      bank,
      {
        ...{ loginId, accountId, kind: "budget", about: { target: "budgets" } },
        letter: (texts, language) => {
          const written = (cents: Cents) => formatMoney(money(cents, "EUR"), language);
          return texts.budgets[write]({
            category: exportTextsIn(language).categories[category],
            ...{ spent: written(spent), limit: written(limit), left: written(Math.abs(limit - spent)) },
            until: formatDate(month.last, language),
            company: account.kind === "corporate" ? account.name : "",
          });
        },
      },
      now,
    );
}

/** Compares what was spent with the limits of an account, and tells of each mark once a month. */
async function judge(bank: Bank, accountId: string, now: number): Promise<void> {
  const { db: trx } = bank;
  const month = monthAt(now);
  // Held until the end: whoever comes second finds what was told, and nothing left to judge.
  const budgets = await trx
    .selectFrom("budgets")
    .innerJoin("accounts", "accounts.id", "account_id")
    .select(["category", "limit_cents", "told_month", "told_percent"])
    .where("account_id", "=", accountId)
    .where("closed_at", "is", null)
    .orderBy("category")
    .forUpdate("budgets")
    .execute();
  // Before the sums: what is booked meanwhile is judged anew.
  const changes = await trx
    .deleteFrom("budget_changes")
    .where("account_id", "=", accountId)
    .returning("seq")
    .execute();
  if (changes.length === 0) return;
  const spent = await spentCents(trx, { ...everybodysSight(accountId), ...month.whole });
  for (const { category, limit_cents: limit, ...told } of budgets) {
    if (limit === null) continue;
    const found = { category, limit, spent: spent.get(category) ?? 0 };
    const mark = markOf(found.spent, limit);
    if (mark <= toldIn(month.name, told)) continue;
    await tellAll(bank, accountId, found, month, now);
    await trx
      .updateTable("budgets")
      .set({ told_month: month.name, told_percent: mark })
      .where("account_id", "=", accountId)
      .where("category", "=", category)
      .execute();
  }
}

/** One account, whichever process comes first. Whether there was one. */
const judgeOne = (
  { db, mailer }: Bank,
  now: number,
  without: readonly string[],
  begins: (id: string) => void,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const due = await dueAccount(trx, without).executeTakeFirst();
    if (!due) return false;
    begins(due.account_id);
    await judge({ db: trx, mailer }, due.account_id, now);
    begins("");
    return true;
  });

/** Tells of what has come near the limit of a budget, or over it. Safe to run in several processes. */
export const runBudgets = (bank: Bank, now: number): Promise<void> =>
  eachDue((without, begins) => judgeOne(bank, now, without, begins));
