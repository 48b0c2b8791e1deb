import { type calls } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { bankTimeZone } from "../../days";
import { epochOf, type Cents } from "../../db/schema";
import { ownAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { spacesWithMoney, type Db, type LockedSpace } from "../../ledger";
import { type Parts } from "../../parts";

export type Space = LockedSpace["space"];

const decimal = (cents: Cents) => moneyToDecimal(money(cents, "EUR"));

const wireSpaceOf = (row: Space) => ({
  id: row.id,
  name: row.name,
  balance: decimal(row.posted_cents),
  goal: row.goal_cents === null ? null : { amount: decimal(row.goal_cents), until: row.goal_until },
  rule: row.rule && {
    kind: row.rule,
    amount: row.monthly_cents === null ? null : decimal(row.monthly_cents),
    day: row.monthly_day,
  },
  next: row.due_at && civilDate(epochOf(row.due_at), bankTimeZone),
  skipped: row.skipped_on,
});

export async function answerSpaces(db: Db, accountId: string) {
  const rows = await spacesWithMoney(db)
    .where("spaces.account_id", "=", accountId)
    .where("closed_at", "is", null)
    .orderBy("spaces.created_at")
    .orderBy("spaces.id")
    .execute();
  return { data: rows.map(wireSpaceOf) };
}

/** /space */
export const listSpaces =
  ({ db }: Parts) =>
  ({ caller }: CallerAsk<typeof calls.spaceList>) =>
    answerSpaces(db, ownAccount(caller, "see").id);
