import { longestSpaceName, type calls } from "@amberline/api/contract";
import { civilDate, isCivilDate } from "@amberline/domain/dates";
import { disallowedCharacters, tidyText } from "@amberline/domain/reference";
import { audit } from "../../audit";
import { bankTimeZone, startOfDay } from "../../days";
import { instant, type Count } from "../../db/schema";
import { ownAccount, stillAllowed, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { openSpace, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { lockCompany } from "../company/company";
import { readAmount } from "../orders/fields";
import { nextMonthly, nextRounding } from "./dues";
import { answerSpaces } from "./list";
import { requireMayMove } from "./may";
import { wakeEverybody } from "../company/wake";

type SaveAsk = CallerAsk<typeof calls.spaceSave>;

/** Open ones, and those opened today: each leaves a ledger account behind. */
const mostSpaces = 30;

function readName({ request, texts }: SaveAsk): string {
  const name = tidyText(request.name);
  const isName = name !== "" && name.length <= longestSpaceName && disallowedCharacters(name).length === 0;
  return isName ? name : refuse(texts.spaceNameInvalid);
}

/** A day that has passed since it was chosen may stay. */
function readGoal({ request: { goal }, texts, now }: SaveAsk, kept: string | null) {
  if (goal === null) return { goal_cents: null, goal_until: null };
  const { until } = goal;
  if (until !== null && until !== kept && (!isCivilDate(until) || until < civilDate(now, bankTimeZone)))
    refuse(texts.spaceGoalPast);
  return { goal_cents: readAmount(goal.amount, texts), goal_until: until };
}

const noRule = { rule: null, monthly_cents: null, monthly_day: null, rounded_until: null, due_at: null };

/** Payments made before the customer wanted it are not rounded up. */
function readRule({ request: { rule }, texts, now }: SaveAsk) {
  if (rule === null) return noRule;
  if (rule.kind === "roundUp")
    return {
      ...{ ...noRule, rule: rule.kind, rounded_until: instant(now) },
      due_at: instant(nextRounding(now)),
    };
  const { amount, day } = rule;
  if (amount === null || day === null) return refuse(texts.badRequest, { status: 400 });
  return {
    ...{ ...noRule, rule: rule.kind, monthly_day: day },
    monthly_cents: readAmount(amount, texts),
    due_at: instant(nextMonthly(day, now)),
  };
}

async function requireFew(trx: Db, { id }: OwnAccount, { texts, now }: SaveAsk): Promise<void> {
  const { few } = await trx
    .selectFrom("spaces")
    .select((row) => row.fn.countAll<Count>().as("few"))
    .where("account_id", "=", id)
    .where((row) =>
      row.or([
        row("closed_at", "is", null),
        row("created_at", ">=", instant(startOfDay(civilDate(now, bankTimeZone)))),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (Number(few) >= mostSpaces) refuse(texts.spacesTooMany(mostSpaces));
}

async function requireOneRounding(trx: Db, { id }: OwnAccount, { request, texts }: SaveAsk): Promise<void> {
  if (request.rule?.kind !== "roundUp") return;
  const other = await trx
    .selectFrom("spaces")
    .select("name")
    .where("account_id", "=", id)
    .where("rule", "=", "roundUp")
    .where("id", "<>", request.id)
    .executeTakeFirst();
  if (other) refuse(texts.spaceRoundsElsewhere(other.name));
}

/** /space/save */
export const saveSpace = (parts: Parts) => async (ask: SaveAsk) => {
  const { caller, request, texts, now } = ask;
  const account = ownAccount(caller, "pay");
  requireMayMove(caller, account, texts);
  const name = readName(ask);
  const rule = readRule(ask);
  const answer = await parts.db.transaction().execute(async (trx) => {
    await lockCompany(trx, account.id);
    await stillAllowed(trx, caller, account, "pay");
    await requireOneRounding(trx, account, ask);
    const { id } = request;
    const kept = await trx
      .selectFrom("spaces")
      .select(["account_id", "goal_until", "rule", "monthly_cents", "monthly_day", "closed_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (kept && (kept.account_id !== account.id || kept.closed_at !== null)) refuse(texts.spaceUnknown);
    const wanted = { name, ...readGoal(ask, kept?.goal_until ?? null) };
    if (kept) {
      // A rule that stays as it is goes on from where it was.
      const isSame =
        kept.rule === rule.rule &&
        kept.monthly_cents === rule.monthly_cents &&
        kept.monthly_day === rule.monthly_day;
      await trx
        .updateTable("spaces")
        .set({ ...wanted, ...(isSame ? {} : { ...rule, skipped_on: null }), updated_at: instant(now) })
        .where("id", "=", id)
        .execute();
    } else {
      await requireFew(trx, account, ask);
      const at = instant(now);
      await trx
        .insertInto("spaces")
        .values({
          ...{ id, account_id: account.id, ...wanted, ...rule },
          ...{ skipped_on: null, closed_at: null, created_at: at, updated_at: at },
        })
        .execute();
      await openSpace(trx, id);
    }
    const trail = { at: now, loginId: caller.id, accountId: account.id };
    const detail = { space: id, rule: rule.rule };
    await audit(trx, { ...trail, action: kept ? "space.changed" : "space.opened", detail });
    return answerSpaces(trx, account.id);
  });
  await wakeEverybody(parts, account);
  return answer;
};
