import { type calls } from "@amberline/api/contract";
import {
  addDays,
  addMonths,
  civilDate,
  formatDateRange,
  instantAt,
  startOfMonth,
} from "@amberline/domain/dates";
import { sql, type Kysely } from "kysely";
import { audit } from "../../audit";
import { bankTimeZone } from "../../days";
import { inTransaction } from "../../db/inTransaction";
import { epochOf, instant, type Database } from "../../db/schema";
import { accountIdsOf, loginOf, ownAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { NotYours } from "../../http/refusal";
import { type Parts } from "../../parts";
import { tell, type Letter } from "../notifications";
import { eachDue } from "./eachDue";

type Rhythm = "daily" | "weekly" | "monthly";

/** The first day of the day, week (from Monday) or month that a day is in. */
function startOf(rhythm: Rhythm, day: string): string {
  if (rhythm === "daily") return day;
  if (rhythm === "monthly") return startOfMonth(day);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first day of the period after, or before, the one that begins on a day. */
function step(rhythm: Rhythm, start: string, periods: 1 | -1): string {
  if (rhythm === "monthly") return addMonths(start, periods);
  return addDays(start, periods * (rhythm === "daily" ? 1 : 7));
}

/** In the morning of a period's first day, once what was made the day before is in the statement. */
const told = (start: string) => instantAt(start, "06:00", bankTimeZone);

/** When the next statement is told of: the morning after the period that is running. */
export const nextTold = (rhythm: Rhythm, now: number): number =>
  told(step(rhythm, startOf(rhythm, civilDate(now, bankTimeZone)), 1));

const idOf = sql<string>`account_id || '/' || login_id`;

type Info = CallerAsk<typeof calls.statementScheduleInfo>;
type Update = CallerAsk<typeof calls.statementScheduleUpdate>;

/** /order/statements: everybody who sees an account has a schedule of their own. */
export const answerSchedule =
  ({ db }: Parts) =>
  async ({ caller }: Info) => {
    const found = await db
      .selectFrom("statement_schedules")
      .select("rhythm")
      .where("account_id", "=", ownAccount(caller, "see").id)
      .where("login_id", "=", caller.id)
      .executeTakeFirst();
    return { data: { rhythm: found?.rhythm ?? ("none" as const) } };
  };

/** /order/statements/update */
export const updateSchedule =
  ({ db }: Parts) =>
  async ({ caller, request: { rhythm }, language, now }: Update) => {
    const { id: accountId } = ownAccount(caller, "see");
    const { id: loginId } = caller;
    return inTransaction(db, async (trx) => {
      if (rhythm === "none")
        await trx
          .deleteFrom("statement_schedules")
          .where("account_id", "=", accountId)
          .where("login_id", "=", loginId)
          .execute();
      else {
        // Held until the end, so that it is not closed meanwhile.
        const account = await trx
          .selectFrom("accounts")
          .select("closed_at")
          .where("id", "=", accountId)
          .forShare()
          .executeTakeFirstOrThrow();
        if (account.closed_at !== null) throw new NotYours();
        const row = { rhythm, language, due_at: instant(nextTold(rhythm, now)), updated_at: instant(now) };
        await trx
          .insertInto("statement_schedules")
          .values({ account_id: accountId, login_id: loginId, ...row })
          .onConflict((known) =>
            known.columns(["account_id", "login_id"]).doUpdateSet({
              ...row,
              // Whoever chooses the same once more misses nothing.
              due_at: sql`case when statement_schedules.rhythm = excluded.rhythm
                then statement_schedules.due_at else excluded.due_at end`,
            }),
          )
          .execute();
      }
      await audit(trx, { at: now, action: "statements.scheduled", loginId, accountId, detail: { rhythm } });
      return { data: { rhythm } };
    });
  };

type Bank = { db: Kysely<Database>; mailer: Parts["mailer"] };

/** Tells one customer of what is due, whichever process comes first. Whether there was one. */
const tellOne = (
  { db, mailer }: Bank,
  now: number,
  without: readonly string[],
  begins: (id: string) => void,
) =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom("statement_schedules")
      .selectAll()
      .where("due_at", "<=", instant(now))
      .$if(without.length > 0, (query) => query.where(idOf, "not in", without))
      .orderBy("due_at")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const { rhythm, language, account_id: accountId, login_id: loginId } = row;
    begins(`${accountId}/${loginId}`);
    const done = () => {
      begins("");
      return true;
    };
    const one = trx
      .updateTable("statement_schedules")
      .where("account_id", "=", accountId)
      .where("login_id", "=", loginId);
    await one.set({ due_at: instant(nextTold(rhythm, now)), updated_at: instant(now) }).execute();
    const account = await trx
      .selectFrom("accounts")
      .select(["name", "iban", "kind"])
      .where("id", "=", accountId)
      .where("id", "in", accountIdsOf(trx, loginId))
      .executeTakeFirst();
    const login = await loginOf(trx, loginId);
    // Whoever may not see the account now may again.
    if (!account || login.blocked_by !== null) return done();
    const first = step(rhythm, startOf(rhythm, civilDate(epochOf(row.due_at), bankTimeZone)), -1);
    const last = addDays(startOf(rhythm, civilDate(now, bankTimeZone)), -1);
    const tail = account.iban?.slice(-4) ?? "";
    const company = account.kind === "corporate" ? account.name : "";
    const letter: Letter = (texts, read) => {
      const range = formatDateRange({ start: first, end: last }, read);
      return [texts.statementReadySubject(range), texts.statementReadyBody(range, company, tail)];
    };
    const about = { target: "history" } as const;
    await tell(
      { db: trx, mailer },
      { loginId, kind: "statement", letter, accountId, about, otherwise: language },
      now,
    );
    return done();
  });

/**
 * Tells of every statement that is due. What was due while the bank was down is told of as one. Safe to run in several
 * processes.
 */
export const tellOfStatements = (bank: Bank, now: number): Promise<void> =>
  eachDue((without, begins) => tellOne(bank, now, without, begins));
